// What a rule sees of the table: small frozen objects over the host's numbers. They hold no state of their own, so a
// context can be thrown away between any two moves. `exported` is what Java gives (eldertable.script.exported), `about` describes the match,
// `careful` says that a slip shall show: in play and in tests. Simulations need not look again. `hardened` is what harden.js gives: rules have
// no `Symbol`; this has.
(function (exported, about, careful, hardened) {
  'use strict';
  const { Symbol, trust } = hardened;
  const { table, boards, cells, chance, flow, choice, chronicle, answering } = exported;
  const { freeze, defineProperty } = Object;
  const pieces = [], players = [], zones = [], spaces = [], kinds = [], dice = [], words = freeze(about.words);
  Object.values(about.groups).forEach(freeze);
  const keep = globalThis.$_keep;
  const fail = message => { throw new Error(message); };

  // What the prelude knows of an object and rules do not see (eldertable.api.ScriptApi says what they do) begins with $_: its number among those of
  // its sort, the code by which the state keeps it, the first cell of a pool. These are read all the time, and a symbol would be slower.
  const hide = (on, key, value) => defineProperty(on, key, { value });

  /** Looks names up. Rules ask for the same few literals over and over, so the last answers stay at hand: much faster than hashing. */
  const lookup = map => {
    const names = new Array(64).fill(''), values = new Array(64).fill(undefined);
    return name => {
      if (typeof name !== 'string') return undefined;
      const slot = (name.length * 7 + name.charCodeAt(name.length >> 1) + name.charCodeAt(0)) & 63;
      if (names[slot] === name) return values[slot];
      const value = map.get(name);
      if (name !== '') { names[slot] = name; values[slot] = value; }
      return value;
    };
  };
  const numbered = list => lookup(new Map(list.map((name, i) => [name, i])));
  const wordNumber = numbered(words);
  const kindByName = new Map(), kindNamed = lookup(kindByName);
  /** The lists of words that cards carry know their numbers, so that rules can count with them without looking names up. */
  const numbersOf = list => list.$_numbers ?? list.map(wordOf);

  // ---------------------------------------------------------------- codes (eldertable.state.Code)
  const PIECE_CODE = 1 << 26, PLAYER_CODE = 2 << 26, SPACE_CODE = 3 << 26, KIND_CODE = 4 << 26, WORD_CODE = 5 << 26, NUMBER_CODE = 6 << 26, CELL_CODE = 11 << 26, BIAS = 1 << 25, LOW = (1 << 26) - 1, MOST = 0x7fffffff;
  const encode = x => {
    if (typeof x === 'object' && x !== null && x.$_code !== undefined) return x.$_code;
    if (typeof x === 'number') return Number.isInteger(x) && x >= -BIAS && x < BIAS ? NUMBER_CODE + x + BIAS : fail(`${x} is not a whole number that a game can keep`);
    if (typeof x === 'string') return WORD_CODE + wordOf(x);
    if (typeof x === 'boolean') return NUMBER_CODE + BIAS + (x ? 1 : 0);
    if (x === undefined || x === null) return 0;
    return fail(`a game can keep pieces, players, spaces, kinds, numbers and words, not ${typeof x === 'object' ? 'an object' : 'a ' + typeof x}`);
  };
  const decode = code => {
    const low = code & LOW;
    switch (code >>> 26) {
      case 1: return pieces[low];
      case 2: return players[low];
      case 3: return spaces[low];
      case 4: return kinds[low];
      case 5: return words[low];
      case 6: return low - BIAS;
      case 11: return dice[low];
      default: return undefined;
    }
  };
  /** What a step carries may be given as a kind's id. */
  const encodeAs = { kind: x => encode(typeof x === 'string' ? kindOf(x) : x) };
  const decodeAs = { number: c => c === 0 ? 0 : decode(c), flag: c => c !== 0 && decode(c) !== 0 };
  /** By piece, the number of its kind. */
  const kindNumber = freeze(about.pieces.map(([kind]) => kind));
  /** A kind, whether it is given itself, by its id or by one of its pieces. */
  const kindOf = x => typeof x === 'string' ? kindNamed(x) ?? fail(`there is no kind '${x}'`) : x?.kind ?? fail(`${x} is no kind`);

  const isKind = (kind, asked) => {
    if (kind === asked || kind.id === asked) return true;
    if (careful && typeof asked === 'string' && !removed.has(asked)) kindOf(asked);
    return false;
  };
  const kindId = x => typeof x === 'string' ? x : kindOf(x).id;

  const zoneOf = x => x?.$_zone ?? fail(`${x} is no zone`);
  const spaceOf = x => x?.$_space ?? fail(`${x} is no space`);
  const seatOf = x => { const seat = x?.seat; return players[seat] === x && x !== undefined ? seat : fail(`${x} is no player: give one of game.players`); };
  /** Players as bits. */
  const seatsOf = list => {
    let bits = 0;
    if (Array.isArray(list)) for (let i = 0; i < list.length; i++) bits |= 1 << seatOf(list[i]); else for (const p of list) bits |= 1 << seatOf(p);
    return bits;
  };
  const wordOf = word => wordNumber(word) ?? fail(`'${word}' is not a word of this pack: list it under words in components.yaml`);
  /** How many: what counts something can be no other number. */
  const countOf = n => Number.isInteger(n) && n >= 0 && n <= MOST ? n : fail(`a whole number from 0 on was expected, not ${n}`);

  // ---------------------------------------------------------------- lists of pieces
  class Zone {
    constructor(no, id, member) { hide(this, '$_zone', no); this.id = id; this.member = member; }
    get size() { return table.zoneSize(this.$_zone); }
    get isEmpty() { return table.zoneSize(this.$_zone) === 0; }
    get owner() { return players[table.zoneOwner(this.$_zone)]; }
    get top() { return table.zoneSize(this.$_zone) > 0 ? pieces[table.pieceAt(this.$_zone, 0)] : undefined; }
    get last() { const n = table.zoneSize(this.$_zone); return n > 0 ? pieces[table.pieceAt(this.$_zone, n - 1)] : undefined; }
    /** One piece of each kind, for picks among equal pieces. */
    get distinct() { const n = table.listDistinct(this.$_zone), list = []; for (let i = 0; i < n; i++) list.push(pieces[table.listed(i)]); return list; }
    /** How many different kinds there are. */
    get variety() { return table.listDistinct(this.$_zone); }
    /** How many pieces the kind has of which there are most. */
    get mostAlike() { return table.mostAlike(this.$_zone); }
    get pieces() { const n = table.zoneSize(this.$_zone), list = []; for (let i = 0; i < n; i++) list.push(pieces[table.pieceAt(this.$_zone, i)]); return list; }
    at(index) { return index >= 0 && index < table.zoneSize(this.$_zone) ? pieces[table.pieceAt(this.$_zone, index)] : undefined; }
    has(what) { return typeof what === 'string' || what.$_kind !== undefined ? table.countKind(this.$_zone, kindOf(what).$_kind) > 0 : table.zoneOf(what.id) === this.$_zone; }
    /** How many pieces: all, those of a kind (or of the same kind as a piece), or those that pass a test. */
    count(what) {
      if (typeof what !== 'function') return what === undefined ? table.zoneSize(this.$_zone) : table.countKind(this.$_zone, kindOf(what).$_kind);
      let count = 0;
      for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) if (what(pieces[table.pieceAt(this.$_zone, i)])) count++;
      return count;
    }
    /** How many pieces have that value (word, number or flag) of an attribute. */
    countBy(attribute, value) { return table.countBy(this.$_zone, attributeIndex(attribute), scalar(value)); }
    /** Counts the pieces by a word attribute: zone.tally('suit').of('shell'). */
    tally(attribute) { return new Tally(attributeIndex(attribute)).add(this); }
    find(what) {
      const kind = typeof what === 'function' ? undefined : kindOf(what);
      for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) {
        const piece = pieces[table.pieceAt(this.$_zone, i)];
        if (kind === undefined ? what(piece) : piece.kind === kind) return piece;
      }
      return undefined;
    }
    forEach(f) { for (let i = 0; i < table.zoneSize(this.$_zone); i++) f(pieces[table.pieceAt(this.$_zone, i)], i); }
    map(f) { const list = []; for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) list.push(f(pieces[table.pieceAt(this.$_zone, i)], i)); return list; }
    filter(f) { const list = []; for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) { const p = pieces[table.pieceAt(this.$_zone, i)]; if (f(p, i)) list.push(p); } return list; }
    some(f) { for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) if (f(pieces[table.pieceAt(this.$_zone, i)])) return true; return false; }
    every(f) { for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) if (!f(pieces[table.pieceAt(this.$_zone, i)])) return false; return true; }
    sum(f) { let sum = 0; for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) sum += f(pieces[table.pieceAt(this.$_zone, i)], i); return sum; }
    shuffle() { table.shuffle(this.$_zone); return this; }
    /** Moves up to n pieces from the top, or the topmost of a kind, to the end of another zone; returns how many moved. */
    deal(n, to, kind) { return kind === undefined ? table.deal(this.$_zone, countOf(n), zoneOf(to)) : table.dealKind(this.$_zone, countOf(n), zoneOf(to), kindOf(kind).$_kind); }
    moveAll(to) { return table.deal(this.$_zone, table.zoneSize(this.$_zone), zoneOf(to)); }
    /** A piece drawn evenly at random, which stays where it is. */
    random() { const n = table.zoneSize(this.$_zone); return n > 0 ? pieces[chance.randomPiece(this.$_zone)] : undefined; }
    showTo(player) { const seat = seatOf(player); for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) table.show(table.pieceAt(this.$_zone, i), seat); }
    hideFrom(player) { const seat = seatOf(player); for (let i = 0, n = table.zoneSize(this.$_zone); i < n; i++) table.hide(table.pieceAt(this.$_zone, i), seat); }
    [Symbol.iterator]() { return this.pieces[Symbol.iterator](); }
    toString() { return this.id; }
  }

  /** How many pieces there are of each word of an attribute. The lists asked about are those of list attributes: mine.fewest(card.suits). */
  class Tally {
    #attribute;
    #counts = table.tally();
    constructor(attribute) { this.#attribute = attribute; }
    of(word) { return this.#counts.of(wordOf(word)); }
    /** Counts the pieces of one more zone. */
    add(zone) { table.tallyWords(this.#counts, zoneOf(zone), this.#attribute); return this; }
    /** Counts something more. */
    bump(word, n = 1) { this.#counts.add(wordOf(word), n); return this; }
    /** How many there are of the rarest of some words: that many sets. */
    fewest(list) { const of = numbersOf(list); let n = of.length === 0 ? 0 : this.#counts.of(of[0]); for (let i = 1; i < of.length; i++) n = Math.min(n, this.#counts.of(of[i])); return n; }
    /** Of how many of some words there is none. */
    missing(list) { const of = numbersOf(list); let n = 0; for (let i = 0; i < of.length; i++) if (this.#counts.of(of[i]) === 0) n++; return n; }
    /** Of how many of some words there are more here than in another tally. */
    ahead(other, list) { const of = numbersOf(list); let n = 0; for (let i = 0; i < of.length; i++) if (this.#counts.of(of[i]) > other.#counts.of(of[i])) n++; return n; }
  }

  class Piece {
    get zone() { return zones[table.zoneOf(this.id)]; }
    get index() { return table.indexOf(this.id); }
    get space() { return spaces[table.placeOf(this.id)]; }
    get faceUp() { return table.isFaceUp(this.id); }
    set faceUp(up) { table.turn(this.id, up === true); }
    is(kind) { return isKind(this.kind, kind); }
    /** To the end of a zone, to an index of it, or onto a space of a board. */
    moveTo(to, index = -1) {
      if (to !== undefined && to !== null) {
        if (to.$_zone !== undefined) { table.move(this.id, to.$_zone, index); return; }
        if (to.$_space !== undefined) { boards.place(this.id, to.$_space); return; }
      }
      fail(`${this.kind} can be moved to a zone or a space, not to ${to}`);
    }
    /** On top of a zone. */
    moveOnto(zone) { table.move(this.id, zoneOf(zone), 0); }
    isIn(zone) { return table.zoneOf(this.id) === zoneOf(zone); }
    showTo(player) { table.show(this.id, seatOf(player)); }
    hideFrom(player) { table.hide(this.id, seatOf(player)); }
    /** Calls what this one card answers to an event, wherever it lies. */
    trigger(event, details) {
      if (careful) examineEvent(event, details ?? {});
      const hooks = cardOn(event), kind = kindNumber[this.id];
      if (hooks !== undefined) for (let i = 0; i < hooks.length; i++) {
        if (hooks[i].index === kind) hooks[i].f({ game, ...details, card: this, owner: holder(this) });
      }
    }
    /** Lets this one card change a value, wherever it lies. */
    compute(question, value, details) {
      if (careful) examineQuestion(question, value, details ?? {});
      const hooks = cardModify(question), kind = kindNumber[this.id];
      let result = value;
      if (hooks !== undefined) for (let i = 0; i < hooks.length; i++) {
        if (hooks[i].index === kind) result = given(question, hooks[i].f({ game, value: result, ...details, card: this, owner: holder(this) }));
      }
      return result;
    }
    toString() { return this.kind.id; }
  }

  class Kind {
    is(kind) { return isKind(this, kind); }
    toString() { return this.id; }
  }

  // ---------------------------------------------------------------- tokens counted by kind
  const cellOf = (pool, kind, slot) => {
    const k = kindOf(kind), offset = k.$_kind - pool.of[0].$_kind;
    if (!(offset >= 0 && offset < pool.of.length)) fail(`${pool.id} does not hold ${k}`);
    if (!(slot >= 0 && slot < pool.slots)) fail(`${pool.id} has no slot ${slot}`);
    return pool.$_first + slot * pool.of.length + offset;
  };

  class Pool {
    constructor(first, of, slots, id, member) { hide(this, '$_first', first); this.of = of; this.slots = slots; this.id = id; this.member = member; }
    /** How many tokens: of a kind in a slot, of a kind in all slots, or all. */
    count(kind, slot) {
      if (kind === undefined) return cells.sum(this.$_first, this.of.length * this.slots);
      if (slot !== undefined) return cells.count(cellOf(this, kind, slot));
      let sum = 0;
      for (let s = 0; s < this.slots; s++) sum += cells.count(cellOf(this, kind, s));
      return sum;
    }
    countSlot(slot) { return cells.sum(this.$_first + slot * this.of.length, this.of.length); }
    get isEmpty() { return this.count() === 0; }
    /** The kinds of which there is at least one (in a slot, or anywhere). */
    kinds(slot) { const list = []; for (let i = 0; i < this.of.length; i++) if (this.count(this.of[i], slot) > 0) list.push(this.of[i]); return list; }
    /** The slots of a kind's tokens added up, counted from 1: what a dial shows. */
    weight(kind) { const c = cellOf(this, kind, 0); return cells.weigh(c, this.of.length, this.slots); }
    add(kind, n = 1, slot = 0) { const c = cellOf(this, kind, slot); cells.setCount(c, Math.min(MOST, cells.count(c) + countOf(n))); }
    take(kind, n = 1, slot = 0) {
      const c = cellOf(this, kind, slot), have = cells.count(c);
      if (have < countOf(n)) fail(`${this.id} holds ${have} ${kindOf(kind)}, not ${n}`);
      cells.setCount(c, have - n);
    }
    /** Moves n tokens of a kind to another pool. */
    give(to, kind, n = 1, slot = 0, toSlot = 0) { this.take(kind, n, slot); to.add(kind, n, toSlot); }
    giveAll(to) { for (let i = 0; i < this.of.length; i++) { const n = this.count(this.of[i], 0); if (n > 0) this.give(to, this.of[i], n); } }
    /** Takes one token blindly, as from a bag; undefined when it is empty. */
    draw() {
      const kind = chance.drawToken(this.$_first, this.of[0].$_kind, this.of.length);
      return kind < 0 ? undefined : kinds[kind];
    }
    toString() { return this.id; }
  }

  // ---------------------------------------------------------------- dice that lie on the table
  class Die {
    constructor(tray, index, cell) { this.tray = tray; this.index = index; hide(this, '$_first', cell); hide(this, '$_code', CELL_CODE + cell); }
    get face() { return cells.count(this.$_first); }
    set face(face) { cells.setCount(this.$_first, this.tray.of.includes(face) ? face : fail(`a die of ${this.tray.id} has no face ${face}`)); }
    /** Whether it stays as it is when the tray is rolled. */
    get locked() { return cells.count(this.$_first + this.tray.size) !== 0; }
    set locked(locked) { cells.setCount(this.$_first + this.tray.size, locked === true ? 1 : 0); }
    /** Rolls this die alone, locked or not. */
    roll() { this.face = this.tray.$_roll(); return this.face; }
    toString() { return `${this.tray.id}[${this.index}]`; }
  }

  class Tray {
    constructor(first, t, member) {
      this.id = t.id;
      this.member = member;
      this.of = t.faces;
      this.size = t.size / 2;   // each die has a cell for its face and one for its lock
      hide(this, '$_roll', t.hidden ? () => chance.rollUnseen(t.die) : () => chance.roll(t.die));
      this.dice = freeze(Array.from({ length: this.size }, (_, i) => dice[first + i] = freeze(new Die(this, i, first + i))));
    }
    get faces() { return this.dice.map(die => die.face); }
    get sum() { let sum = 0; for (const die of this.dice) sum += die.face; return sum; }
    get locked() { return this.dice.filter(die => die.locked); }
    get unlocked() { return this.dice.filter(die => !die.locked); }
    /** How many dice show a face. */
    count(face) { let n = 0; for (const die of this.dice) if (die.face === face) n++; return n; }
    /** Rolls every die that is not locked, and returns those. */
    roll() { const rolled = this.unlocked; for (const die of rolled) die.roll(); return rolled; }
    lockAll() { for (const die of this.dice) die.locked = true; }
    unlockAll() { for (const die of this.dice) die.locked = false; }
    [Symbol.iterator]() { return this.dice[Symbol.iterator](); }
    toString() { return this.id; }
  }

  // ---------------------------------------------------------------- boards
  class Space {
    get pieces() { const n = boards.listAt(this.$_space), list = []; for (let i = 0; i < n; i++) list.push(pieces[boards.listed(i)]); return list; }
    get piece() { return boards.listAt(this.$_space) > 0 ? pieces[boards.listed(0)] : undefined; }
    get isEmpty() { return boards.listAt(this.$_space) === 0; }
    /** Whether nothing stands here that occupies a space (see `occupants` of a board). */
    get isFree() { return boards.isFree(this.$_space); }
    toString() { return this.id; }
  }

  /** By board: its spaces by id and by terrain, and the numbers of its ways. */
  const spacesById = [], spacesByTerrain = [], wayNumbers = [];
  const wayOf = (board, name) => wayNumbers[board.$_board](name) ?? fail(`${board.id} has no way '${name}'`);
  const block = (board, blocked) => {
    boards.clearBlocked(board.$_board);
    if (blocked === 'occupied') boards.blockOccupied(board.$_board);
    else for (const s of blocked) boards.block(spaceOf(s));
  };
  const UNREACHABLE = about.unreachable, away = steps => steps === UNREACHABLE ? Infinity : steps, within = steps => steps < UNREACHABLE ? steps : UNREACHABLE - 1;
  const listedSpaces = n => { const list = []; for (let i = 0; i < n; i++) list.push(spaces[boards.listed(i)]); return list; };

  class Board {
    space(id) { return spacesById[this.$_board].get(id) ?? fail(`${this.id} has no space '${id}'`); }
    /** The spaces of a terrain, in reading order. */
    of(terrain) { return spacesByTerrain[this.$_board].get(terrain) ?? []; }
    /** One piece of each kind and owner on each space, for picks among equal pieces. */
    get distinct() { const n = boards.listDistinctOn(this.$_board), list = []; for (let i = 0; i < n; i++) list.push(pieces[boards.listed(i)]); return list; }
    distance(way, from, to) { return away(boards.distance(this.$_board, wayOf(this, way), spaceOf(from), spaceOf(to))); }
    neighbours(way, from) { return listedSpaces(boards.neighbours(this.$_board, wayOf(this, way), spaceOf(from))); }
    /** The pieces that stand within so many steps of a space, in the order in which they came to the board. */
    within(way, from, steps) { const n = boards.listWithin(this.$_board, wayOf(this, way), spaceOf(from), within(steps)), list = []; for (let i = 0; i < n; i++) list.push(pieces[boards.listed(i)]); return list; }
    /** A shortest way, without the first space. What is `blocked` cannot be entered, except the goal: a list of spaces, or 'occupied'. */
    path(way, from, to, blocked = []) { block(this, blocked); return listedSpaces(boards.path(this.$_board, wayOf(this, way), spaceOf(from), spaceOf(to))); }
    /** The spaces that can be reached in so many steps, nearest first; the start is not among them. */
    reach(way, from, steps, blocked = []) { block(this, blocked); return listedSpaces(boards.reach(this.$_board, wayOf(this, way), spaceOf(from), within(steps))); }
    /** How many steps it is when `blocked` spaces cannot be entered; Infinity when there is no way. */
    steps(way, from, to, blocked = []) { block(this, blocked); return away(boards.stepsBetween(this.$_board, wayOf(this, way), spaceOf(from), spaceOf(to))); }
    toString() { return this.id; }
  }

  // ---------------------------------------------------------------- why not
  /** Why not, by the name of a line of the pack's texts. Its values are looked at when somebody reads it. */
  class Reason {
    #key; #values;
    constructor(key, values = {}) {
      this.#key = typeof key === 'string' ? key : fail(`a reason is named by a key under 'reasons' in text/en.yaml, not by ${key}`);
      this.#values = values;
      if (careful) for (const name of Object.keys(values)) encode(values[name]);
    }
    /** Hands it over to those who asked. */
    static tell(reason) { choice.why(reason.#key); for (const name of Object.keys(reason.#values)) choice.because(name, encode(reason.#values[name])); return ''; }
    toString() { return this.#key; }
  }
  const isRefusal = answer => answer === false || typeof answer === 'string' || answer instanceof Reason;
  /** The text of a refusal; '' where that is not all, or nothing in particular. */
  const told = refusal => typeof refusal === 'string' ? refusal : refusal === false ? '' : Reason.tell(refusal);

  // ---------------------------------------------------------------- players and the game
  class Player {
    get left() { return players[(this.seat + 1) % players.length]; }
    get right() { return players[(this.seat + players.length - 1) % players.length]; }
    get isOut() { return (flow.out() & 1 << this.seat) !== 0; }
    /** The player's own piece of a kind (the first of several), wherever it is. */
    own(kind) { return ownPiece[this.seat](kindId(kind)) ?? fail(`no player owns a '${kind}'`); }
    /** Takes the player out of the game. */
    leaveGame() { flow.setOut(flow.out() | 1 << this.seat); }
    toString() { return this.id; }
  }

  class Game {
    get players() { return players; }
    get active() { return players[flow.active()]; }
    set active(player) { flow.setActive(seatOf(player)); }
    /** The players still in the game, in seat order, beginning with one of them. */
    playersFrom(first) { const list = [], seat = seatOf(first); for (let i = 0; i < players.length; i++) { const p = players[(seat + i) % players.length]; if (!p.isOut) list.push(p); } return list; }
    get inGame() { return players.filter(p => !p.isOut); }
    others(me) { return players.filter(p => p !== me && !p.isOut); }
    /** The next player clockwise who is still in the game. */
    after(player) { const first = players[seatOf(player)]; let p = first.left; while (p.isOut && p !== first) p = p.left; return p; }
    option(id) { return optionNamed(id) ?? fail(`pack.yaml has no option '${id}'`); }
    knob(id) { return knobNamed(id) ?? fail(`pack.yaml has no knob '${id}'`); }
    members(group) { return groupNamed(group) ?? fail(`there is no group '${group}'`); }
    kind(id) { return kindOf(id); }
    /** The only piece of a kind (the first of several), wherever it is. */
    piece(kind) { return firstPiece(kindId(kind)) ?? fail(`there is no piece '${kind}'`); }
    /** All pieces of a kind or of a set, wherever they are. */
    piecesOf(what) {
      if (typeof what === 'string' && !kindByName.has(what) && about.kinds.some(k => k.set === what)) return pieces.filter(p => p.set === what);
      const kind = kindOf(what);
      return pieces.filter(p => p.kind === kind);
    }
    random(n) { return chance.random(countOf(n)); }
    roll(die) { return chance.roll(dieNumber(die) ?? fail(`there is no die '${die}'`)); }
    passLeft(zone) { table.rotate(zoneNumber(zone), 1); }
    passRight(zone) { table.rotate(zoneNumber(zone), -1); }
    /** Steps pushed by one hook run in the order in which they were pushed; then the step below goes on. */
    push(step, data) { pushStep(step, data); }
    /** Leaves this step for another one. */
    go(step, data) { flow.leave(); pushStep(step, data); }
    leave() { flow.leave(); }
    /** Pushes a step for each of the others, clockwise from the left of a player: they answer one after the other. */
    askOthers(me, step, data) { for (const p of this.playersFrom(me)) if (p !== me) pushStep(step, { ...data, who: p }); }
    /** Takes a step off that waits below this one, or that this hook has pushed; whether there was one. */
    cancel(step) { return flow.cancel(stepNumber(step) ?? fail(`there is no step '${step}' in flow.yaml`)); }
    /** true, or the first of several reasons why not; a function among them is only asked if all before it agree. */
    all(verdicts) {
      for (const verdict of verdicts) {
        const answer = typeof verdict === 'function' ? verdict() : verdict;
        if (!isYes(answer)) return answer;
      }
      return true;
    }
    /** Why not, from the pack's texts ("reasons.<key>"), in the language of whoever reads it. */
    why(key, values) { return new Reason(key, values); }
    /** Whether this hook has pushed steps already: they come before whatever it pushes next. */
    get hasPushed() { return flow.hasPushed(); }
    /** Whether the game has been ended; what is pushed after that never comes. */
    get isOver() { return flow.isOver(); }
    end({ winners, ranking, reason } = {}) {
      const first = ranking === undefined ? [] : rank(ranking);
      flow.end(seatsOf(winners ?? first), encode(reason));
    }
    /** The players with the highest (or lowest) value of a counter or a function. */
    most(what, among = players) { return extreme(what, among, 1); }
    least(what, among = players) { return extreme(what, among, -1); }
    /** All players by a counter or a function, highest first; those with equal values together. */
    ranked(what, among = players) {
      const value = valueOf(what), places = new Map();
      for (const p of among) addTo(places, value(p), p);
      return [...places.keys()].sort((a, b) => b - a).map(v => places.get(v));
    }
    trigger(event, details) { return trigger(event, details); }
    compute(question, value, details) { return compute(question, value, details); }
    /** A line for the chronicle, from the pack's texts ("say.<key>"); only for one player when `to` is given. */
    say(key, values = {}, to) {
      if (!chronicle.listening()) return;
      const names = Object.keys(values);
      chronicle.begin(key, to === undefined ? -1 : seatOf(to));
      for (const name of names) chronicle.value(name, encode(values[name]));
      chronicle.end();
    }
    /** A line that tells why the game ends as it does; it ends nothing itself. */
    because(key, values = {}) {
      if (!chronicle.listening()) return;
      chronicle.begin(key, -1);
      for (const name of Object.keys(values)) chronicle.value(name, encode(values[name]));
      chronicle.endReason();
    }
    /** Shows what something has brought in points; it counts nothing itself. */
    scored(player, what, points, key = '', values = {}) {
      if (!chronicle.listening()) return;
      chronicle.begin(key, -1);
      for (const name of Object.keys(values)) chronicle.value(name, encode(values[name]));
      if (player !== undefined) chronicle.value('player', encode(player));
      if (what !== undefined) chronicle.value('what', encode(what));
      chronicle.value('points', encode(points));
      chronicle.endScored();
    }
  }
  /** Hands a ranking over: those who share a place count as many places. Who is not in it comes last. Gives back the first. */
  const rank = ranking => {
    const left = new Set(players), places = ranking.map(place => Array.isArray(place) ? place : [place]);
    let before = 0;
    const put = place => {
      for (const p of place) if (!left.delete(p)) fail(`${p} stands twice in the ranking, or is no player`);
      for (const p of place) flow.rank(p.seat, before + 1);
      before += place.length;
    };
    places.forEach(put);
    const rest = [...left];
    for (const p of rest) flow.rank(p.seat, before + 1);
    return places[0] ?? [];
  };
  const game = new Game();

  /** What every member of a group has one of, under the members' names; no other name is taken. */
  const groupPrototype = freeze(Object.create(null, { [Symbol.iterator]: { value() { return Object.values(this)[Symbol.iterator](); } } }));
  const grouped = (group, describe) => {
    const all = Object.create(groupPrototype);
    about.groups[group].forEach((name, i) => defineProperty(all, name, { enumerable: true, ...describe(i) }));
    return freeze(all);
  };

  const valueOf = what => typeof what === 'function' ? what : p => typeof p[what] === 'number' ? p[what] : fail(`players have no counter '${what}'`);
  const extreme = (what, among, sign) => {
    const value = valueOf(what);
    let best = -Infinity, list = [];
    for (const p of among) {
      const v = sign * value(p);
      if (v > best) { best = v; list = [p]; } else if (v === best) list.push(p);
    }
    return list;
  };

  // ---------------------------------------------------------------- building the objects of this match
  const attributeNumber = numbered(about.attributes), dieNumber = numbered(about.dice), optionNamed = lookup(new Map(Object.entries(about.options))), knobNamed = lookup(new Map(Object.entries(about.knobs))), groupNamed = lookup(new Map(Object.entries(about.groups)));
  const attributeIndex = name => attributeNumber(name) ?? fail(`there is no attribute '${name}'`);
  const scalar = value => typeof value === 'number' ? value : typeof value === 'boolean' ? (value ? 1 : 0) : encode(value);
  const firstZone = lookup(new Map(Object.entries(about.zoneFirst)));
  const zoneNumber = id => firstZone(id) ?? fail(`there is no zone '${id}'`);
  const deepFreeze = it => { if (typeof it === 'object' && it !== null && !Object.isFrozen(it)) { freeze(it); Object.values(it).forEach(deepFreeze); } return it; };

  const counted = value => {
    if (Array.isArray(value) && value.$_numbers === undefined && value.every(word => typeof word === 'string' && wordNumber(word) !== undefined)) defineProperty(value, '$_numbers', { value: freeze(value.map(wordNumber)) });
    return value;
  };

  about.kinds.forEach((k, index) => {
    const kind = new Kind();
    hide(kind, '$_kind', index);
    hide(kind, '$_code', KIND_CODE + index);
    hide(kind, 'kind', kind);   // itself, so that rules can treat pieces and kinds alike
    kind.id = k.id;
    kind.set = k.set;
    hardened.setAttributes(kind, name => {
      const value = k.attributes[name] ?? about.absent[name];
      return typeof value === 'object' ? deepFreeze(counted(value)) : value;
    });
    kinds.push(freeze(kind));
    kindByName.set(k.id, kind);
  });
  about.zones.forEach((z, no) => zones.push(freeze(new Zone(no, z.id, z.group === '' ? undefined : about.groups[z.group][z.member]))));
  for (let seat = 0; seat < about.players; seat++) {
    const player = new Player();
    player.seat = seat;
    hide(player, '$_code', PLAYER_CODE + seat);
    player.id = String.fromCharCode(65 + seat);
    players.push(player);
  }
  const boardSpaces = [];
  about.boards.forEach((b, no) => {
    const board = new Board();
    hide(board, '$_board', no);
    board.id = b.id;
    board.zone = zones[b.zone];
    const byId = new Map(), byTerrain = new Map();
    spacesById.push(byId);
    spacesByTerrain.push(byTerrain);
    wayNumbers.push(numbered(b.ways));
    board.spaces = b.spaces.map((s, i) => {
      const space = new Space();
      hide(space, '$_space', b.first + i);
      hide(space, '$_code', SPACE_CODE + b.first + i);
      space.board = board;
      space.id = s.id;
      space.terrain = s.terrain;
      space.column = s.column;
      space.row = s.row;
      for (const name of b.data) space[name] = deepFreeze(s.data[name]);
      byId.set(s.id, space);
      if (!byTerrain.has(s.terrain)) byTerrain.set(s.terrain, []);
      byTerrain.get(s.terrain).push(space);
      spaces.push(freeze(space));
      return space;
    });
    boardSpaces.push(freeze(board.spaces));
    byTerrain.forEach(freeze);
    define(Game.prototype, b.id, freeze(board));
  });
  const owned = players.map(() => new Map()), firstOf = new Map(), ownPiece = owned.map(lookup), firstPiece = lookup(firstOf);
  about.pieces.forEach(([kind, owner], id) => {
    const piece = new Piece(), k = kinds[kind];
    piece.id = id;
    hide(piece, '$_code', PIECE_CODE + id);
    piece.kind = k;
    piece.set = k.set;
    piece.owner = owner < 0 ? undefined : players[owner];
    hardened.copyAttributes(piece, k);
    pieces.push(piece);
    if (!firstOf.has(k.id)) firstOf.set(k.id, piece);
    if (owner >= 0 && !owned[owner].has(k.id)) owned[owner].set(k.id, piece);
  });

  function define(on, name, value) { defineProperty(on, name, { value, enumerable: true }); }
  const number = value => typeof value === 'number' && Number.isInteger(value) ? value : fail(`a counter holds whole numbers, not ${value}`);

  for (const z of about.zoneDefs) {
    if (z.per === 'player') players.forEach(p => define(p, z.id, zones[z.first + p.seat]));
    else define(Game.prototype, z.id, z.per === 'group' ? grouped(z.group, i => ({ value: zones[z.first + i] })) : zones[z.first]);
  }
  /** The instances of all components. */
  const hung = [];
  /** Puts the instances of a component where rules look for them. */
  const hang = (c, made) => {
    hung.push(made);
    if (c.per === 'player') players.forEach(player => define(player, c.id, made[player.seat]));
    else if (c.per === 'piece') made.forEach((one, i) => define(pieces[c.firstPiece + i], c.id, one));
    else define(Game.prototype, c.id, c.per === 'group' ? grouped(c.group, i => ({ value: made[i] })) : made[0]);
  };
  const memberOf = (c, i) => c.per === 'group' ? about.groups[c.group][i] : undefined;
  /** A counter that each space of a board has; spaces of other boards do not have it. */
  const perSpace = (id, board, base) => defineProperty(Space.prototype, id, {
    get() { return this.board.id === board.id ? cells.count(base + this.$_space) : undefined; },
    set(v) { this.board.id === board.id ? cells.setCount(base + this.$_space, number(v)) : fail(`spaces of ${this.board.id} have no ${id}`); },
  });
  for (const c of about.components.filter(c => c.sort === 'counter')) {
    const first = c.first;
    if (c.per === 'player')
      defineProperty(Player.prototype, c.id, { get() { return cells.count(first + this.seat); }, set(v) { cells.setCount(first + this.seat, number(v)); } });
    else if (c.per === 'piece') {
      const base = first - c.firstPiece;
      defineProperty(Piece.prototype, c.id, { get() { return cells.count(base + this.id); }, set(v) { cells.setCount(base + this.id, number(v)); } });
    } else if (c.per === 'group') {
      define(Game.prototype, c.id, grouped(c.group, i => ({ get() { return cells.count(first + i); }, set(v) { cells.setCount(first + i, number(v)); } })));
      const board = about.boards.find(b => b.id === c.group);
      if (board !== undefined) perSpace(c.id, board, first - board.first);
    } else
      defineProperty(Game.prototype, c.id, { get() { return cells.count(first); }, set(v) { cells.setCount(first, number(v)); } });
  }
  for (const p of about.components.filter(c => c.sort === 'pool')) {
    const of = freeze(kinds.slice(p.firstKind, p.firstKind + p.kinds));
    const made = [];
    for (let i = 0; i < p.count; i++) made.push(freeze(new Pool(p.first + i * p.slots * p.kinds, of, p.slots, p.id, memberOf(p, i))));
    hang(p, made);
  }
  for (const t of about.components.filter(c => c.sort === 'tray')) {
    const made = [];
    for (let i = 0; i < t.count; i++) made.push(freeze(new Tray(t.first + i * t.size, deepFreeze(t), memberOf(t, i))));
    hang(t, made);
  }
  // Of a class only its instances are seen.
  const classes = [Zone, Tally, Piece, Kind, Pool, Die, Tray, Space, Board, Reason, Player, Game];
  classes.forEach(c => delete c.prototype.constructor);

  // ---------------------------------------------------------------- steps
  const steps = about.steps.map(s => {
    const view = { name: s.id };
    s.data.forEach(([name, type], slot) => {
      const read = decodeAs[type] ?? decode, write = encodeAs[type] ?? encode;
      defineProperty(view, name, { enumerable: true, get() { return read(flow.data(slot)); }, set(v) { flow.setData(slot, write(v)); } });
    });
    return freeze(view);
  });
  const stepNumber = numbered(about.steps.map(s => s.id));
  /** By step: writes the data of a push into its frame (HookSource.stepData). */
  const fill = [];

  function pushStep(name, data) {
    const no = stepNumber(name) ?? fail(`there is no step '${name}' in flow.yaml`);
    let actors = -1;
    if (data !== undefined && data.who !== undefined) {
      const who = data.who;
      actors = Array.isArray(who) ? seatsOf(who) : 1 << seatOf(who);
    }
    if (!flow.push(no, actors)) fail('more than 40 steps lie on top of each other: does a step push itself without end?');
    if (data === undefined) return;
    if (careful) for (const key of Object.keys(data)) {
      if (key !== 'who' && !about.steps[no].data.some(([name]) => name === key)) fail(`step '${name}' carries no '${key}': list it under data in flow.yaml`);
    }
    fill[no](data);
  }

  // ---------------------------------------------------------------- hooks
  const rules = { moves: { __proto__: null }, steps: { __proto__: null }, on: new Map(), modify: new Map(), cardOn: new Map(), cardModify: new Map(), invariants: undefined, invariantsByName: new Map(), hints: {}, bots: { __proto__: null }, wrappers: [] };
  /** Kinds that a mod took away: what the game's rules say of them is passed over. */
  const removed = new Set(about.removed);
  const cardOn = lookup(rules.cardOn), cardModify = lookup(rules.cardModify);
  const addTo = (map, key, value) => { if (!map.has(key)) map.set(key, []); map.get(key).push(value); };
  /** A move or step is an object; a function in its place makes a new one out of the one that was there. */
  const wrapOrSet = (what, into, from) => {
    for (const name of Object.keys(from)) {
      const given = from[name], before = into[name], path = `${what}.${name}`;
      if (typeof given !== 'function') { into[name] = given; continue; }
      if (before === undefined) fail(`${path} is a function that wraps what was there before, but nothing was. Write an object, or mend the name.`);
      const made = given(before);
      if (made === null || typeof made !== 'object') fail(`${path} has to return an object: original => ({ ...original, … })`);
      keep({ [path]: made });
      into[name] = made;
      rules.wrappers.push({ path, f: given });
    }
  };
  // What wraps an answer gets all earlier answers as one function, and takes their place.
  const tellAll = fs => it => { for (let i = 0; i < fs.length; i++) fs[i](it); };
  const askAll = (question, fs) => it => {
    let value = it.value;
    for (let i = 0; i < fs.length; i++) value = given(question, fs[i]({ ...it, value }));
    return value;
  };
  const wrapped = (path, earlier, wrapper) => {
    if (earlier === undefined) fail(`wrap.${path} wraps what was there before, but nothing was. Mend the name, or write it without wrap.`);
    keep({ [path]: earlier });
    const made = typeof wrapper === 'function' ? wrapper(earlier) : undefined;
    keep({ [path]: made });
    if (typeof made !== 'function') fail(`wrap.${path} has to be a function that returns a function: original => it => …`);
    rules.wrappers.push({ path, f: wrapper });
    return made;
  };
  const wrapIn = (path, map, names, joined) => {
    for (const name of Object.keys(names)) {
      const fs = map.get(name);
      map.set(name, [wrapped(`${path}.${name}`, fs === undefined ? undefined : joined(name, fs), names[name])]);
    }
  };
  const wrapInCards = (path, map, index, names, joined) => {
    for (const name of Object.keys(names)) {
      const all = map.get(name) ?? [], own = all.filter(hook => hook.index === index).map(hook => hook.f);
      const f = wrapped(`${path}.${name}`, own.length === 0 ? undefined : joined(name, own), names[name]);
      map.set(name, [...all.filter(hook => hook.index !== index), { index, f }]);
    }
  };
  const wrapAll = wrap => {
    const tells = (name, fs) => tellAll(fs);
    wrapIn('on', rules.on, wrap.on ?? {}, tells);
    wrapIn('modify', rules.modify, wrap.modify ?? {}, askAll);
    for (const [kind, hooks] of Object.entries(wrap.cards ?? {})) {
      if (removed.has(kind)) continue;
      wrapInCards(`cards.${kind}.on`, rules.cardOn, kindOf(kind).$_kind, hooks.on ?? {}, tells);
      wrapInCards(`cards.${kind}.modify`, rules.cardModify, kindOf(kind).$_kind, hooks.modify ?? {}, askAll);
    }
    for (const name of Object.keys(wrap.hints ?? {})) rules.hints = { ...rules.hints, [name]: wrapped(`hints.${name}`, rules.hints[name], wrap.hints[name]) };
    if (typeof wrap.invariants === 'function') {
      const all = wrapped('invariants', rules.invariants, wrap.invariants);
      rules.invariantsByName.clear();
      rules.invariantsByName.set('#', all);
    } else for (const [name, wrapper] of Object.entries(wrap.invariants ?? {})) rules.invariantsByName.set(name, wrapped(`invariants.${name}`, rules.invariantsByName.get(name), wrapper));
  };
  /** What must hold: one function, or several by name, of which later packs replace one (or take it away with null) and leave the rest. */
  const addInvariants = own => {
    if (own === null || !['function', 'object', 'undefined'].includes(typeof own)) fail('invariants has to be a function, or an object with functions by name');
    const all = rules.invariantsByName;
    if (typeof own === 'function') {
      let number = all.size;
      while (all.has(`#${number}`)) number++;
      all.set(`#${number}`, own);
    } else if (own !== undefined) for (const [name, f] of Object.entries(own)) {
      if (f !== null) all.set(name, f);
      else if (!all.delete(name)) fail(`invariants.${name} is null to take it away, but there was none. Mend the name.`);
    }
    const fs = [...all.values()];
    rules.invariants = fs.length < 2 ? fs[0] : it => {
      for (let i = 0; i < fs.length; i++) { const answer = fs[i](it); if (answer !== true) return answer; }
      return true;
    };
  };
  /** Which of the invariants has just answered false, and so has not said what is wrong. */
  const brokenSilently = it => {
    const name = [...rules.invariantsByName].find(([, f]) => f(it) === false)?.[0];
    return name === undefined || name.startsWith('#') ? 'invariants' : `invariants.${name}`;
  };
  const object = (path, it) => it === undefined || it === null || typeof it === 'object' || typeof it === 'function' || fail(`${path} has to be an object`);
  const callable = (path, it) => it === undefined || it === null || typeof it === 'function' || fail(`${path} has to be a function`);
  const weight = (path, it) => typeof it === 'number' || callable(path, it);
  const each = (path, sort, all) => { for (const [name, it] of all instanceof Map ? all : Object.entries(all ?? {})) sort(`${path}.${name}`, it); };
  /** What packs have exported is of the sorts that are asked for: objects where parts are looked up, functions where something is called. */
  const examineExports = () => {
    each('moves', object, rules.moves);
    each('moves', (path, move) => ['when', 'check', 'apply'].forEach(part => callable(`${path}.${part}`, move?.[part])), rules.moves);
    each('steps', object, rules.steps);
    each('steps', (path, step) => ['run', 'done'].forEach(part => callable(`${path}.${part}`, step?.[part])), rules.steps);
    for (const [what, all] of [['on', rules.on], ['modify', rules.modify]]) each(what, (path, fs) => fs.forEach(f => callable(path, f)), all);
    for (const [what, all] of [['on', rules.cardOn], ['modify', rules.cardModify]])
      each('', (path, hooks) => hooks.forEach(({ index, f }) => callable(`cards.${kinds[index].id}.${what}${path}`, f)), all);
    callable('hints.value', rules.hints.value);
    each('hints.weigh', weight, rules.hints.weigh);
    each('bots', object, rules.bots);
    each('bots', (path, bot) => typeof bot?.choose === 'function' || fail(`${path} has to be an object with a function choose`), rules.bots);
    each('invariants', callable, rules.invariantsByName);
  };
  const load = path => {
    const loading = {};
    (async () => { try { loading.module = await import(path); } catch (error) { loading.error = error; } })();
    return loading;
  };
  /** Takes the exports of a pack's rules.mjs; later packs wrap or replace what earlier ones gave. */
  const add = loading => {
    if (loading.error !== undefined) throw loading.error;
    const module = loading.module ?? fail('a rules module must not wait for anything (await) while it is loaded');
    rules.wrappers = [];
    wrapOrSet('moves', rules.moves, module.moves ?? {});
    wrapOrSet('steps', rules.steps, module.steps ?? {});
    wrapAll(module.wrap ?? {});
    if (module.hints !== undefined) rules.hints = { ...rules.hints, ...module.hints, weigh: { ...rules.hints.weigh, ...module.hints.weigh } };
    wrapOrSet('bots', rules.bots, module.bots ?? {});
    addInvariants(module.invariants);
    for (const [event, f] of Object.entries(module.on ?? {})) addTo(rules.on, event, f);
    for (const [question, f] of Object.entries(module.modify ?? {})) addTo(rules.modify, question, f);
    for (const [kind, hooks] of Object.entries(module.cards ?? {})) {
      if (removed.has(kind)) continue;
      const index = kindOf(kind).$_kind;
      for (const [event, f] of Object.entries(hooks.on ?? {})) addTo(rules.cardOn, event, { index, f });
      for (const [question, f] of Object.entries(hooks.modify ?? {})) addTo(rules.cardModify, question, { index, f });
    }
    examineExports();
  };

  /** Every hook there is now: { path, f }, for whoever wants to explain the rules (HookTrace). */
  const layout = () => {
    const all = [], put = (path, f) => { if (typeof f === 'function') all.push({ path, f }); };
    for (const [name, move] of Object.entries(rules.moves)) {
      for (const [pick, spec] of Object.entries(move.pick ?? {})) {
        put(`moves.${name}.pick.${pick}`, spec);
        if (spec !== null && typeof spec === 'object') for (const part of ['from', 'check', 'min', 'max', 'where', 'label']) put(`moves.${name}.pick.${pick}.${part}`, spec[part]);
      }
      for (const part of ['when', 'check', 'apply']) put(`moves.${name}.${part}`, move[part]);
    }
    for (const [name, step] of Object.entries(rules.steps)) for (const part of ['run', 'done']) put(`steps.${name}.${part}`, step[part]);
    for (const [event, fs] of rules.on) for (const f of fs) put(`on.${event}`, f);
    for (const [question, fs] of rules.modify) for (const f of fs) put(`modify.${question}`, f);
    for (const [event, hooks] of rules.cardOn) for (const { index, f } of hooks) put(`cards.${kinds[index].id}.on.${event}`, f);
    for (const [question, hooks] of rules.cardModify) for (const { index, f } of hooks) put(`cards.${kinds[index].id}.modify.${question}`, f);
    for (const [name, f] of Object.entries(rules.hints)) put(`hints.${name}`, f);
    for (const [name, f] of Object.entries(rules.hints.weigh ?? {})) put(`hints.weigh.${name}`, f);
    for (const [name, bot] of Object.entries(rules.bots)) put(`bots.${name}.choose`, bot.choose);
    for (const [name, f] of rules.invariantsByName) put(name.startsWith('#') ? 'invariants' : `invariants.${name}`, f);
    return all;
  };

  // Every event and question has a function of its own (HookSource.trigger, HookSource.compute), made when all packs are loaded.
  const tellers = new Map(), askers = new Map(), tellerOf = lookup(tellers), askerOf = lookup(askers);
  const hooked = () => {
    const all = [];
    answering.clear();
    const collect = (asks, own, cards) => {
      for (const name of new Set([...own.keys(), ...cards.keys()])) {
        const no = answering.addHooks(), byKind = kinds.map(() => undefined);
        for (const { index, f } of cards.get(name) ?? []) {
          if (byKind[index] === undefined) { byKind[index] = []; answering.addAnswer(no, index); }
          byKind[index].push(f);
        }
        all.push({ name, asks, own: own.get(name) ?? [], byKind, no });
      }
    };
    collect(false, rules.on, rules.cardOn);
    collect(true, rules.modify, rules.cardModify);
    return all;
  };
  const connect = (asks, name, caller) => { (asks ? askers : tellers).set(name, caller); };
  const isOf = {
    number: x => typeof x === 'number', flag: x => typeof x === 'boolean', word: x => typeof x === 'string', text: x => typeof x === 'string',
    player: x => x instanceof Player, piece: x => x instanceof Piece, space: x => x instanceof Space, kind: x => x instanceof Kind,
    zone: x => x instanceof Zone, pool: x => x instanceof Pool, list: x => Array.isArray(x), any: () => true,
  };
  const events = new Map(Object.entries(about.events)), questions = new Map(Object.entries(about.questions));
  /** What the framework puts among the details, and what may come back in details that are handed on. */
  const ADDED = ['game', 'value', 'card', 'owner'];
  const examineDetail = (what, name, key, type, value) => {
    if (type === undefined) return ADDED.includes(key) || fail(`the ${what} '${name}' has no detail '${key}': list it in flow.yaml`);
    return value === undefined || isOf[type](value) || fail(`'${key}' of the ${what} '${name}' is of type ${type} in flow.yaml, which ${value} is not`);
  };
  const examine = (what, declared, name, details) => {
    const known = declared.get(name) ?? fail(`there is no ${what} '${name}' in flow.yaml: list it there, under ${what}s`);
    if (known === false) return { value: 'any' };   // anything may go with it
    for (const key of Object.keys(details)) if (key !== 'value') examineDetail(what, name, key, known[key], details[key]);
    return known;
  };
  const examineEvent = (event, details) => { examine('event', events, event, details); };
  const examineQuestion = (question, value, details) => { examineDetail('question', question, 'value', examine('question', questions, question, details).value, value); };
  const trigger = (event, details = {}) => {
    if (careful) examineEvent(event, details);
    const tell = tellerOf(event);
    if (tell !== undefined) tell(details);
  };
  const compute = (question, value, details = {}) => {
    if (careful) examineQuestion(question, value, details);
    const ask = askerOf(question);
    return ask === undefined ? value : ask(value, details);
  };
  const given = (question, result) =>
    result === undefined ? fail(`modify.${question} must return the new value (return value to leave it as it is)`) : result;
  /** The player whom a card serves. */
  const holder = card => { const seat = answering.holder(card.id); return seat < 0 ? undefined : players[seat]; };

  const listOf = list => {
    if (Array.isArray(list)) return list;
    if (list instanceof Zone) return list.pieces;
    if (list instanceof Pool) { choice.offerFrom(list.$_first); return list.kinds(); }
    if (list !== null && list !== undefined && typeof list === 'object' && typeof list[Symbol.iterator] === 'function') return [...list];
    return fail('a pick must give a zone, a pool or a list to choose from');
  };
  /** What can be picked, unlike what can be kept, is always something. */
  const offered = x => encode(x) || fail('a pick offers undefined: leave out what is not there');
  /** Of a pool each kind is offered once, or every single token where several may be picked. */
  const offer = (list, many) => {
    if (Array.isArray(list)) for (let i = 0; i < list.length; i++) choice.offer(encode(list[i]));
    else if (list instanceof Zone) choice.offerZone(list.$_zone);
    else if (list instanceof Pool) choice.offerTokens(list.$_first, list.of[0].$_kind, list.of.length, list.slots, many);
    else { const all = listOf(list); for (let i = 0; i < all.length; i++) choice.offer(encode(all[i])); }
  };
  /** Where a number lies: all that it takes or leads to; undefined where that is nothing. */
  const place = there => {
    for (const thing of Array.isArray(there) ? there : there === undefined ? [] : [there]) {
      if (!isOf.piece(thing) && !isOf.space(thing) && !isOf.player(thing)) fail(`where of a pick gives a piece, a space, a player or a list of those, not ${thing}`);
      choice.offer(encode(thing));
    }
  };
  /** What stands on the button of a number. */
  const written = text => typeof text === 'string' && text !== '' || text instanceof Reason ? told(text) : fail('label of a pick gives a text, or game.why(…)');
  /** How many things a pick takes at least, or at most. */
  const bound = n => n === Infinity ? MOST : Number.isInteger(n) && n >= -MOST && n <= MOST ? n : fail(`min and max of a pick are whole numbers, not ${n}`);
  const verdict = (code, answer) => {
    if (answer === true) choice.offer(code);
    else if (isRefusal(answer)) { if (choice.explaining()) choice.refuse(code, told(answer)); }
    else fail('check must answer true, or say why not: a text, or game.why(…)');
  };
  const isYes = answer => answer === true || !isRefusal(answer) && fail('check, when and invariants must answer true, or say why not: a text, or game.why(…)');
  const allow = answer => { if (!isYes(answer)) choice.forbid(choice.explaining() ? told(answer) : ''); };
  const chosen = k => { const list = []; for (let i = choice.pickStart(k), end = choice.pickEnd(k); i < end; i++) list.push(decode(choice.picked(i))); return list; };

  const MOST_PICKS = 40;   // nobody answers more questions for one move, and each makes all hooks of the move longer
  const picksIn = (moveName, move) => {
    const picks = Object.entries(move.pick ?? {});
    return picks.length <= MOST_PICKS ? picks : fail(`move '${moveName}' has ${picks.length} picks, of which ${MOST_PICKS} are possible: take several things with one pick (min, max), or go on in another step`);
  };
  /** Brings the picks of a move into one form: { name, from, check, min, max, many, where, label }. */
  const picksOf = (moveName, move) => picksIn(moveName, move).map(([name, pick]) => {
    if (name === 'game' || name === 'me' || name === 'step') fail(`pick '${name}' of move '${moveName}' has the name of something that every hook is given: rename it`);
    const spec = typeof pick === 'function' || Array.isArray(pick) || typeof pick === 'string' ? { from: pick } : pick;
    if (typeof spec?.from === 'string' && !Object.hasOwn(about.zoneFirst, spec.from)) fail(`pick '${name}' of move '${moveName}' names the zone '${spec.from}', which does not exist`);
    if (spec === null || typeof spec !== 'object' || spec.from === undefined) fail(`pick '${name}' of move '${moveName}' needs a function or list to choose from`);
    for (const part of ['check', 'where', 'label']) callable(`moves.${moveName}.pick.${name}.${part}`, spec[part]);
    const many = spec.min !== undefined || spec.max !== undefined;
    return {
      name, many, check: spec.check, where: spec.where ?? undefined, label: spec.label ?? undefined,
      zone: typeof spec.from === 'string' ? spec.from : undefined,
      codes: Array.isArray(spec.from) ? spec.from.map(offered) : undefined,
      from: typeof spec.from === 'function' ? spec.from : typeof spec.from === 'string' ? ({ game, me }) => me[spec.from] ?? game[spec.from] : () => spec.from,
      min: typeof spec.min === 'function' ? spec.min : () => spec.min ?? 0,
      max: typeof spec.max === 'function' ? spec.max : () => spec.max ?? 99,
    };
  });

  // Whatever a rule gets to see of this can be asked, but not changed: not even a property of one of its functions.
  // Of these there are hundreds, all of them frozen, with nothing in them but plain data that is frozen too, each other and what is listed below.
  pieces.forEach(freeze);
  for (const list of [kinds, pieces, spaces, ...boardSpaces]) { trust(freeze(list)); trust([list]); }
  keep({ hung, game, players, pieces, zones, spaces, kinds, dice, words, steps, classes });
  return { flow, choice, answering, game, players, steps, rules, fill, load, add, layout, hooked, connect, given, holder, kindNumber, pieces, picksOf, bound, encode, encodeAs, decode, chosen, offer, place, listOf, verdict, allow, isYes, written, brokenSilently, Zone };
})
