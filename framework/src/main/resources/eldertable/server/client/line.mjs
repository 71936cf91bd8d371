// @ts-check
import { calm } from './dom.mjs';
import { has, language, say } from './words.mjs';

const VERSION = 1, PATIENCE = [300, 700, 1500, 3000, 6000], PING = 25000, SILENCE = 12000;

/** A line to the server that comes back by itself, hears everything once and in order, and has every wish done once. */
export class Line {
  /** @param {{table: string, token: string, name: string}} seat @param {(message: any) => void} heard @param {(state: string, why?: string) => void} changed */
  constructor(seat, heard, changed) {
    this.seat = seat;
    this.heard = heard;
    this.changed = changed;
    this.stream = '';
    this.after = 0;
    this.tries = 0;
    this.wishes = new Map();
    this.own = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);
    this.count = 0;
    this.ended = false;
    /** Other servers that know the table. @type {string[]} */
    this.servers = [];
    /** What was said while there was no line. @type {any[]} */
    this.unsaid = [];
    addEventListener('pagehide', () => this.socket.close()); // others see at once that somebody has left
    addEventListener('online', () => this.look());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.look(); });
    this.open();
  }

  open() {
    clearTimeout(this.opening);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = this.socket = new WebSocket(`${scheme}//${location.host}/socket`);
    socket.onopen = () => this.send({ type: 'join', v: VERSION, table: this.seat.table, token: this.seat.token, name: this.seat.name,
      language: language(), stream: this.stream, after: this.after });
    socket.onmessage = event => this.take(JSON.parse(event.data));
    socket.onclose = event => this.lost(event);
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING);
  }

  /** A line that is dead need not say so: a telephone that slept, or went to another net, hears nothing for minutes. Whoever gives no answer has gone. */
  ping() {
    this.send({ type: 'ping', mark: Date.now() });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.socket.onclose = this.socket.onmessage = null;
      this.socket.close();
      this.lost();
    }, SILENCE);
  }

  /** Somebody is back at this page, or the net is: is the line still there? */
  look() {
    if (this.ended) return;
    if (this.socket.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket.readyState === WebSocket.CLOSED) this.open();
  }

  /** @param {CloseEvent} [event] none if nobody said goodbye */
  lost(event) {
    clearInterval(this.pinging);
    clearTimeout(this.silence);
    if (this.ended) return;
    if (event?.code === 1008) {
      this.ended = true;
      this.changed('closed', event.reason);
      return;
    }
    this.changed('lost');
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)];
    if (this.tries > 1 && this.servers.length) this.lookElsewhere(this.servers[this.tries % this.servers.length]);
    this.opening = setTimeout(() => this.open(), wait + Math.random() * 200);
  }

  /** When another server answers, the page goes on there. @param {string} address */
  lookElsewhere(address) {
    const socket = new WebSocket(address.replace(/^http/, 'ws') + 'socket');
    socket.onopen = () => {
      socket.close();
      if (!this.ended && this.socket.readyState !== WebSocket.OPEN) location.replace(address + location.hash);
    };
  }

  /** @param {any} message */
  take(message) {
    clearTimeout(this.silence);
    if (message.type === 'pong') return;
    if (message.type === 'servers') {
      this.servers = message.addresses;
      return;
    }
    if (message.n !== undefined) {
      if (message.type === 'welcome' && message.stream !== this.stream) {
        this.stream = message.stream;
        this.after = 0;
        this.wishes.clear();
      }
      if (message.n <= this.after) return;
      this.after = message.n;
    }
    if (message.type === 'welcome') {
      this.tries = 0;
      this.changed('open');
      this.heard(message);
      for (const waiting of [...this.wishes.values(), ...this.unsaid.splice(0)]) this.send(waiting);
      return;
    }
    for (const id of message.answers ?? []) this.wishes.delete(id);
    if (message.type === 'known' || message.type === 'refused') this.wishes.delete(message.wish);
    if (message.type === 'refused' && !message.wish && ['unknown-table', 'unknown-seat', 'version', 'full'].includes(message.code)) {
      this.ended = true;
      this.changed('closed', refusal(message));
      this.socket.close();
      return;
    }
    this.heard(message);
  }

  /** @param {any} message */
  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {string} action @param {number} at @param {any} [more] */
  wish(action, at, more = {}) {
    const wish = { type: 'wish', id: `${this.own}-${++this.count}`, stream: this.stream, at, do: action, ...more };
    this.wishes.set(wish.id, wish);
    this.send(wish);
  }

  /** @param {string} type @param {any} more */
  ask(type, more) {
    const message = { type, id: `${this.own}-${++this.count}`, ...more };
    if (this.socket.readyState === WebSocket.OPEN) this.send(message); else this.unsaid.push(message);
  }

  end() {
    this.ended = true;
    clearInterval(this.pinging);
    clearTimeout(this.silence);
    clearTimeout(this.opening);
    this.socket.close();
  }
}

/** Why the server has not done something; what has a code of its own in the reader's language. @param {any} message */
export const refusal = message => (has(`browser.refused.${message.code}`) ? say(`browser.refused.${message.code}`) : message.reason);

/** How long movement takes, in milliseconds. */
export const beat = () => (calm() ? 0 : 380);
