// @ts-check
/** What is known of the table: what cannot change, and the last snapshot with everything that was left out of it because it had not changed. */
export class Model {
  constructor() {
    this.description = null;
    this.snapshot = null;
    this.zones = [];
    this.components = [];
    this.boards = [];
    this.chronicle = [];
    this.presence = { seats: [], watching: 0 };
    this.chat = [];
    this.thinking = null;
    this.seat = -1;
    this.host = false;
    this.title = 'Eldertable';
  }

  forget() {
    this.description = null;
    this.snapshot = null;
    this.chat = [];
  }

  /** The server was started again: what was shown last stays in sight until the table is there, but nothing can be chosen of it. */
  rest() {
    this.chat = [];
    this.snapshot = { ...this.snapshot, ask: undefined, hint: undefined };
    this.choices = new Map();
    this.refusals = new Map();
    this.hinted = new Set();
    this.foregone = new Set();
  }

  /** @param {any} message */
  show(message) {
    if (message.whole) {
      this.zones = [];
      this.components = [];
      this.boards = [];
      this.chronicle = [];
    }
    for (const part of ['zones', 'components', 'boards']) for (const [at, value] of Object.entries(message[part] ?? {})) this[part][Number(at)] = value;
    if (message.chronicle) this.chronicle = this.chronicle.slice(0, message.chronicle.from).concat(message.chronicle.lines);
    this.snapshot = message;
    this.seat = message.seat;
    this.choices = new Map();
    this.refusals = new Map();
    for (const choice of message.ask?.choices ?? []) {
      for (const code of choice.where ?? [choice.code]) {
        if (!this.choices.has(code)) this.choices.set(code, []);
        const here = this.choices.get(code);
        if (!here.some(earlier => isInsteadOf(earlier, choice))) here.push(choice); // of numbers that take it the first one
      }
    }
    this.foregone = foregone(message.ask);
    for (const refusal of message.ask?.refusals ?? []) if (!this.refusals.has(refusal.code)) this.refusals.set(refusal.code, refusal.reason);
    this.hinted = new Set(message.hint?.codes ?? []);
  }

  name(seat) {
    return this.description?.seats[seat]?.name ?? this.presence.seats[seat]?.name ?? '';
  }

  /** What a seat has left on its clock now, as people read it; empty without a clock. @param {number} seat */
  clock(seat) {
    const { clock, heard } = this.snapshot;
    if (!clock || this.description.seats[seat].bot) return '';
    const passed = clock.running & 1 << seat ? performance.now() - heard : 0;
    const seconds = Math.ceil(Math.max(0, clock.left[seat] - passed) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  kind(id) {
    return this.description.kinds[id];
  }

  /** The component views of one owner: of a seat, of a member of a group, of the table. */
  partsOf(per, instance) {
    return this.components.filter(view => this.description.components[view.id]?.per === per && (instance === undefined || view.of === instance))
      .map(view => ({ view, def: this.description.components[view.id] }));
  }
}

/** Whether two numbers belong to one pick, and may take the same things. */
const isInsteadOf = (one, other) => one.where !== undefined && other.where !== undefined && (one.path?.[0] ?? 0) === (other.path?.[0] ?? 0);

/** All that the only number left will take, which is only to be confirmed. */
const foregone = ask => new Set(ask && !ask.first && !ask.many && ask.choices.length === 1 ? ask.choices[0].where : []);

/** What a choice takes that is no thing itself, or the thing. @param {any} choice @returns {number[]} */
export const placesOf = choice => choice.where ?? [choice.code];
