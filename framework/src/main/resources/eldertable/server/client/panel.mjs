// @ts-check
import { h, icon } from './dom.mjs';
import * as codes from './codes.mjs';

/** The bar along the upper edge. @param {any} model @param {any} act */
export function bar(model, act) {
  const step = model.snapshot?.step;
  const counters = model.description ? model.partsOf('once').filter(one => one.def.sort === 'counter' && one.def.shown && one.def.track === undefined) : [];
  const where = step ? [step.phase, step.title].filter((word, i, all) => word && all.indexOf(word) === i).join(' · ') : model.snapshot?.result ? 'The end' : '';
  return h('header.bar', {},
    h('h1', {}, model.description?.title ?? model.title), h('span.where', {}, where),
    h('span.chips', {}, counters.map(({ view, def }) => h('span.chip', { title: `${def.title}: ${view.value ?? '?'}`, role: 'img', 'aria-label': `${def.title}: ${view.value ?? '?'}`,
      'data-counter': `${view.id}/${view.of}`, style: { '--tint': def.colour } }, h('span.coin.token', {}, def.icon ? icon(def.icon) : def.title.slice(0, 1)), h('b', {}, view.value ?? '?')))),
    h('nav', {},
      h('button.small', { onclick: act.rules, title: 'Rules (R)' }, icon('spell-book', 'Rules')),
      h('button.small', { onclick: act.people, title: 'Who is here (P)' }, icon('meeple-group', 'Who is here')),
      h('button.small', { onclick: act.settings, title: 'Settings' }, icon('cog', 'Settings'))));
}

/** What is asked, and everything that can be chosen and does not lie on the table. @param {any} model @param {Set<number>} placed @param {any} act */
export function ask(model, placed, act) {
  const { snapshot } = model, asked = snapshot.ask, made = h('section.ask', { 'aria-label': 'What is asked' });
  if (snapshot.past !== undefined) {
    made.append(h('p.prompt', {}, `The table after move ${snapshot.past}.`), h('div.buttons', {},
      button('Back', () => act.wish('jump', { moves: Math.max(0, snapshot.past - 1) }), { icon: 'return-arrow', off: snapshot.past === 0 }),
      button('Forward', () => act.wish('jump', { moves: snapshot.past + 1 }), { icon: 'fast-arrow', off: snapshot.past >= snapshot.moves }),
      button('To the game', () => act.wish('present'), { main: true })));
    return made;
  }
  const words = asked ? (asked.move && !asked.prompt.startsWith(asked.move) ? `${asked.move}: ${asked.prompt}` : asked.prompt) : waiting(model);
  made.append(h('p.prompt', {}, words));
  if (snapshot.hint) made.append(h('p.hint', {}, `Hint: ${snapshot.hint.text}`));
  if (snapshot.stuck) made.append(h('p.stuck', {}, snapshot.stuck));
  const buttons = [];
  for (const choice of asked?.choices ?? []) {
    if (choice.path || placed.has(choice.code)) continue;
    const times = choice.times ? ` (chosen${choice.times > 1 ? ' × ' + choice.times : ''})` : '';
    buttons.push(button(choice.label + times, () => act.wish('choose', { path: [choice.code] }), { about: choice.about, hinted: model.hinted.has(choice.code), code: choice.code }));
  }
  for (const refusal of asked?.refusals ?? []) {
    if (codes.tagOf(refusal.code) === codes.MOVE) buttons.push(button(refusal.label, () => act.tell(refusal.reason), { refused: refusal.reason }));
  }
  if (asked?.many) {
    const { min, max, added, canFinish, unfinished } = asked.many;
    buttons.push(button(`Done (${min === max ? `${added} of ${max}` : added})`, () => (canFinish ? act.wish('finish') : act.tell(unfinished)), { main: canFinish, refused: canFinish ? '' : unfinished || 'Not yet.' }));
  }
  if (asked?.canGoBack) buttons.push(button('Back', () => act.wish('back'), { icon: 'return-arrow' }));
  made.append(h('div.buttons', {}, buttons));
  return made;
}

/** Whether taking back can be asked for: what others have to allow they are asked. @param {any} model */
export const mayUndo = model => model.snapshot.canUndo || model.seat >= 0 && model.snapshot.moves > 0 && !model.snapshot.result;

function waiting(model) {
  if (model.snapshot.result) return model.snapshot.result.text;
  if (model.thinking !== null) return `${model.name(model.thinking)} thinks …`;
  const names = model.snapshot.players.filter(player => player.toAct).map(player => model.name(player.seat));
  return names.length ? `Waiting for ${names.join(' and ')}.` : '';
}

/** @param {string} label @param {() => void} action @param {any} [has] */
export function button(label, action, has = {}) {
  return h('button', { class: `${has.main ? 'main' : ''} ${has.refused ? 'refused' : ''} ${has.hinted ? 'hinted' : ''}`, onclick: action, disabled: has.off || null,
    'aria-disabled': has.refused ? 'true' : null, title: has.refused || has.about || null, 'data-code': has.code ?? null },
  has.icon ? icon(has.icon) : null, h('span', {}, label), has.refused ? h('small', {}, has.refused) : has.about ? h('small', {}, has.about) : null);
}

/** What happened. @param {any} model */
export function chronicle(model) {
  const lines = model.chronicle.slice(-160).map(line => h('li', { class: line.heading ? 'heading' : '', style: line.seat !== undefined ? { '--seat': model.description.seats[line.seat].colour } : {} }, line.text));
  return h('section.chronicle', { 'aria-label': 'Chronicle', tabindex: '0' }, h('h2', {}, 'Chronicle'), h('ol', {}, lines));
}

/** What can always be done. @param {any} model @param {any} act */
export function tools(model, act) {
  const { snapshot } = model;
  const watching = model.seat < 0;
  return h('div.tools', {},
    watching ? null : button('Undo', () => act.wish('undo'), { off: !mayUndo(model), icon: 'anticlockwise-rotation' }),
    watching ? null : button('Hint', () => act.wish('hint'), { off: !snapshot.ask, icon: 'light-bulb' }),
    button('Earlier', () => act.wish('jump', { moves: Math.max(0, (snapshot.past ?? snapshot.moves) - 1) }), { off: !snapshot.moves, icon: 'hourglass' }),
    button('Chat', act.chat, { icon: 'talk' }));
}
