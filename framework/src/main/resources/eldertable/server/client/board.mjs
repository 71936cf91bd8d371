// @ts-check
import { h, icon } from './dom.mjs';
import * as codes from './codes.mjs';
import { paint } from './pieces.mjs';

const MARKS = new Set(['ring', 'token', 'grave', 'gem']);

/** A board with what stands on it. @param {any} model @param {any} def @param {any} view @param {(piece: any, codes: number[], many: number, onBoard: boolean) => HTMLElement} makePiece @param {any} hot */
export function board(model, def, view, makePiece, hot) {
  const boxes = def.spaces.map(({ box: [x, y, w, h] }) => ({ x, y, w, h }));
  const ground = h('div.board', { 'data-zone': def.zone, class: def.grid ? 'grid' : 'map', style: { '--proportion': def.proportion }, role: 'group', 'aria-label': def.title });
  ground.append(links(def, boxes));
  if (def.painted) paint(ground, model, `board/${def.id}`);
  def.spaces.forEach((space, i) => {
    const box = boxes[i], number = def.first + i;
    const made = h('div.space', { 'data-space': number, class: space.terrain ? `terrain ${dark(space.colour) ? 'dark' : ''}` : '',
      style: { left: pc(box.x), top: pc(box.y), width: pc(box.w), height: pc(box.h), '--tint': space.colour ?? (def.grid ? '#39474a' : '#7d746b') } });
    if (space.icon) made.append(icon(space.icon));
    if (!def.grid || space.value) made.append(h('span.space-head', {}, def.grid ? space.value : space.title));
    if (!def.grid && space.value) made.append(h('span.space-foot', {}, space.value));
    hot(made, [codes.space(number)], space.title);
    if (space.text) {
      made.title = [space.title, made.title, space.text].filter(words => words).join('\n');
      made.setAttribute('aria-description', space.text);
    }
    const standing = view?.spaces[number] ?? [];
    if (standing.length) made.append(occupants(model, standing, makePiece));
    ground.append(made);
  });
  return ground;
}

const pc = part => `${(part * 100).toFixed(3)}%`;

function dark(colour) {
  if (!colour) return false;
  const value = parseInt(colour.slice(1), 16);
  return ((value >> 16) + (value >> 8 & 255) + (value & 255)) / 3 < 24;
}

function links(def, boxes) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 1000 1000');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  for (const link of def.links) {
    const a = boxes[link.from], b = boxes[link.to];
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'line');
    for (const [key, value] of Object.entries({ x1: (a.x + a.w / 2) * 1000, y1: (a.y + a.h / 2) * 1000, x2: (b.x + b.w / 2) * 1000, y2: (b.y + b.h / 2) * 1000,
      stroke: link.colour, 'stroke-dasharray': def.grid ? '2 14' : '0' })) line.setAttribute(key, String(value));
    svg.append(line);
  }
  return svg;
}

function occupants(model, standing, makePiece) {
  const heaps = new Map();
  for (const piece of standing) {
    const alone = (piece.on ?? []).some(view => view.value);
    const key = alone ? `#${piece.piece}` : `${piece.kind}/${piece.owner ?? ''}`;
    if (!heaps.has(key)) heaps.set(key, []);
    heaps.get(key).push(piece);
  }
  const made = h('div.standing', { style: { '--heaps': heaps.size } });
  const sorted = [...heaps.values()].sort((a, b) => Number(MARKS.has(model.kind(a[0].kind).shape)) - Number(MARKS.has(model.kind(b[0].kind).shape)));
  for (const heap of sorted) made.append(makePiece(heap[0], heap.map(piece => codes.piece(piece.piece)), heap.length, true));
  return made;
}
