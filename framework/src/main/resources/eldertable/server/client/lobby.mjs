// @ts-check
import { announce, h } from './dom.mjs';
import { refusal } from './line.mjs';
import { button } from './panel.mjs';
import { language, say } from './words.mjs';

const VERSION = 1, REFRESH = 5000;

/** Where people find games and tables without a link. */
export class Lobby {
  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
    this.asked = new Map();
    this.count = 0;
    this.password = sessionStorage.getItem('password') ?? '';
    this.made = null;
    this.chosen = null;
    this.open();
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.socket = new WebSocket(`${scheme}//${location.host}/socket`);
    this.socket.onopen = () => this.refresh();
    this.socket.onmessage = event => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => setTimeout(() => this.open(), 1500);
    clearInterval(this.refreshing);
    this.refreshing = setInterval(() => { if (!this.made && !this.chosen && !document.querySelector('input:focus')) this.refresh(); }, REFRESH); // what was chosen stays
  }

  ask(what, order, answered) {
    const id = `l${++this.count}`;
    this.asked.set(id, answered);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'lobby', v: VERSION, id, what, password: this.password, order }));
  }

  refresh() {
    this.ask('games', { language: language() }, answer => { this.games = answer.games; this.tables = answer.tables; this.draw(); });
  }

  hear(message) {
    if (message.type === 'refused') {
      const why = refusal(message);
      if (message.code === 'password') this.askPassword(why);
      else if (message.code === 'no-lobby') this.none(why);
      else { announce(why); this.told = why; this.draw(); }
      return;
    }
    this.asked.get(message.id)?.(message);
    this.asked.delete(message.id);
  }

  none(reason) {
    clearInterval(this.refreshing);
    this.socket.onclose = null;
    this.socket.close();
    this.page.replaceChildren(h('div.welcome', {}, h('h1', {}, 'Eldertable'), h('p', {}, reason), this.mine()));
  }

  askPassword(reason) {
    const input = /** @type {HTMLInputElement} */ (h('input', { 'aria-label': say('lobby.password'), autocomplete: 'off' }));
    const form = h('form.welcome', { onsubmit: event => { event.preventDefault(); this.password = input.value; sessionStorage.setItem('password', input.value); this.refresh(); } },
      h('h1', {}, 'Eldertable'), h('p', {}, reason), input, h('button.main', { type: 'submit' }, say('lobby.come-in')));
    this.page.replaceChildren(form);
    input.focus();
  }

  go(table, secret) {
    location.hash = `${table}.${secret}`;
  }

  mine() {
    const known = Object.entries(JSON.parse(localStorage.getItem('tables') ?? '{}')).reverse().slice(0, 8);
    const titles = JSON.parse(localStorage.getItem('titles') ?? '{}');
    if (!known.length) return null;
    return h('section', {}, h('h2', {}, say('lobby.mine')), h('div.buttons', {}, known.map(([table, secret]) => button(titles[table] ?? say('lobby.table', { table }), () => this.go(table, secret), { about: titles[table] ? table : '' }))));
  }

  draw() {
    if (this.made) return void this.page.replaceChildren(this.invitation());
    const told = this.told ? h('p.told', { role: 'alert' }, this.told) : null;
    this.told = '';
    this.page.replaceChildren(h('main.lobby', {}, h('h1', {}, 'Eldertable'), told,
      this.tables.length ? h('section', {}, h('h2', {}, say('lobby.open-tables')), h('ul.list', {}, this.tables.map(table => this.table(table)))) : null,
      h('section', {}, h('h2', {}, say('lobby.make')), h('ul.list.games', {}, this.games.map(game => this.game(game)))), this.mine()));
  }

  table(table) {
    const who = table.names.length ? table.names.join(', ') : say('lobby.nobody-yet');
    return h('li', {}, h('b', {}, table.title), h('span', {}, ` ${who} · ${table.begun ? say('lobby.playing') : say('lobby.free', { free: table.free, players: table.players })}`), h('span.buttons', {},
      table.free ? button(say('browser.sit-down'), () => this.ask('sit', { table: table.table }, answer => this.go(answer.table, answer.seats[0])), { main: true }) : null,
      button(say('lobby.watch'), () => this.ask('watch', { table: table.table }, answer => this.go(answer.table, answer.seats[0])))));
  }

  game(game) {
    const range = game.min === game.max ? say('lobby.players', { count: game.min }) : say('lobby.players-range', { least: game.min, most: game.max });
    const body = [h('b', {}, game.title), h('span', {}, ` ${range} · ${say('lobby.minutes', { minutes: game.minutes })}`), h('p', {}, game.summary)];
    if (this.chosen !== game.id) return h('li', {}, body, button(say('lobby.choose'), () => { this.chosen = game.id; this.draw(); }));
    const players = /** @type {HTMLSelectElement} */ (h('select', { 'aria-label': say('lobby.players.label') }, numbers(Math.max(2, game.min), game.max).map(n => h('option', { value: n }, say('lobby.players', { count: n })))));
    const bots = /** @type {HTMLSelectElement} */ (h('select', { 'aria-label': say('lobby.bots.label') }, numbers(0, game.max - 1).map(n => h('option', { value: n }, say('lobby.bots', { count: n })))));
    const level = /** @type {HTMLSelectElement} */ (h('select', { 'aria-label': say('lobby.level.label') }, ['easy', 'normal', 'hard'].map(name => h('option', { value: name, selected: name === 'normal' }, say(`bot.${name}`)))));
    const mods = game.mods.map(mod => ({ id: mod.id, box: /** @type {HTMLInputElement} */ (h('input', { type: 'checkbox', id: `mod-${mod.id}` })), label: h('label', { for: `mod-${mod.id}`, title: mod.summary }, ` ${mod.title} `) }));
    const open = () => this.ask('open', { game: game.id, players: Number(players.value), bots: Array(Number(bots.value)).fill(level.value), mods: mods.filter(mod => mod.box.checked).map(mod => mod.id) },
      answer => { this.made = answer; this.draw(); });
    return h('li.chosen', {}, body, h('div.choices', {}, players, bots, level), mods.length ? h('div.choices', {}, mods.map(mod => h('span', {}, mod.box, mod.label))) : null, button(say('lobby.open'), open, { main: true }));
  }

  invitation() {
    const { table, seats, watching } = this.made;
    const link = secret => `${location.origin}/#${table}.${secret}`;
    const row = (label, secret) => h('li', {}, h('b', {}, label), h('code', {}, link(secret)), button(say('lobby.copy'), () => navigator.clipboard?.writeText(link(secret))));
    return h('main.lobby', {}, h('h1', {}, say('lobby.yours')), h('p', {}, say('lobby.send-links')),
      h('ul.list', {}, seats.slice(1).map((secret, i) => row(say('browser.seat', { seat: i + 2 }), secret)), row(say('lobby.to-watch'), watching)), button(say('browser.sit-down'), () => this.go(table, seats[0]), { main: true }));
  }
}

const numbers = (from, to) => [...Array(Math.max(0, to - from + 1)).keys()].map(i => from + i);
