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
      if (!this.choices.has(choice.code)) this.choices.set(choice.code, []);
      this.choices.get(choice.code).push(choice);
    }
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
