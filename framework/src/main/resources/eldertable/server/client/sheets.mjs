// @ts-check
import { h } from './dom.mjs';
import { invitations } from './lobby.mjs';
import { button, chronicle, level, seatName, whereabouts } from './panel.mjs';
import { LANGUAGES, language, say } from './words.mjs';

/** Lays a sheet over everything, from which the keyboard cannot get lost. @param {string} title @param {any[]} content @param {{wide?: boolean, closed?: () => void}} [how] */
export function sheet(title, content, how = {}) {
  document.querySelector('dialog')?.remove();
  const dialog = /** @type {HTMLDialogElement} */ (h('dialog', { 'aria-label': title, class: how.wide ? 'wide' : '' }));
  const close = () => dialog.close();
  dialog.append(h('div.sheet', {}, h('h2', {}, title), content, h('div.buttons', {}, button(say('browser.close'), close, { main: true }))));
  dialog.addEventListener('click', event => { if (event.target === dialog) close(); });
  dialog.addEventListener('close', () => { dialog.remove(); how.closed?.(); });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Asks what to do with a thing that can be chosen in several ways. @param {string} title @param {any[]} choices @param {(choice: any) => void} taken */
export function which(title, choices, taken) {
  const dialog = sheet(title, [h('p', {}, say('ask.what-with-it')), h('div.buttons.column', {}, choices.map(choice => button(choice.label, () => { dialog.close(); taken(choice); }, { about: choice.about })))]);
}

/** Somebody would like to take a move back, and this seat is one of those to allow it. @param {any} model @param {any} act */
export function plea(model, act) {
  if (document.querySelector('dialog.plea')) return;
  const answer = what => { dialog.remove(); act.wish(what); };
  const dialog = sheet(say('browser.plea'), [h('p', {}, say('browser.plea.asks', { name: model.name(model.snapshot.plea.seat) })),
    h('div.buttons.column', {}, button(say('browser.plea.yes'), () => answer('agree')), button(say('browser.plea.no'), () => answer('disagree')))]);
  dialog.classList.add('plea');
}

/** How it ended. @param {any} model @param {any} act */
export function ending(model, act) {
  const { description, snapshot } = model, { result } = snapshot;
  const value = (id, seat) => model.components.find(view => view.id === id && view.of === seat)?.value;
  const shown = (id, seat) => (!description.components[id].mark ? value(id, seat) ?? '?' : value(id, seat) ? '✓' : '');
  const rows = description.sheet.filter(id => description.seats.some((_, seat) => value(id, seat)));
  const table = h('table', {}, h('thead', {}, h('tr', {}, h('td'), description.seats.map((seat, i) => h('th', { scope: 'col', class: result.winners.includes(i) ? 'winner' : '' }, (result.winners.includes(i) ? '♛ ' : '') + seat.name)))),
    h('tbody', {}, rows.map(id => h('tr', {}, h('th', { scope: 'row' }, description.components[id].title), description.seats.map((_, seat) => h('td', {}, shown(id, seat)))))));
  sheet(say('end.heading'), [h('p.result', {}, result.text), rows.length ? table : null, plot(model, rows)], { wide: true });
}

function plot(model, rows) {
  const history = model.snapshot.history;
  const counter = rows.find(id => history?.counters[id]);
  if (!counter && !history?.standing) return null;
  const what = history.standing ? say('end.standing') : model.description.components[counter].title;
  const seats = history.standing ?? history.counters[counter], all = seats.flat(), low = Math.min(0, ...all), high = Math.max(1, ...all), n = Math.max(1, seats[0].length - 1);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 420 160');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', say('end.over-time', { what }));
  const height = value => 150 - 140 * (value - low) / (high - low);
  const written = (x, y, text, anchor, colour) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    for (const [name, value] of Object.entries({ x, y: y + 4, 'text-anchor': anchor, fill: colour, 'font-size': 11 })) made.setAttribute(name, String(value));
    made.textContent = text;
    svg.append(made);
  };
  for (const tick of new Set([low, 0, high])) written(26, height(tick), String(tick), 'end', 'currentColor');
  seats.forEach((values, seat) => {
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    line.setAttribute('points', values.map((value, i) => `${(32 + 360 * i / n).toFixed(1)},${height(value).toFixed(1)}`).join(' '));
    line.setAttribute('stroke', model.description.seats[seat].colour);
    svg.append(line);
  });
  // Letters at the ends of the lines, pushed apart where several end alike.
  let least = 158;
  seats.map((values, seat) => ({ seat, y: height(values[values.length - 1]) })).sort((a, b) => b.y - a.y).forEach(({ seat, y }) => {
    const at = Math.min(y, least);
    least = at - 12;
    written(398, at, String.fromCharCode(65 + seat), 'start', model.description.seats[seat].colour);
  });
  return h('figure.plot', {}, h('figcaption', {}, say('end.over-time', { what })), svg);
}

/** The rules of the game, as they were written. @param {any} model */
export async function rules(model, table) {
  const answer = await fetch(`/rules/${encodeURIComponent(table)}.${encodeURIComponent(language())}.json`);
  const parts = answer.ok ? await answer.json() : [];
  sheet(say('browser.rules-of', { game: model.description?.title ?? model.title }), [h('div.rules', {}, parts.map(part => rule(part, model.description?.art)))], { wide: true });
}

function rule(part, art) {
  if (part.heading) return h(`h${Math.min(6, part.heading + 1)}`, {}, part.text);
  if (part.item !== undefined) return h('p.item', { style: { '--depth': part.depth } }, part.item ? h('span.bullet', {}, `${part.item} `) : null, styled(part.words));
  if (part.rows) return h('table', {}, part.header.length ? h('thead', {}, h('tr', {}, part.header.map(cell => h('th', {}, cell)))) : null,
    h('tbody', {}, part.rows.map(row => h('tr', {}, row.map(cell => h('td', {}, styled(cell)))))));
  if (part.pictures) return h('div.pictures', {}, art ? part.pictures.map(one => h('figure', {}, h('img', { src: `/art/${art}/${one.art}.png`, alt: one.words, loading: 'lazy' }),
    one.words ? h('figcaption', {}, one.words) : null)) : part.pictures.map(one => one.words).join(' · '));
  if (part.code) return h('pre', {}, part.code.join('\n'));
  return h(part.quote ? 'blockquote' : 'p', {}, styled(part.quote ?? part.words));
}

const STYLES = { bold: 'b', italic: 'i', code: 'code', plain: 'span' };
const styled = words => words.map(([style, text]) => h(STYLES[style], {}, text));

/** Who is here, and for whoever made the table what can be done about those who are not. @param {any} model @param {any} act @param {string} table */
export function people(model, act, table) {
  const row = seat => {
    const person = model.presence.seats[seat];
    const free = model.host && !person.here && !person.bot;
    return h('tr', {}, h('th', { scope: 'row' }, person.name || seatName(seat)),
      h('td', {}, whereabouts(person)),
      h('td', {}, free ? ['easy', 'normal', 'hard'].map(bot => button(say('seat.bot', { level: level(bot) }), () => { dialog.close(); act.standIn(seat, bot); })) : null));
  };
  const dialog = sheet(say('browser.people'), [h('table.people', {}, h('tbody', {}, model.presence.seats.map((_, seat) => row(seat)))),
    h('p', {}, model.presence.watching ? say('browser.people.watching', { count: model.presence.watching }) : ''), model.host ? h('p', {}, say('browser.people.bots')) : null,
    model.host ? invitations(table, model) : null]);
}

/** All that happened, for screens that are too small to show it beside the table. @param {any} model */
export function told(model) {
  const list = chronicle(model);
  sheet(say('table.chronicle'), [list]);
  list.scrollTop = list.scrollHeight;
}

/** @param {any} model @param {any} act */
export function chat(model, act) {
  const list = h('ol.chat', { 'aria-live': 'polite' }, model.chat.map(line => h('li', {}, h('b', {}, `${line.name}: `), line.text)));
  const input = /** @type {HTMLInputElement} */ (h('input', { maxlength: '400', 'aria-label': say('browser.chat.write'), placeholder: say('browser.chat.everybody') }));
  const form = h('form', { onsubmit: event => { event.preventDefault(); if (input.value.trim()) act.say(input.value.trim()); input.value = ''; } }, input, h('button', { type: 'submit' }, say('browser.chat.send')));
  sheet(say('browser.chat'), [list, model.seat >= 0 ? form : h('p', {}, say('browser.chat.watching'))]);
  list.scrollTop = list.scrollHeight;
  input.focus();
}

/** What is kept in this browser. @param {() => void} changed */
export function settings(changed) {
  const root = document.documentElement;
  const scale = /** @type {HTMLInputElement} */ (h('input', { type: 'range', min: '80', max: '160', step: '10', value: localStorage.getItem('scale') ?? '100', id: 'scale' }));
  const still = /** @type {HTMLInputElement} */ (h('input', { type: 'checkbox', id: 'still' }));
  still.checked = root.classList.contains('calm');
  scale.oninput = () => { localStorage.setItem('scale', scale.value); apply(); changed(); };
  still.onchange = () => { localStorage.setItem('calm', still.checked ? '1' : ''); apply(); };
  const chosen = localStorage.getItem('language') ?? '';
  const spoken = /** @type {HTMLSelectElement} */ (h('select', { id: 'language' }, [['', say('browser.settings.language.own')], ...Object.entries(LANGUAGES)]
    .map(([tag, name]) => h('option', { value: tag, selected: tag === chosen, lang: tag || null }, name))));
  spoken.onchange = () => { localStorage.setItem('language', spoken.value); location.reload(); };   // the server has to hear of it too
  sheet(say('browser.settings'), [h('p', {}, h('label', { for: 'scale' }, `${say('browser.settings.scale')} `), scale), h('p', {}, still, h('label', { for: 'still' }, ` ${say('browser.settings.still')}`)),
    h('p', {}, h('label', { for: 'language' }, `${say('browser.settings.language')} `), spoken), h('p', {}, say('browser.settings.keys'))]);
}

/** Puts what is kept in this browser in force. */
export function apply() {
  document.documentElement.style.fontSize = `${localStorage.getItem('scale') ?? '100'}%`;
  document.documentElement.classList.toggle('calm', Boolean(localStorage.getItem('calm')));
}
