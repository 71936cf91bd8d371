// @ts-check
import { announce, calm, copy, h, icon } from './dom.mjs';
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
    /** The id of the game. @type {string | null} */
    this.chosen = null;
    /** @type {any[]} */
    this.tables = [];
    /** @type {any} */
    this.games = null;
    this.open();
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.socket = new WebSocket(`${scheme}//${location.host}/socket`);
    this.socket.onopen = () => this.refresh();
    this.socket.onmessage = event => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => setTimeout(() => this.open(), 1500);
    clearInterval(this.refreshing);
    this.refreshing = setInterval(() => { if (!this.made) this.refresh(); }, REFRESH);
  }

  ask(what, order, answered) {
    const id = `l${++this.count}`;
    this.asked.set(id, answered);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'lobby', v: VERSION, id, what, password: this.password, order }));
  }

  refresh() {
    this.ask('games', { language: language() }, answer => this.known(answer));
  }

  /** What is being chosen stays as it is; the tables of others come and go. @param {any} answer */
  known(answer) {
    const same = this.games && JSON.stringify(this.games) === JSON.stringify(answer.games);
    this.games = answer.games;
    this.tables = answer.tables;
    const shown = this.page.querySelector('.open-tables');
    if (same && shown) {
      if (!shown.contains(document.activeElement)) shown.replaceWith(this.openTables());
    } else this.draw();
  }

  hear(message) {
    if (message.type === 'refused') {
      const why = refusal(message);
      if (message.code === 'password') this.askPassword(this.password ? say('lobby.wrong-password') : why);
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
    this.page.replaceChildren(h('div.welcome', {}, title(), h('p', {}, reason), this.mine()));
  }

  askPassword(reason) {
    const input = /** @type {HTMLInputElement} */ (h('input', { 'aria-label': say('lobby.password'), autocomplete: 'off' }));
    const form = h('form.welcome', { onsubmit: event => { event.preventDefault(); this.password = input.value; sessionStorage.setItem('password', input.value); this.refresh(); } },
      title(), h('p', {}, reason), input, h('button.main', { type: 'submit' }, say('lobby.come-in')));
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
    if (!this.games.some(game => game.id === this.chosen)) this.chosen = this.games[0]?.id ?? null;
    const scrolled = this.page.querySelector('.lobby')?.scrollTop ?? 0;
    this.page.replaceChildren(h('main.lobby', {}, title(), h('p.line', {}, say('lobby.line')), told, this.openTables(),
      h('section', { 'aria-label': say('lobby.make') }, this.tables.length ? h('h2', {}, say('lobby.make')) : null, h('ul.covers', {}, this.games.map(game => h('li', {}, this.cover(game)))), this.order()), this.mine()));
    const lobby = this.page.querySelector('.lobby');
    if (lobby) lobby.scrollTop = scrolled;
  }

  // ------------------------------------------------------------ tables of others

  openTables() {
    return h('section.open-tables', {}, this.tables.length ? [h('h2', {}, say('lobby.open-tables')), h('ul.list', {}, this.tables.map(table => this.table(table)))] : null);
  }

  table(table) {
    const who = table.names.length ? table.names.join(', ') : say('lobby.nobody-yet');
    const name = this.games.find(game => game.id === table.game)?.title ?? table.title;
    return h('li', {}, lid(table.game), h('div', {}, h('b', {}, name), h('p', {}, `${who} · ${table.begun ? say('lobby.playing') : say('lobby.free', { free: table.free, players: table.players })}`), h('span.buttons', {},
      table.free ? button(say('browser.sit-down'), () => this.ask('sit', { table: table.table }, answer => this.go(answer.table, answer.seats[0])), { main: true }) : null,
      button(say('lobby.watch'), () => this.ask('watch', { table: table.table }, answer => this.go(answer.table, answer.seats[0]))))));
  }

  // ------------------------------------------------------------ a table of one's own

  cover(game) {
    const players = game.min === game.max ? `${game.min}` : `${game.min}–${game.max}`;
    const choose = () => {
      this.chosen = game.id;
      this.draw();
      const order = this.page.querySelector('.order');
      if (order && order.getBoundingClientRect().bottom > innerHeight) order.scrollIntoView({ block: 'nearest', behavior: calm() ? 'auto' : 'smooth' });
      /** @type {HTMLElement} */ (this.page.querySelector('.cover[aria-pressed="true"]'))?.focus({ preventScroll: true });
    };
    return h('button.cover', { onclick: choose, 'aria-pressed': String(game.id === this.chosen), 'aria-label': `${game.title}. ${howMany(game)}, ${say('lobby.minutes', { minutes: game.minutes })}` }, lid(game.id),
      h('b', {}, game.title), h('span.facts', {}, h('span', {}, icon('meeple-group'), ` ${players}`), h('span', {}, icon('hourglass'), ` ${say('lobby.min', { minutes: game.minutes })}`)));
  }

  /** How the chosen game is to be played. */
  order() {
    const game = this.games.find(one => one.id === this.chosen);
    if (!game) return null;
    const many = bots => say('lobby.bots', { count: bots });
    const bots = choice(say('lobby.bots.label'), []), players = choice(say('lobby.players.label'), numbers(game.min, game.max).map(n => [n, say('lobby.players', { count: n })]), Math.max(2, game.min));
    const level = choice(say('lobby.level.label'), ['easy', 'normal', 'hard'].map(name => [name, say(`bot.${name}`)]), 'normal');
    const long = seconds => seconds < 60 ? say('lobby.seconds', { seconds }) : say('lobby.minutes', { minutes: seconds / 60 });
    const limit = (per, time) => per === 'move' ? say('lobby.clock.move', { time }) : say('lobby.clock.game', { time });
    const clock = choice(say('lobby.clock'), [['', say('lobby.clock.none')], ...CLOCKS.map(([per, seconds]) => [`${per} ${seconds}`, limit(per, long(seconds))])], '');
    const fill = () => { // a seat is left for whoever makes the table
      const before = Math.min(Number(bots.value), Number(players.value) - 1);
      bots.replaceChildren(...numbers(0, Number(players.value) - 1).map(n => h('option', { value: n, selected: n === before }, many(n))));
      level.disabled = Number(bots.value) === 0;
    };
    players.onchange = fill;
    bots.onchange = () => { level.disabled = Number(bots.value) === 0; };
    fill();
    const box = (id, label, about, checked = false) => h('label', { title: about || null }, h('input', { type: 'checkbox', id, checked }), ` ${label}`);
    const mods = game.mods.map(mod => box(`mod-${mod.id}`, mod.title, mod.summary));
    const shown = box('shown', say('lobby.shown'), say('lobby.shown.about'), true);
    const isOn = made => /** @type {HTMLInputElement} */ (made.querySelector('input')).checked;
    const open = () => {
      const [per, seconds] = clock.value.split(' ');
      this.ask('open', { game: game.id, players: Number(players.value), bots: Array(Number(bots.value)).fill(level.value), mods: game.mods.filter((mod, i) => isOn(mods[i])).map(mod => mod.id), open: isOn(shown),
        ...(clock.value ? { clock: { per, seconds: Number(seconds) } } : {}) }, answer => { this.made = answer; keepInvitation(answer); this.draw(); });
    };
    return h('div.order', {}, h('div', {}, h('h2', {}, game.title), h('p', {}, game.summary), h('p.facts', {}, h('span', {}, icon('meeple-group'), ` ${howMany(game)}`), h('span', {}, icon('hourglass'), ` ${say('lobby.minutes', { minutes: game.minutes })}`))),
      h('div', {}, h('div.choices', {}, players, bots, level, clock), mods.length ? h('div.choices.mods', {}, mods) : null, h('div.choices', {}, shown), h('div.buttons', {}, button(say('lobby.open'), open, { main: true }))));
  }

  invitation() {
    const { table, seats } = this.made;
    return h('main.lobby', {}, title(say('lobby.yours')), h('p.line', {}, say('lobby.send-links')), h('div.order.invited', {}, lid(/** @type {string} */ (this.chosen)), invitations(table)),
      h('div.buttons.alone', {}, button(say('browser.sit-down'), () => this.go(table, seats[0]), { main: true })));
  }
}

const CLOCKS = [['move', 30], ['move', 60], ['move', 180], ['game', 300], ['game', 900], ['game', 1800]];

/** Links to seats of a table that was made in this browser, to be sent to others; nothing if it was made elsewhere. @param {string} table @param {any} [model] who is there already */
export function invitations(table, model) {
  const made = JSON.parse(localStorage.getItem('invitations') ?? '{}')[table];
  if (!made) return null;
  const link = secret => `${location.origin}/#${table}.${secret}`;
  const row = (label, secret) => h('li', {}, h('div', {}, h('b', {}, label), h('code', {}, link(secret)), button(say('lobby.copy'), event => copy(link(secret), event.currentTarget, say('lobby.copied')))));
  return h('ul.list.links', {}, made.seats.slice(1).map((secret, i) => (model?.presence.seats[i + 1]?.name ? null : row(say('browser.seat', { seat: 'BCDEFGH'[i] }), secret))), row(say('lobby.to-watch'), made.watching));
}

/** Whoever has made a table finds its links again at the table. */
function keepInvitation({ table, seats, watching }) {
  const known = JSON.parse(localStorage.getItem('invitations') ?? '{}');
  localStorage.setItem('invitations', JSON.stringify(Object.fromEntries([...Object.entries(known), [table, { seats, watching }]].slice(-20))));
}

const title = (words = 'Eldertable') => h('h1.title', {}, icon('curled-tentacle'), h('span', {}, words), icon('curled-tentacle'));

const howMany = game => (game.min === game.max ? say('lobby.players', { count: game.min }) : say('lobby.players-range', { least: game.min, most: game.max }));

/** The lid of a game's box; without one there is its title alone. @param {string} game */
export function lid(game) {
  const made = /** @type {HTMLImageElement} */ (h('img.lid', { src: `/cover/${encodeURIComponent(game)}.png`, alt: '', width: 400, height: 574, decoding: 'async' }));
  made.onerror = () => made.remove();
  return made;
}

/** @param {string} label @param {any[][]} options value and words @param {any} [chosen] @returns {HTMLSelectElement} */
const choice = (label, options, chosen) => /** @type {HTMLSelectElement} */ (h('select', { 'aria-label': label, title: label }, options.map(([value, words]) => h('option', { value, selected: value === chosen }, words))));

const numbers = (from, to) => [...Array(Math.max(0, to - from + 1)).keys()].map(i => from + i);
