// @ts-check
import { announce, h } from './dom.mjs';
import { beat, Line, refusal } from './line.mjs';
import { invitations, lid, Lobby } from './lobby.mjs';
import { Model } from './model.mjs';
import { fit, move, places, TableDrawing } from './table.mjs';
import { cardFace } from './pieces.mjs';
import * as panel from './panel.mjs';
import * as sheets from './sheets.mjs';
import { learn, say } from './words.mjs';

const page = /** @type {HTMLElement} */ (document.getElementById('page'));

/** One seat at one table, as it is shown here. */
class Sitting {
  constructor(table, token) {
    this.table = table;
    this.token = token;
    this.model = new Model();
    this.waiting = [];
    this.busy = false;
    this.state = 'opening';
    this.why = '';
    this.ended = false;
    const known = localStorage.getItem('name');
    this.act = {
      choose: (codes, label) => this.choose(codes, label), enlarge: (kind, near, stay) => this.enlarge(kind, near, stay),
      wish: (action, more) => this.wish(action, more), tell: words => this.toast(words),
      rules: () => sheets.rules(this.model, this.table), people: () => sheets.people(this.model, this.act, this.table), settings: () => sheets.settings(() => this.draw()),
      chronicle: () => sheets.told(this.model),
      chat: () => sheets.chat(this.model, this.act), say: text => this.line.ask('chat', { text }),
      standIn: (seat, bot) => this.line.ask('stand-in', { seat, bot }),
    };
    if (known === null) this.askName();
    else this.open(known);
    addEventListener('resize', () => this.draw());
    setInterval(() => this.tick(), 500);
    addEventListener('keydown', event => this.key(event));
  }

  askName() {
    const input = /** @type {HTMLInputElement} */ (h('input', { maxlength: '24', id: 'name', autocomplete: 'nickname', 'aria-label': say('browser.name') }));
    const form = h('form.welcome', { onsubmit: event => { event.preventDefault(); localStorage.setItem('name', input.value.trim()); this.open(input.value.trim()); } },
      h('h1', {}, 'Eldertable'), h('p', {}, say('browser.invited')), input, h('button.main', { type: 'submit' }, say('browser.sit-down')));
    page.replaceChildren(form);
    input.focus();
  }

  open(name) {
    page.replaceChildren(h('div.welcome', {}, h('h1', {}, 'Eldertable'), h('p', {}, say('browser.going'))));
    this.line = new Line({ table: this.table, token: this.token, name }, message => this.hear(message), (state, why) => this.changed(state, why));
  }

  // ------------------------------------------------------------ hearing

  changed(state, why) {
    this.state = state;
    this.why = why ?? '';
    if (state === 'lost') announce(say('browser.lost'));
    this.draw();
  }

  hear(message) {
    const { model } = this;
    switch (message.type) {
      case 'welcome':
        this.begun = message.begun;
        if (!message.resumed) {
          if (message.begun && model.snapshot) model.rest(); else model.forget();
          this.waiting = [];
        }
        model.seat = message.seat;
        model.host = message.host;
        model.title = message.title;
        this.game = message.game;
        document.title = `${message.title} – Eldertable`;
        this.remember(message.title);
        this.draw();
        break;
      case 'table': this.waiting.push(message); this.next(); break;
      case 'snapshot': this.waiting.push({ ...message, heard: performance.now() }); this.next(); break;
      case 'presence': model.presence = message; this.draw(); if (document.querySelector('dialog .people')) this.act.people(); break;
      case 'thinks': model.thinking = message.seat ?? null; this.draw(); break;
      case 'chat':
        model.chat.push(message);
        if (model.snapshot && message.seat !== model.seat && !document.querySelector('dialog .chat')) this.toast(`${message.name}: ${message.text}`); // what was said before comes before the table
        this.refreshChat();
        break;
      case 'refused': this.toast(refusal(message)); break;
      case 'failed': this.why = message.text; this.state = 'closed'; this.draw(); break;
      default:
    }
  }

  /** What the lobby calls this table among one's own. @param {string} title */
  remember(title) {
    const titles = JSON.parse(localStorage.getItem('titles') ?? '{}');
    titles[this.table] = title;
    localStorage.setItem('titles', JSON.stringify(Object.fromEntries(Object.entries(titles).slice(-40))));
  }

  /** Clocks run on while nothing else happens. */
  tick() {
    if (this.model.snapshot?.clock) for (const shown of document.querySelectorAll('[data-clock]')) shown.textContent = this.model.clock(Number(shown.getAttribute('data-clock')));
  }

  refreshChat() {
    if (document.querySelector('dialog .chat')) sheets.chat(this.model, this.act);
  }

  /** Shows what came one after the other, so that every move can be seen; when much has piled up, faster. */
  next() {
    if (this.busy || !this.waiting.length) return;
    const message = this.waiting.shift();
    const { model } = this;
    if (message.type === 'table') {
      model.description = message;
      this.theme(message.theme);
      document.body.style.backgroundImage = `url("/art/${message.art}/table/top.png")`;
      this.next();
      return;
    }
    const before = model.snapshot ? places(document.getElementById('table')) : null;
    const told = model.chronicle.length;
    model.show(message);
    this.at = message.n;
    this.draw();
    const table = document.getElementById('table');
    if (table && !message.whole) move(model, table, before, message.effects ?? []);
    if (message.refused) this.toast(message.refused);
    for (const notice of message.notices ?? []) this.toast(notice.text);
    const fresh = message.whole ? [] : model.chronicle.slice(told).map(line => line.text);
    if (fresh.length) announce(fresh.join(' '));
    if (message.plea?.yours) sheets.plea(model, this.act);
    else document.querySelector('dialog.plea')?.remove();
    if (message.result && !this.ended) { this.ended = true; setTimeout(() => sheets.ending(model, this.act), beat() * 2); }
    if (!message.result) this.ended = false;
    if (!message.effects?.some(effect => effect.do !== 'said') || this.waiting.length > 5) { this.next(); return; }
    this.busy = true;
    setTimeout(() => { this.busy = false; this.next(); }, beat());
  }

  theme(theme) {
    for (const [name, colour] of Object.entries(theme)) if (String(colour).startsWith('#')) document.documentElement.style.setProperty(`--${name}`, colour);
    document.documentElement.dataset.mood = theme.mood;
  }

  // ------------------------------------------------------------ showing

  draw() {
    const { model } = this;
    if (this.state === 'closed') return void page.replaceChildren(h('div.welcome', {}, h('h1', {}, 'Eldertable'), h('p', {}, this.why || say('browser.closed'))));
    if (!model.description || !model.snapshot) return void (this.line && page.replaceChildren(this.gathering()));
    const focused = document.activeElement?.closest('[data-codes], [data-code]');
    const key = focused ? focused.getAttribute('data-codes') ?? focused.getAttribute('data-code') : null;
    const drawing = new TableDrawing(model, this.act);
    const table = drawing.draw();
    const placed = new Set([.../** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll('.hot'))].flatMap(one => one.dataset.codes.split(' ').map(Number)));
    const log = panel.chronicle(model, this.act);
    const side = h('aside.side', {}, log, panel.ask(model, placed, this.act), panel.tools(model, this.act));
    const scrolled = document.querySelector('.scroller')?.scrollTop ?? 0;
    const lost = this.state === 'lost' ? h('p.lost', { role: 'alert' }, say('browser.lost')) : null;
    this.enlarge(null);
    page.replaceChildren(h('div.play', { class: model.snapshot.ask ? 'mine' : '' }, panel.bar(model, this.act), h('div.scroller', {}, table), side, lost));
    fit(table);
    const scroller = document.querySelector('.scroller');
    if (scroller) scroller.scrollTop = scrolled;
    log.scrollTop = log.scrollHeight;
    if (key) /** @type {HTMLElement} */ (page.querySelector(`[data-codes="${key}"][tabindex], [data-code="${key}"]`))?.focus({ preventScroll: true });
  }

  gathering() {
    const { model } = this;
    return h('div.welcome.gathering', {}, this.game ? lid(this.game) : null, h('h1', {}, model.title), this.state === 'lost' ? h('p.lost', {}, say('browser.lost')) : null,
      h('p', {}, this.begun ? say('browser.going') : say('browser.gathering')),
      h('ul.seats', {}, model.presence.seats.map((seat, i) => h('li', { class: seat.here ? 'here' : '' }, h('b', {}, seat.name || panel.seatName(i)), ` ${panel.whereabouts(seat)}`))),
      model.host && model.presence.seats.some(seat => !seat.here) ? h('button', { onclick: this.act.people }, say('browser.let-bot-play')) : null,
      model.host ? invitations(this.table, model) : null);
  }

  enlarge(kind, near, stay) {
    clearTimeout(this.enlarging);
    document.querySelector('.enlarged')?.remove();
    if (!kind) return;
    const show = () => {
      const { model } = this, def = model.kind(kind);
      const card = h('div.enlarged', { 'aria-hidden': stay ? null : 'true' }, h('div.big', {}, cardFace(model, kind)),
        h('div.about', {}, h('b', {}, def.title), (def.attributes ?? []).map(line => h('span', {}, line)), def.text ? h('p', {}, def.text) : null));
      const box = near?.getBoundingClientRect();
      card.classList.add(box && box.x + box.width / 2 > innerWidth / 2 ? 'left' : 'right');
      if (stay) card.addEventListener('click', () => card.remove());
      document.body.append(card);
      if (stay) announce([def.title, ...(def.attributes ?? []), def.text ?? ''].join('. '));
    };
    if (stay) show(); else this.enlarging = setTimeout(show, 420);
  }

  toast(words) {
    announce(words);
    const toast = h('p.toast', {}, words);
    document.body.append(toast);
    setTimeout(() => toast.remove(), 4200);
  }

  // ------------------------------------------------------------ wishing

  wish(action, more) {
    if (this.waiting.length) return;
    this.line.wish(action, this.at, more);
  }

  choose(codes, label) {
    const { model } = this, many = model.snapshot.ask.many;
    const open = [];
    for (const code of codes) {
      const here = model.choices.get(code) ?? [];
      if (!here.length || many && here[0].times) continue;
      open.push(...here);
      break;
    }
    if (!open.length && many) {
      const picked = codes.filter(code => (model.choices.get(code) ?? []).some(choice => choice.times)).pop();
      if (picked !== undefined) this.wish('unpick', { code: picked });
      return;
    }
    const take = choice => this.wish('choose', { path: choice.path ?? [choice.code] });
    if (open.length === 1) take(open[0]);
    else if (open.length) sheets.which(label, open, take);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement || document.querySelector('dialog') || !this.model.snapshot) return;
    const { snapshot } = this.model;
    const buttons = [...page.querySelectorAll('.ask button')];
    const number = Number(event.key);
    if (number >= 1 && number <= buttons.length) /** @type {HTMLElement} */ (buttons[number - 1]).click();
    else if (event.key === 'Escape') { this.enlarge(null); if (snapshot.ask?.canGoBack) this.wish('back', {}); }
    else if (event.key === 'u' && panel.mayUndo(this.model)) this.wish('undo', {});
    else if (event.key === 'r') this.act.rules();
    else if (event.key === 'p') this.act.people();
    else if (event.key === 'c') { event.preventDefault(); this.act.chat(); }
    else if (event.key === 'i') {
      const thing = /** @type {HTMLElement} */ (document.activeElement)?.closest('[data-kind]');
      if (thing) this.enlarge(/** @type {HTMLElement} */ (thing).dataset.kind, thing, true);
    } else if (event.key.startsWith('Arrow')) this.step(event);
  }

  /** Goes to the nearest thing in a direction that can be chosen. */
  step(event) {
    const things = [.../** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll('.hot, .ask button, .tools button'))];
    if (!things.length) return;
    event.preventDefault();
    const from = things.includes(/** @type {HTMLElement} */ (document.activeElement)) ? document.activeElement : null;
    if (!from) return void things[0].focus();
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const a = from.getBoundingClientRect();
    let best = null, least = Infinity;
    for (const thing of things) {
      const b = thing.getBoundingClientRect();
      const x = b.x + b.width / 2 - a.x - a.width / 2, y = b.y + b.height / 2 - a.y - a.height / 2;
      const along = x * dx + y * dy, across = Math.abs(x * dy) + Math.abs(y * dx);
      if (thing === from || along <= 2) continue;
      if (along + across * 2 < least) { least = along + across * 2; best = thing; }
    }
    best?.focus();
  }
}

async function begin() {
  sheets.apply();
  await learn();
  const [table, token] = location.hash.slice(1).split('.');
  if (table && token) {
    const known = JSON.parse(localStorage.getItem('tables') ?? '{}');
    delete known[table]; // the latest comes last
    known[table] = token;
    localStorage.setItem('tables', JSON.stringify(Object.fromEntries(Object.entries(known).slice(-40))));
    window['sitting'] = new Sitting(table, token);
  } else window['lobby'] = new Lobby(page);
}

addEventListener('hashchange', () => location.reload());
begin();
