// @ts-check
import { h, icon } from './dom.mjs';
import * as codes from './codes.mjs';
import { light } from './light.mjs';
import { placesOf } from './model.mjs';
import { has, listed, say } from './words.mjs';

/** The bar along the upper edge. @param {any} model @param {any} act */
export function bar(model, act) {
  const step = model.snapshot?.step;
  const counters = model.description ? model.partsOf('once').filter(one => one.def.sort === 'counter' && one.def.shown && one.def.track === undefined && one.def.candles === undefined) : [];
  const where = step ? [step.phase, step.title].filter((word, i, all) => word && all.indexOf(word) === i).join(' · ') : model.snapshot?.result ? say('end.heading') : '';
  return h('header.bar', {},
    h('h1', {}, model.description?.title ?? model.title), h('span.where', {}, where),
    h('span.chips', {}, counters.map(({ view, def }) => h('span.chip', { title: `${def.title}: ${view.value ?? '?'}`, role: 'img', 'aria-label': `${def.title}: ${view.value ?? '?'}`,
      'data-counter': `${view.id}/${view.of}`, style: { '--tint': def.colour } }, h('span.coin.token', {}, def.icon ? icon(def.icon) : def.title.slice(0, 1)), h('b', {}, view.value ?? '?')))),
    h('nav', {},
      h('button.small', { onclick: act.rules, title: say('browser.rules.key') }, icon('spell-book', say('browser.rules'))),
      h('button.small', { onclick: act.people, title: say('browser.people.key') }, icon('meeple-group', say('browser.people'))),
      h('button.small', { onclick: act.settings, title: say('browser.settings') }, icon('cog', say('browser.settings')))));
}

/** What is asked, and everything that can be chosen and does not lie on the table. @param {any} model @param {Set<number>} placed @param {any} act */
export function ask(model, placed, act) {
  const { snapshot } = model, asked = snapshot.ask, made = h('section.ask', { 'aria-label': say('browser.asked') });
  if (snapshot.past !== undefined) {
    made.append(h('p.prompt', {}, say('browser.past', { move: snapshot.past })), h('div.buttons', {},
      button(say('browser.past.back'), () => act.wish('jump', { moves: Math.max(0, snapshot.past - 1) }), { icon: 'return-arrow', off: snapshot.past === 0 }),
      button(say('browser.past.forward'), () => act.wish('jump', { moves: snapshot.past + 1 }), { icon: 'fast-arrow', off: snapshot.past >= snapshot.moves }),
      button(say('browser.past.present'), () => act.wish('present'), { main: true })));
    return made;
  }
  const words = asked ? (asked.move && !asked.prompt.startsWith(asked.move) ? `${asked.move}: ${asked.prompt}` : asked.prompt) : waiting(model);
  made.append(h('p.prompt', {}, words));
  if (snapshot.hint) made.append(h('p.hint', {}, say('ask.hint', { hint: snapshot.hint.text })));
  if (snapshot.stuck) made.append(h('p.stuck', {}, snapshot.stuck));
  const buttons = [];
  for (const choice of asked?.choices ?? []) {
    if (choice.path || placed.has(choice.code)) continue;
    const label = choice.times ? say('ask.chosen', { thing: choice.label, times: choice.times > 1 ? ` × ${choice.times}` : '' }) : choice.label;
    const made = button(label, () => act.wish('choose', { path: [choice.code] }), { about: choice.about, hinted: model.hinted.has(choice.code), code: choice.code, icon: iconOf(model, choice.code) });
    const leads = asked.choices.filter(one => one === choice && one.where || one.path?.[0] === choice.code).flatMap(placesOf);
    if (leads.length) lights(made, leads);
    buttons.push(made);
  }
  for (const refusal of asked?.refusals ?? []) {
    if (codes.tagOf(refusal.code) === codes.MOVE) buttons.push(button(refusal.label, () => act.tell(refusal.reason), { refused: refusal.reason, icon: iconOf(model, refusal.code) }));
  }
  if (asked?.many) {
    const { min, max, added, canFinish, unfinished } = asked.many;
    buttons.push(button(say('ask.done', { count: min === max ? say('ask.of', { count: added, all: max }) : added }), () => (canFinish ? act.wish('finish') : act.tell(unfinished)), { main: canFinish, refused: canFinish ? '' : unfinished || say('browser.not-yet') }));
  }
  if (asked?.canGoBack) buttons.push(button(say('ask.back'), () => act.wish('back'), { icon: 'return-arrow' }));
  made.append(h('div.buttons', {}, buttons));
  return made;
}

/** Pointing at it lights what it leads to. @param {HTMLElement} made @param {number[]} leads */
function lights(made, leads) {
  for (const [event, on] of /** @type {[string, boolean][]} */ ([['pointerenter', true], ['focus', true], ['pointerleave', false], ['blur', false]])) {
    made.addEventListener(event, () => light(leads, on));
  }
}

/** Whether taking back can be asked for: what others have to allow they are asked. @param {any} model */
export const mayUndo = model => model.snapshot.canUndo || model.seat >= 0 && model.snapshot.moves > 0 && !model.snapshot.result;

function waiting(model) {
  if (model.snapshot.result) return model.snapshot.result.text;
  if (model.thinking !== null) return say('table.thinks', { name: model.name(model.thinking) });
  const names = model.snapshot.players.filter(player => player.toAct).map(player => model.name(player.seat));
  return names.length ? say('table.waits-for', { names: listed(names) }) : '';
}

/** What a seat is called that nobody has. @param {number} seat */
export const seatName = seat => say('browser.seat', { seat: 'ABCDEFGH'[seat] });

/** Whether somebody is there. @param {any} person */
export function whereabouts(person) {
  if (person.bot) return say('seat.bot', { level: level(person.bot) });
  return person.here ? say('browser.here') : person.name ? say('browser.away') : say('browser.not-here-yet');
}

/** What a bot's level is called; a pack's own bots have names of their own. @param {string} bot */
export const level = bot => (has(`bot.${bot}`) ? say(`bot.${bot}`) : bot);

/** Of a move that table.yaml gives one. @param {any} model @param {number} code */
const iconOf = (model, code) => (codes.tagOf(code) === codes.MOVE ? model.description.moves[codes.valueOf(code)] : '');

/** @param {string} label @param {(event: any) => void} action @param {any} [has] */
export function button(label, action, has = {}) {
  return h('button', { class: `${has.main ? 'main' : ''} ${has.refused ? 'refused' : ''} ${has.hinted ? 'hinted' : ''}`, onclick: action, disabled: has.off || null,
    'aria-disabled': has.refused ? 'true' : null, title: has.refused || has.about || null, 'data-code': has.code ?? null },
  has.icon ? icon(has.icon) : null, h('span', {}, label), has.refused ? h('small', {}, has.refused) : has.about ? h('small', {}, has.about) : null);
}

/** What happened; where there is room for two lines of it only, it can be opened. @param {any} model @param {any} [act] */
export function chronicle(model, act) {
  const lines = model.chronicle.slice(-160).map(line => h('li', { class: line.heading ? 'heading' : '', style: line.seat !== undefined ? { '--seat': model.description.seats[line.seat].colour } : {} }, line.text));
  const open = () => { if (act && matchMedia('(max-width: 819px), (max-height: 479px)').matches) act.chronicle(); };
  return h('section.chronicle', { 'aria-label': say('table.chronicle'), tabindex: '0', onclick: open, onkeydown: event => { if (event.key === 'Enter') open(); } }, h('h2', {}, say('table.chronicle')), h('ol', {}, lines));
}

/** What can always be done. @param {any} model @param {any} act */
export function tools(model, act) {
  const { snapshot } = model;
  const watching = model.seat < 0;
  return h('div.tools', {},
    watching ? null : button(say('browser.undo'), () => act.wish('undo'), { off: !mayUndo(model), icon: 'anticlockwise-rotation' }),
    watching ? null : button(say('browser.hint'), () => act.wish('hint'), { off: !snapshot.ask, icon: 'light-bulb' }),
    button(say('browser.earlier'), () => act.wish('jump', { moves: Math.max(0, (snapshot.past ?? snapshot.moves) - 1) }), { off: !snapshot.moves, icon: 'hourglass' }),
    button(say('browser.chat'), act.chat, { icon: 'talk' }));
}
