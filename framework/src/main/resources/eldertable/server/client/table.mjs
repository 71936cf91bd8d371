// @ts-check
import { h, icon, calm } from './dom.mjs';
import * as codes from './codes.mjs';
import { board } from './board.mjs';
import { light } from './light.mjs';
import { placesOf } from './model.mjs';
import { level } from './panel.mjs';
import { cardBack, figure, idleHalf, paint, token, words } from './pieces.mjs';
import { say } from './words.mjs';

/** What part of the width a board may take; and sizes of cards, in pixels. */
const BOARD_SHARES = [0.58, 0.47, 0.38], READABLE = 58, LEAST = 40;
const STACKED = 4;

/** Draws the table as its viewer may see it. What can be chosen is a button; `act` hears of it. */
export class TableDrawing {
  /** @param {any} model @param {{choose: (codes: number[], label: string) => void, enlarge: (kind: string | null, near?: Element, stay?: boolean) => void}} act */
  constructor(model, act) {
    this.model = model;
    this.act = act;
  }

  draw() {
    const { model } = this, { description } = model;
    const me = model.seat, players = description.seats.length;
    const boards = description.boards.map((def, i) => ({ def, view: model.boards[i] })).filter(one => !one.def.hidden);
    const order = [...Array(players).keys()].map(i => (me < 0 ? i : (me + i) % players)).filter(seat => seat !== me);
    const common = this.common(boards);
    const others = h('section.others', { 'aria-label': say('browser.others'), style: { '--players': order.length } }, order.map(seat => this.area(seat)));
    const shared = common.length ? h('section.common', { 'aria-label': say('browser.table') }, common) : null;
    const own = me >= 0 ? this.area(me) : null;
    const hand = me >= 0 ? this.hand(me) : null;
    const ground = boards.length ? h('section.boards', {}, boards.map(one => board(model, one.def, one.view, (...args) => this.piece(...args), (...args) => this.hot(...args)))) : null;
    return h('main.table', { class: ground ? 'with-board' : '', id: 'table' }, ground, h('div.bands', {}, others, shared, own), hand);
  }

  // ------------------------------------------------------------ what lies for all

  common(boards) {
    const { model } = this, { description } = model, blocks = [], groups = new Map();
    for (const { view, def } of model.partsOf('once')) {
      if (def.candles !== undefined) blocks.push(this.candles(view, def));
      else if (def.track !== undefined) blocks.push(this.track(view, def));
    }
    const boardZones = new Set(boards.map(one => one.def.zone).concat(description.boards.map(def => def.zone)));
    const rank = { side: 0, top: 1, middle: 2 };
    const zones = description.zones.map((def, number) => ({ def, number, view: model.zones[number] }))
      .filter(({ def, number }) => def.owner === undefined && !def.hidden && def.id !== 'box' && !boardZones.has(number))
      .sort((a, b) => rank[a.def.area] - rank[b.def.area] || a.def.order - b.def.order);
    const plain = [];
    for (const { view, def } of model.partsOf('once')) if (def.sort !== 'counter' && isShown(view, def)) plain.push(this.component(view, def, def.title));
    for (const { def, number, view } of zones) {
      if (def.group !== undefined) {
        if (view.entries.length) into(groups, def.group, this.zone(number, ''));
      } else if (view.entries.length || def.area === 'middle' && def.placed) plain.push(this.zone(number, def.title));
    }
    for (const { view, def } of model.partsOf('group')) {
      if (def.sort !== 'counter' && isShown(view, def)) into(groups, def.members[view.of], this.component(view, def, ''));
      else if (def.sort === 'counter' && def.shown && view.value !== undefined) into(groups, def.members[view.of], this.chip(view, def));
    }
    for (const [caption, parts] of groups) blocks.push(h('div.block.group', {}, h('h3', {}, caption), h('div.row', {}, parts)));
    return blocks.concat(plain);
  }

  /** As many burn as the counter says, from the left; the one that went out last still smokes. */
  candles(view, def) {
    const all = [...Array(def.candles).keys()].map(i => {
      const state = i < view.value ? 'lit' : i === view.value ? 'smoking' : 'out', made = h('span.candle', { class: state, style: { '--burnt': `${74 + i * 37 % 27}%` } });
      paint(made, this.model, `candle/${state}`);
      return made;
    });
    const words = `${def.title}: ${say('ask.of', { count: view.value, all: def.candles })}`;
    return h('div.block.candles', { 'data-counter': `${view.id}/${view.of}`, role: 'img', 'aria-label': words, title: words }, h('h3', {}, def.title), h('div.row', {}, all));
  }

  track(view, def) {
    const steps = [...Array(def.track + 1).keys()].map(i => h('li', { class: i === view.value ? 'here' : '' }, i));
    return h('div.block.track', { 'data-counter': `${view.id}/${view.of}`, role: 'img', 'aria-label': say('browser.track', { title: def.title, value: view.value, most: def.track }), style: { '--tint': def.colour } },
      h('h3', {}, def.icon ? icon(def.icon) : null, ` ${def.title}`), h('ol', {}, steps));
  }

  // ------------------------------------------------------------ players

  area(seat) {
    const { model } = this, def = model.description.seats[seat], state = model.snapshot.players[seat], own = seat === model.seat;
    const blocks = [];
    model.description.zones.forEach((zone, number) => {
      if (zone.owner !== seat || zone.hidden || own && zone.area === 'hand') return;
      if (model.zones[number].entries.length) blocks.push({ order: zone.area === 'hand' ? -1 : zone.order, made: this.zone(number, zone.title) });
    });
    for (const { view, def: part } of model.partsOf('player', seat)) {
      if (part.sort !== 'counter' && isShown(view, part)) blocks.push({ order: part.order, made: this.component(view, part, part.title) });
    }
    blocks.sort((a, b) => a.order - b.order);
    const chips = model.partsOf('player', seat).filter(one => one.def.sort === 'counter' && one.def.shown && !(one.def.mark && !one.view.value))
      .map(one => this.chip(one.view, one.def));
    const presence = model.presence.seats[seat];
    const away = presence && !presence.here;
    const plate = h('div.plate', { 'data-seat': seat }, h('span.seat-mark', { 'aria-hidden': 'true' }),
      h('b.name', {}, def.name), own ? h('i', {}, say('seat.you')) : def.bot ? h('i', {}, say('seat.bot', { level: level(def.bot) })) : null,
      presence?.bot && !def.bot ? h('i', {}, say('browser.bot-plays', { level: level(presence.bot) })) : away ? h('i.away', {}, say('browser.away')) : null,
      model.thinking === seat ? h('i.thinking', {}, say('seat.thinks')) : null, state?.out ? h('i', {}, say('seat.out')) : null,
      state?.toAct && model.thinking !== seat ? h('i.turn', {}, own ? say('seat.yours') : say('seat.to-move')) : null,
      h('span.clock', { 'data-clock': seat, role: 'timer' }, model.clock(seat)), h('span.chips', {}, chips));
    this.hot(plate, [codes.player(seat)], def.name);
    return h('section.area', { class: `${own ? 'own' : ''} ${state?.toAct ? 'to-act' : ''} ${state?.active ? 'active' : ''}`, style: { '--seat': def.colour }, 'aria-label': def.name },
      plate, blocks.length ? h('div.blocks', {}, blocks.map(block => block.made)) : null);
  }

  chip(view, def) {
    const value = view.value ?? '?';
    const title = def.mark ? def.title : `${def.title}: ${value}`;
    return h('span.chip', { 'data-counter': `${view.id}/${view.of}`, title, role: 'img', 'aria-label': title, style: { '--tint': def.colour } },
      h('span.coin.token', {}, def.icon ? icon(def.icon) : def.title.slice(0, 1)), def.mark ? null : h('b', {}, value));
  }

  hand(seat) {
    const { model } = this;
    const number = model.description.zones.findIndex(zone => zone.owner === seat && zone.area === 'hand');
    if (number < 0 || !model.zones[number].entries.length) return null;
    const entries = model.zones[number].entries, n = entries.length;
    const cards = entries.map((entry, i) => {
      const made = entry ? this.lying(entry, [codes.piece(entry.piece)], number) : this.hidden(number, i);
      const off = i - (n - 1) / 2;
      made.style.setProperty('--turn', `${n > 2 ? off * Math.min(2.2, 16 / n) : 0}deg`);
      made.style.setProperty('--drop', String(n > 2 ? off * off / ((n - 1) * (n - 1) / 4) : 0));
      return made;
    });
    return h('section.hand', { 'data-zone': number, 'aria-label': model.description.zones[number].title, style: { '--cards': n } }, cards);
  }

  // ------------------------------------------------------------ zones

  zone(number, caption) {
    const { model } = this, def = model.description.zones[number], entries = model.zones[number].entries;
    const pile = def.spread === 'pile' || !entries.length;
    const body = pile ? this.pile(number, def, entries) : h('div.pieces', { class: def.spread }, this.heaps(number, def, entries));
    return h('div.block.zone', { 'data-zone': number, role: 'group', 'aria-label': `${def.named}, ${entries.length}` }, caption ? h('h3', {}, caption) : null, body);
  }

  heaps(number, def, entries) {
    const heaps = new Map();
    entries.forEach((entry, i) => {
      const alone = def.spread !== 'groups' && def.spread !== 'places' || !entry || (entry.on ?? []).length;
      const key = alone ? `#${i}` : entry.kind;
      if (!heaps.has(key)) heaps.set(key, { entry, list: [] });
      heaps.get(key).list.push(entry ? codes.piece(entry.piece) : codes.slot(number, i));
    });
    const half = this.model.description.overlaps.filter(one => one.zone === def.id && one.before).map(one => one.kind);
    return [...heaps.values()].map(({ entry, list }, i) => {
      const made = entry ? this.lying(entry, list, number) : this.hidden(number, codesIndex(list[0]));
      if (entry && i > 0 && half.includes(entry.kind)) made.classList.add('half');
      return made;
    });
  }

  pile(number, def, entries) {
    const n = entries.length;
    const at = def.visible === 'top' ? 0 : n - 1;
    const entry = n ? entries[at] : null;
    const made = h('div.thing.pile', { class: n ? 'shape-card' : 'empty' });
    if (n) made.append(entry ? figure(this.model, entry, false).body : cardBack(this.model, number));
    made.append(h('b.count', {}, n));
    const list = n ? [codes.slot(number, 0)].concat(entries[0] ? [codes.piece(entries[0].piece)] : []) : [];
    if (entry) this.shows(made, entry.kind);
    this.hot(made, list, `${def.named}, ${n}${entry ? ', ' + words(this.model, entry) : ''}`);
    return made;
  }

  hidden(zone, index) {
    const made = h('div.thing.shape-card.hidden', {}, cardBack(this.model, zone));
    this.hot(made, [codes.slot(zone, index)], say('browser.unseen', { zone: this.model.description.zones[zone].named, place: index + 1 }));
    return made;
  }

  /** A piece in a zone: of a card with two halves, the one that does not count there is dimmed. */
  lying(piece, list, zone) {
    const made = this.piece(piece, list, list.length, false);
    const idle = idleHalf(this.model, piece, this.model.description.zones[zone].id);
    if (idle) made.append(h(`span.idle.${idle}`));
    return made;
  }

  piece(piece, list, many, onBoard) {
    const { shape, body, marks } = figure(this.model, piece, onBoard);
    const made = h('div.thing.piece', { class: `shape-${shape}`, 'data-piece': piece.piece }, body);
    for (let i = 1; i < Math.min(many, STACKED) && !onBoard; i++) made.append(h('span.under', { style: { '--under': i } }));
    if (marks.length) made.append(h('span.marks', {}, marks));
    if (many > 1) made.append(h('b.count', {}, `× ${many}`));
    this.shows(made, piece.kind);
    this.hot(made, list, words(this.model, piece) + (many > 1 ? ` × ${many}` : ''));
    return made;
  }

  // ------------------------------------------------------------ other components

  component(view, def, caption) {
    const body = def.sort === 'tray' ? this.tray(view, def) : def.heap === 'dial' ? this.dial(view, def) : this.tokens(view, def);
    return h('div.block.component', { 'data-component': `${view.id}/${view.of}`, 'aria-label': def.title }, caption ? h('h3', {}, caption) : null, body);
  }

  tokens(view, def) {
    if (def.heap === 'bag' || !view.slots) return h('div.bag', { style: { '--tint': def.colour } }, def.icon ? icon(def.icon) : null, h('b', {}, view.total ?? (view.listed ?? []).join(', ')));
    const tokens = view.slots.flatMap(slot => Object.entries(slot).map(([kind, many]) => token(this.model, kind, many)));
    return h('div.tokens', {}, tokens.length ? tokens : h('i.none', {}, '–'));
  }

  dial(view, def) {
    const steps = (view.slots ?? []).map((slot, i) => {
      const tokens = Object.entries(slot).map(([kind, many]) => token(this.model, kind, many));
      return h('li', { 'aria-label': say('browser.step', { step: i + 1 }) }, h('span.step', {}, i + 1), h('span.tokens', {}, tokens));
    });
    return h('ol.dial', { style: { '--steps': steps.length } }, steps);
  }

  tray(view, def) {
    const dice = view.dice.length ? view.dice : Array(view.count).fill(null);
    return h('div.tray', {}, dice.map((die, i) => {
      const shown = die ? say('browser.die', { die: def.die, face: die.face }) : say('browser.die.unseen', { die: def.die });
      const made = h('div.die', { class: die?.locked ? 'locked' : '' }, die ? String(die.face) : '?');
      this.hot(made, [codes.cell(def.first + view.of * def.size + i)], die?.locked ? say('browser.die.locked', { die: shown }) : shown);
      return made;
    }));
  }

  // ------------------------------------------------------------ choosing

  shows(made, kind) {
    made.dataset.kind = kind;
    made.addEventListener('pointerenter', event => { if (event.pointerType === 'mouse') this.act.enlarge(kind, made); });
    made.addEventListener('pointerleave', () => this.act.enlarge(null));
    made.addEventListener('focus', () => { if (made.matches(':focus-visible')) this.act.enlarge(kind, made); });
    made.addEventListener('blur', () => this.act.enlarge(null));
    made.addEventListener('contextmenu', event => { event.preventDefault(); this.act.enlarge(kind, made, true); });
    let held;
    made.addEventListener('touchstart', () => { held = setTimeout(() => { made.dataset.held = '1'; this.act.enlarge(kind, made, true); }, 450); }, { passive: true });
    for (const end of ['touchend', 'touchmove', 'touchcancel']) made.addEventListener(end, () => clearTimeout(held), { passive: true });
  }

  /** Lets a thing be chosen if it may be, and tells why not if it may not. */
  hot(made, list, label) {
    const { model } = this;
    made.setAttribute('aria-label', label);
    made.dataset.codes = list.join(' ');
    const open = list.filter(code => model.choices.has(code));
    const picked = list.reduce((sum, code) => sum + (model.choices.get(code) ?? []).reduce((times, choice) => times + (choice.times ?? 0), 0), 0);
    if (list.some(code => model.hinted.has(code) || model.choices.get(code)?.some(choice => isHinted(model, choice)))) made.classList.add('hinted');
    if (open.length) {
      made.classList.add('hot');
      made.setAttribute('role', 'button');
      made.tabIndex = 0;
      if (picked || list.some(code => model.foregone.has(code))) { made.classList.add('picked'); made.setAttribute('aria-pressed', 'true'); }
      const moves = [...new Set(open.flatMap(code => model.choices.get(code).filter(choice => choice.path || choice.where).map(choice => choice.label)))];
      if (moves.length) made.title = moves.join(', ');
      const along = open.flatMap(code => model.choices.get(code)).filter(choice => choice.where);
      const goesWith = along.flatMap(choice => [...placesOf(choice), choice.path?.[0] ?? choice.code]);
      if (along.length) for (const event of ['pointerenter', 'focus', 'pointerleave', 'blur']) made.addEventListener(event, () => light(goesWith, event === 'pointerenter' || event === 'focus'));
      const choose = event => {
        event.stopPropagation();
        if (made.dataset.held) { delete made.dataset.held; return; }
        this.act.choose(list, label);
      };
      made.addEventListener('click', choose);
      made.addEventListener('keydown', event => {
        if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); choose(event); }
      });
    } else {
      if (made.dataset.kind) { made.tabIndex = -1; made.setAttribute('role', 'img'); }
      const why = list.map(code => model.refusals.get(code)).find(Boolean);
      if (why) { made.title = why; made.setAttribute('aria-label', `${label}. ${why}`); made.classList.add('refused'); }
    }
  }
}

/** Whether a number is advised that lies somewhere. */
const isHinted = (model, choice) => choice.where !== undefined && (choice.path ?? [choice.code]).every(code => model.hinted.has(code));

/** A heap of nothing takes no room; a dial and a bag are there also when they are empty. */
const isShown = (view, def) => !def.hidden && (def.heap !== 'tokens' || view.total > 0);

const codesIndex = code => code % 2 ** 13;

function into(map, key, part) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(part);
}

/** Makes cards as large as they can be so that all of a table fits the screen; a narrow one scrolls instead. @param {HTMLElement} table */
export function fit(table) {
  const root = document.documentElement.style;
  if (innerWidth < 820 || innerHeight < 480) {
    root.setProperty('--card', `${Math.max(86, Math.min(132, innerWidth * 0.3))}px`);
    return;
  }
  const bands = /** @type {HTMLElement} */ (table.querySelector('.bands'));
  let best = { share: BOARD_SHARES[0], card: 0 };
  // A board makes room for what lies beside it, if that would be too small to read.
  for (const share of table.querySelector('.board') ? BOARD_SHARES : BOARD_SHARES.slice(0, 1)) {
    if (best.card >= READABLE) break;
    root.setProperty('--board-share', String(share));
    const card = largest(bands);
    if (card > best.card) best = { share, card };
  }
  root.setProperty('--board-share', String(best.share));
  root.setProperty('--card', `${Math.max(LEAST, best.card)}px`);
  bands.style.overflowY = best.card ? '' : 'auto';
}

/** How large cards can be so that all of them are on the screen; 0 if that is too small. @param {HTMLElement} bands */
function largest(bands) {
  const fits = card => {
    document.documentElement.style.setProperty('--card', `${card}px`);
    return bands.scrollHeight <= bands.clientHeight + 1 && bands.scrollWidth <= bands.clientWidth + 1;
  };
  let low = LEAST, high = 250;
  if (!fits(low)) return 0;
  for (let i = 0; i < 7; i++) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle; else high = middle;
  }
  return low;
}

/** Where pieces and zones are now, before the table is drawn anew. */
export function places(table) {
  const pieces = new Map(), zones = new Map();
  if (table) {
    for (const one of table.querySelectorAll('[data-piece]')) pieces.set(Number(one.dataset.piece), one.getBoundingClientRect());
    for (const one of table.querySelectorAll('[data-zone]')) zones.set(Number(one.dataset.zone), one.getBoundingClientRect());
  }
  return { pieces, zones };
}

/** Lets things move from where they were. @param {any} model @param {HTMLElement} table @param {any} before @param {any[]} effects */
export function move(model, table, before, effects) {
  if (calm() || !before) return;
  const found = new Map([.../** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll('[data-piece]'))].map(one => [Number(one.dataset.piece), one]));
  const zoneOf = number => table.querySelector(`[data-zone="${number}"]`)?.getBoundingClientRect() ?? before.zones.get(number);
  const from = new Map();
  for (const effect of effects) if (effect.do === 'moved' && effect.piece !== undefined && !from.has(effect.piece)) from.set(effect.piece, effect.from);
  for (const [number, made] of found) {
    const old = before.pieces.get(number) ?? (from.has(number) ? middle(before.zones.get(from.get(number)) ?? zoneOf(from.get(number)), made) : null);
    if (old) glide(made, old, made.getBoundingClientRect());
  }
  for (const effect of effects) {
    if (effect.do === 'moved' && effect.piece === undefined) ghost(model, before.zones.get(effect.from) ?? zoneOf(effect.from), zoneOf(effect.to), effect.from);
    if (effect.do === 'changed') for (const one of table.querySelectorAll(`[data-counter="${CSS.escape(effect.id)}/${effect.of}"], [data-component="${CSS.escape(effect.id)}/${effect.of}"]`)) pulse(one);
  }
}

function middle(box, made) {
  if (!box) return null;
  const own = made.getBoundingClientRect();
  return new DOMRect(box.x + box.width / 2 - own.width / 2, box.y + box.height / 2 - own.height / 2, own.width, own.height);
}

function glide(made, old, now) {
  const dx = old.x + old.width / 2 - now.x - now.width / 2, dy = old.y + old.height / 2 - now.y - now.height / 2, scale = now.width ? old.width / now.width : 1;
  if (Math.abs(dx) + Math.abs(dy) < 3) return;
  made.animate([{ translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 9 }, { translate: '0 0', scale: '1', zIndex: 9 }], { duration: 420, easing: 'cubic-bezier(.3,.8,.3,1)' });
}

function ghost(model, from, to, zone) {
  if (!from || !to) return;
  const card = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--card')) || 120;
  const made = h('div.thing.shape-card.ghost', { 'aria-hidden': 'true', style: { left: `${from.x + from.width / 2 - card * 0.36}px`, top: `${from.y + from.height / 2 - card / 2}px` } }, cardBack(model, zone));
  document.body.append(made);
  const dx = to.x + to.width / 2 - from.x - from.width / 2, dy = to.y + to.height / 2 - from.y - from.height / 2;
  made.animate([{ translate: '0 0', opacity: 1 }, { translate: `${dx}px ${dy}px`, opacity: 0.9 }], { duration: 420, easing: 'cubic-bezier(.3,.8,.3,1)' }).onfinish = () => made.remove();
}

function pulse(made) {
  made.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.9)' }, { filter: 'brightness(1)' }], { duration: 600 });
}
