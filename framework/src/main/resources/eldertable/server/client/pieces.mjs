// @ts-check
import { h, icon } from './dom.mjs';

/** The face of a kind as the server paints it, with its words for those who do not see it. @param {any} model @param {string} kind */
export function cardFace(model, kind) {
  const def = model.kind(kind);
  const face = h('span.face', { style: { '--tint': def.tint } });
  const title = h('span.face-title', {}, def.badge ? h('b.badge', {}, def.badge) : null, h('span', {}, def.title));
  const picture = h('span.face-picture', {}, def.icon ? icon(def.icon) : null);
  face.append(title, picture, h('span.face-text', {}, def.text || (def.attributes ?? []).join(' · ')));
  paint(face, model, `card/${kind}`);
  return face;
}

/** Lays the painted picture over what is built of elements, once it has come. @param {HTMLElement} face @param {any} model @param {string} what */
export function paint(face, model, what) {
  const base = model.description.art;
  if (!base) return;
  const picture = new Image();
  picture.alt = '';
  picture.decoding = 'async';
  picture.className = 'painted';
  picture.draggable = false;
  picture.onload = () => face.classList.add('is-painted');
  picture.src = `/art/${base}/${what}.png`;
  if (picture.complete) face.classList.add('is-painted');
  face.append(picture);
}

/** The back of a card. @param {any} model @param {number} zone */
export function cardBack(model, zone) {
  const back = h('span.face.back', { style: { '--tint': model.description.theme.back } });
  paint(back, model, `back/${zone}`);
  return back;
}

/** What a piece looks like, in its shape. @param {any} model @param {any} piece @param {boolean} onBoard */
export function figure(model, piece, onBoard) {
  const def = model.kind(piece.kind);
  const tint = def.owned && piece.owner !== undefined ? model.description.seats[piece.owner].colour : def.tint;
  const shape = def.shape === 'figure' ? (onBoard ? 'disc' : 'card') : def.shape;
  const body = shape === 'card' ? cardFace(model, piece.kind) : coin(model, piece.kind, shape, tint, def, piece.owner);
  const marks = loads(model, piece);
  return { shape, body, marks };
}

/** Which half of a card does not count where it lies, as table.yaml has it: 'upper', 'lower' or none. @param {any} model @param {any} piece @param {string} zone */
export function idleHalf(model, piece, zone) {
  const def = model.kind(piece.kind), rule = model.description.halves?.[def.set], by = rule?.in[zone];
  if (!by || !def.halves || rule.undecided.includes(model.snapshot.step?.id)) return '';
  const lying = model.zones.filter(one => model.description.zones[one.zone].id === by).flatMap(one => one.entries.map(entry => entry && entry.kind));
  const [upper, lower] = [0, 1].map(half => by === def.halves[half] || lying.includes(rule.of[half]));
  return upper ? 'lower' : lower ? 'upper' : '';
}

function coin(model, kind, shape, tint, def, owner) {
  const made = h(`span.coin.${shape}`, { style: { '--tint': tint } }, shape === 'gem' || shape === 'pawn' || shape === 'ring' || !def.icon ? null : icon(def.icon));
  if (def.badge && (shape === 'disc' || shape === 'portal')) made.append(h('b.badge', {}, def.badge));
  if (shape !== 'ring') paint(made, model, `${shape}/${kind}${def.owned && owner !== undefined ? '.' + owner : ''}`);
  return made;
}

/** Counters and tokens that lie on a piece. */
function loads(model, piece) {
  const marks = [];
  for (const view of piece.on ?? []) {
    const def = model.description.components[view.id];
    if (view.value) marks.push(mark(def.icon, def.colour, view.value, `${def.title}: ${view.value}`));
    for (const slot of view.slots ?? []) for (const [kind, many] of Object.entries(slot)) marks.push(token(model, kind, many));
  }
  return marks;
}

export function mark(name, colour, value, title) {
  return h('span.mark', { style: { '--tint': colour }, title, 'aria-label': title, role: 'img' }, name ? icon(name) : null, h('b', {}, value));
}

/** A token of a pool. */
export function token(model, kind, many) {
  const def = model.kind(kind);
  const title = `${def.title}${many > 1 ? ' × ' + many : ''}`;
  const made = h(`span.coin.token.${def.shape}`, { style: { '--tint': def.tint }, title, role: 'img', 'aria-label': title },
    def.shape === 'gem' || !def.icon ? null : icon(def.icon));
  paint(made, model, `${def.shape === 'gem' ? 'gem' : 'token'}/${kind}`);
  if (many > 1) made.append(h('b.many', {}, many));
  return made;
}

/** What a piece is, in words. */
export function words(model, piece) {
  const def = model.kind(piece.kind);
  const on = (piece.on ?? []).map(view => {
    const part = model.description.components[view.id];
    return view.value !== undefined ? `${part.title} ${view.value}` : `${part.title} ${view.total ?? ''}`;
  });
  const owner = piece.owner !== undefined ? `${model.name(piece.owner)}: ` : '';
  return [owner + def.title, ...on].join(', ');
}
