// @ts-check
import { h, icon } from './dom.mjs';
import * as codes from './codes.mjs';

const MARKS = new Set(['ring', 'token', 'grave', 'gem']);

/** A board with what stands on it. @param {any} model @param {any} def @param {any} view @param {(piece: any, codes: number[], many: number, onBoard: boolean) => HTMLElement} makePiece @param {any} hot */
export function board(model, def, view, makePiece, hot) {
  const boxes = def.grid ? cells(def) : regions(def);
  const proportion = def.grid ? grid(def).columns / grid(def).rows : def.proportion;
  const ground = h('div.board', { 'data-zone': def.zone, class: def.grid ? 'grid' : 'map', style: { '--proportion': proportion }, role: 'group', 'aria-label': def.title });
  ground.append(links(def, boxes));
  def.spaces.forEach((space, i) => {
    const box = boxes[i], number = def.first + i;
    const made = h('div.space', { 'data-space': number, class: space.terrain ? `terrain ${dark(space.colour) ? 'dark' : ''}` : '',
      style: { left: pc(box.x), top: pc(box.y), width: pc(box.w), height: pc(box.h), '--tint': space.colour ?? (def.grid ? '#39474a' : '#7d746b') } });
    if (space.icon) made.append(icon(space.icon));
    if (!def.grid || space.value) made.append(h('span.space-head', {}, def.grid ? space.value : space.title));
    if (!def.grid && space.value) made.append(h('span.space-foot', {}, space.value));
    hot(made, [codes.space(number)], space.title);
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

function grid(def) {
  return { columns: Math.max(...def.spaces.map(space => space.column)) + 1, rows: Math.max(...def.spaces.map(space => space.row)) + 1 };
}

function cells(def) {
  const { columns, rows } = grid(def);
  return def.spaces.map(space => ({ x: space.column / columns, y: space.row / rows, w: 1 / columns, h: 1 / rows }));
}

/** Regions round their places, as large as they can be without touching: as the window does it. */
function regions(def) {
  let w = 0.06, t = 0.05;
  while (w < 0.5 && apart(laid(def, w + 0.01, t + 0.008))) { w += 0.01; t += 0.008; }
  while (w < 0.46 && apart(laid(def, w + 0.01, t))) w += 0.01;
  while (t < 0.34 && apart(laid(def, w, t + 0.01))) t += 0.01;
  return laid(def, w, t);
}

function laid(def, w, t) {
  const n = def.spaces.length;
  return def.spaces.map((space, i) => {
    const angle = Math.PI / 2 - 2 * Math.PI * i / n;
    const [px, py] = space.at ?? [0.5 + 0.36 * Math.cos(angle), 0.5 - 0.36 * Math.sin(angle)];
    const cx = Math.min(1 - w / 2, Math.max(w / 2, px)), cy = Math.min(1 - t / 2, Math.max(t / 2, py));
    return { x: cx - w / 2, y: cy - t / 2, w, h: t };
  });
}

function apart(boxes) {
  const gap = 0.008;
  return boxes.every((a, i) => boxes.slice(0, i).every(b => a.x + a.w + gap <= b.x || b.x + b.w + gap <= a.x || a.y + a.h + gap <= b.y || b.y + b.h + gap <= a.y));
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
