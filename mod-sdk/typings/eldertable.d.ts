// The JavaScript API of packs, version 1.0.0. Made by ./gradlew typings: do not change it by hand.

/** A step of flow.yaml. */
type StepName = Named<'StepName'>;
/** A move that some step offers. */
type MoveName = Named<'MoveName'>;
/** An event of flow.yaml. */
type EventName = Named<'EventName'>;
/** A question of flow.yaml. */
type QuestionName = Named<'QuestionName'>;
/** A zone or board of components.yaml. */
type ZoneName = Named<'ZoneName'>;
/** A counter that each player has. */
type CounterName = Named<'CounterName'>;
/** A group of components.yaml. */
type GroupName = Named<'GroupName'>;
/** A die of components.yaml. */
type DieName = Named<'DieName'>;
/** An attribute of components.yaml. */
type AttributeName = Named<'AttributeName'>;
/** A word that the pack knows. */
type Word = Named<'Word'>;
/** A set of pieces. */
type SetName = Named<'SetName'>;
/** The id of a kind in cards.yaml. */
type KindId = Named<'KindId'>;
/** An option of pack.yaml. */
type OptionName = Named<'OptionName'>;
/** A knob of pack.yaml. */
type KnobName = Named<'KnobName'>;
/** A line of the texts, under say. */
type Saying = Named<'Saying'>;
/** A line of the texts, under reasons. */
type ReasonName = Named<'ReasonName'>;
/** A way to move over a board. */
type WayName = Named<'WayName'>;
/** A terrain of a board. */
type TerrainName = Named<'TerrainName'>;
/** A space of a board. */
type SpaceName = Named<'SpaceName'>;
/** A kind, its id, or a piece of that kind. */
type KindName = Kind | Piece | KindId | (string & {});
/** What a piece may have; components.yaml says of which type each attribute is. */
type AttributeValue = number | boolean | string | readonly string[] | readonly number[] | object;
/** What a game can keep and a player can pick; texts are words of the pack. */
type Thing = Piece | Player | Kind | Space | Die | string | number | boolean;
/** What can be picked from; a text is the name of a zone. */
type Choices = Zone | Pool | ZoneName | Iterable<Thing>;
/** true, or why not: game.why(…), or a text, which is the same in every language. */
type Verdict = true | string | Reason;
/** What flow.yaml lists for an event or question. It belongs to the framework once it is handed over. */
type Details = Record<string, unknown>;
/** The whole table. */
interface Game {
  /** Everybody, in seat order. */
  readonly players: readonly Player[];
  /** Everybody who is not out. */
  readonly inGame: Player[];
  /** Whose turn it is. */
  active: Player;
  /** The zone of the pieces that start nowhere. */
  readonly box: Zone;
  /** Everybody but one, of those who are not out. */
  others(me: Player): Player[];
  /** Those who are not out, clockwise, beginning with one. */
  playersFrom(first: Player): Player[];
  /** The next one clockwise who is not out. */
  after(player: Player): Player;
  /** What was chosen when the game was started. */
  option<O extends OptionName | (string & {})>(id: O): O extends keyof PackOptions ? PackOptions[O] : any;
  /** A constant of pack.yaml, as the pack or a mod has set it. */
  knob(id: KnobName): number;
  /** The names of a group's members, in their order. */
  members(group: GroupName): readonly Word[];
  /** The kind of that id. */
  kind(id: KindName): Kind;
  /** The only piece of a kind (the first of several), wherever it is. */
  piece(kind: KindName): Piece;
  /** All pieces of a kind or of a set, wherever they are. */
  piecesOf(what: KindName | SetName): Piece[];
  /** A number from 0 to n-1, drawn evenly; part of the saved game. */
  random(n: number): number;
  /** A face of a die; part of the saved game. */
  roll(die: DieName): number;
  /** Everybody hands the pieces of a zone on to the left. */
  passLeft(zone: ZoneName): void;
  /** Everybody hands the pieces of a zone on to the right. */
  passRight(zone: ZoneName): void;
  /** Puts a step on top; several pushes of one hook run in the order in which they are written. */
  push<S extends StepName | Word>(step: S, data?: StepData<S>): void;
  /** Leaves this step for another. */
  go<S extends StepName | Word>(step: S, data?: StepData<S>): void;
  /** Leaves this step; the one below goes on. */
  leave(): void;
  /** Pushes a step for each of the others who are not out, clockwise from a player's left: they answer one after the other. */
  askOthers(me: Player, step: StepName, data?: StepData): void;
  /** Takes a step off that waits below this one or that this hook has pushed, the topmost of that name; whether there was one. */
  cancel(step: StepName): boolean;
  /** Combines reasons: true, or the first that refuses. A function among them is only asked if all before it agree. */
  all(verdicts: readonly (boolean | string | Reason | (() => boolean | string | Reason))[]): Verdict;
  /** Why something cannot be done, from the texts under reasons: whoever asks reads it in their own language. For when and check to answer. */
  why(key: ReasonName | (string & {}), values?: Record<string, Thing>): Reason;
  /** Whether this hook has pushed steps already, which come before whatever it pushes next. */
  readonly hasPushed: boolean;
  /** Whether the game has been ended; what is pushed after that never comes. */
  readonly isOver: boolean;
  /** Ends the game. */
  end(result?: Result): void;
  /** The players with the highest counter (or value of a function), ties included. */
  most(by: CounterName | ((player: Player) => number)): Player[];
  most<P = any>(by: CounterName | ((one: P) => number), among: readonly P[]): P[];
  /** The players with the lowest counter (or value of a function), ties included. */
  least(by: CounterName | ((player: Player) => number)): Player[];
  least<P = any>(by: CounterName | ((one: P) => number), among: readonly P[]): P[];
  /** The players by a counter (or function), highest first, those with equal values together: a ranking. */
  ranked(by: CounterName | ((player: Player) => number)): Player[][];
  ranked<P = any>(by: CounterName | ((one: P) => number), among: readonly P[]): P[][];
  /** Tells an event of flow.yaml to whoever answers it. */
  trigger<E extends EventName>(event: E, details?: DetailsOf<PackEvents, E>): void;
  /** Lets whoever answers a question of flow.yaml change a value. */
  compute<Q extends QuestionName>(question: Q, value: ValueOf<Q>, details?: DetailsOf<PackQuestions, Q>): ValueOf<Q>;
  /** A line for the chronicle, from the texts under say; for one player alone if there is a third argument. */
  say(key: Saying | (string & {}), values?: Record<string, Thing>, to?: Player): void;
  /** Shows what something has brought a player in points, on the table and in the chronicle; it counts nothing itself. The line is that of a key under say, with {player}, {what}, {points} and the values; without a key it is made up. */
  scored(player: Player, what: Thing, points: number, key?: Saying | (string & {}), values?: Record<string, Thing>): void;
  /** Tells why the game ends as it does, beside the result and in the chronicle: a goal reached, what broke a tie. To be said before end; the line is that of a key under say. */
  because(key: Saying | (string & {}), values?: Record<string, Thing>): void;
}
/** Somebody who plays. */
interface Player {
  /** A, B, C … clockwise. */
  readonly id: string;
  /** 0, 1, 2 … clockwise. */
  readonly seat: number;
  /** The neighbour to the left: the next one clockwise. */
  readonly left: Player;
  /** The neighbour to the right. */
  readonly right: Player;
  /** Whether the player is out of the game. */
  readonly isOut: boolean;
  /** Takes the player out of the game. */
  leaveGame(): void;
  /** The player's own piece of a kind (the first of several), wherever it is. */
  own(kind: KindName): Piece;
  /** A, B, C … */
  toString(): string;
}
/** A place where pieces lie in a row; the first is on top. */
interface Zone {
  /** Its name in components.yaml. */
  readonly id: ZoneName;
  /** The member of its group that it belongs to. */
  readonly member: string;
  /** The player whose zone it is. */
  readonly owner: Player;
  /** How many pieces lie here. */
  readonly size: number;
  /** Whether nothing lies here. */
  readonly isEmpty: boolean;
  /** The first piece. */
  readonly top: Piece;
  /** The last piece. */
  readonly last: Piece;
  /** All pieces, from the top. */
  readonly pieces: Piece[];
  /** One piece of each kind, for picks among equal pieces. */
  readonly distinct: Piece[];
  /** How many different kinds there are. */
  readonly variety: number;
  /** How many pieces the kind has of which there are most. */
  readonly mostAlike: number;
  /** The piece at a place, counted from 0. */
  at(index: number): Piece;
  /** Whether this piece, or any piece of this kind, lies here. */
  has(what: Piece | KindName): boolean;
  /** How many pieces there are: all, those of a kind (or of a piece's kind), or those that pass a test. */
  count(what?: Piece | KindName | ((piece: Piece) => boolean)): number;
  /** How many pieces have that value of an attribute. */
  countBy(attribute: AttributeName, value: string | number | boolean): number;
  /** Counts the pieces by a word attribute. */
  tally(attribute: AttributeName): Tally;
  /** The first piece of a kind, or the first that passes a test. */
  find(what: KindName | ((piece: Piece) => boolean)): Piece;
  /** Calls a function with each piece. */
  forEach(f: (piece: Piece, index: number) => void): void;
  /** What a function makes of each piece. */
  map<T>(f: (piece: Piece, index: number) => T): T[];
  /** The pieces that pass a test. */
  filter(f: (piece: Piece, index: number) => boolean): Piece[];
  /** Whether any piece passes a test. */
  some(f: (piece: Piece) => boolean): boolean;
  /** Whether all pieces pass a test. */
  every(f: (piece: Piece) => boolean): boolean;
  /** What a function gives for each piece, added up. */
  sum(f: (piece: Piece, index: number) => number): number;
  /** Shuffles the pieces; gives back the zone. */
  shuffle(): Zone;
  /** Moves so many pieces from the top (or the topmost of a kind) to the end of another zone; tells how many moved. */
  deal(n: number, to: Zone, kind?: KindName): number;
  /** Moves all pieces to the end of another zone; tells how many moved. */
  moveAll(to: Zone): number;
  /** A piece drawn evenly at random, which stays where it is. */
  random(): Piece;
  /** Lets a player see what lies here now. */
  showTo(player: Player): void;
  /** Takes that back. */
  hideFrom(player: Player): void;
  /** All pieces, from the top: for (const piece of zone). */
  [Symbol.iterator](): Iterator<Piece>;
  /** Its name. */
  toString(): string;
}
/** Tokens that are counted by kind instead of being told apart. Slots count from 0. */
interface Pool {
  /** Its name in components.yaml. */
  readonly id: string;
  /** The member of its group that it belongs to. */
  readonly member: string;
  /** The kinds that it can hold. */
  readonly of: readonly Kind[];
  /** How many slots it has. */
  readonly slots: number;
  /** Whether it holds nothing. */
  readonly isEmpty: boolean;
  /** How many tokens: all, of a kind, or of a kind in a slot. */
  count(kind?: KindName, slot?: number): number;
  /** How many tokens a slot holds. */
  countSlot(slot: number): number;
  /** The kinds of which there is at least one, anywhere or in a slot. */
  kinds(slot?: number): Kind[];
  /** The slots of a kind's tokens added up, counted from 1: what a dial shows. */
  weight(kind: KindName): number;
  /** Puts tokens in. */
  add(kind: KindName, n?: number, slot?: number): void;
  /** Takes tokens out; a fault if there are too few. */
  take(kind: KindName, n?: number, slot?: number): void;
  /** Moves tokens of a kind to another pool. */
  give(to: Pool, kind: KindName, n?: number, slot?: number, toSlot?: number): void;
  /** Moves all tokens of the first slot to another pool. */
  giveAll(to: Pool): void;
  /** Takes one token of the first slot blindly, as from a bag. */
  draw(): Kind;
  /** Its name. */
  toString(): string;
}
/** Spaces and the ways between them. Distances do not know who stands in the way, unless spaces are blocked. */
interface Board {
  /** Its name in components.yaml. */
  readonly id: string;
  /** The zone of all pieces that stand on it. */
  readonly zone: Zone;
  /** All spaces, in reading order. */
  readonly spaces: readonly Space[];
  /** One piece of each kind and owner on each space, for picks among equal pieces. */
  readonly distinct: Piece[];
  /** The space of that name. */
  space(id: SpaceName | (string & {})): Space;
  /** The spaces of a terrain, in reading order. */
  of(terrain: TerrainName): readonly Space[];
  /** How many steps it is from one space to another; Infinity when there is no way. */
  distance(way: WayName | (string & {}), from: Space, to: Space): number;
  /** The spaces one step away. */
  neighbours(way: WayName | (string & {}), from: Space): Space[];
  /** The pieces within so many steps of a space, in the order in which they came to the board. */
  within(way: WayName | (string & {}), from: Space, steps: number): Piece[];
  /** A shortest way, without the first space; what is blocked cannot be entered, except the goal. */
  path(way: WayName | (string & {}), from: Space, to: Space, blocked?: readonly Space[] | 'occupied'): Space[];
  /** The spaces that can be reached in so many steps, nearest first; the start is not among them. */
  reach(way: WayName | (string & {}), from: Space, steps: number, blocked?: readonly Space[] | 'occupied'): Space[];
  /** How many steps it is when blocked spaces cannot be entered; Infinity when there is no way. */
  steps(way: WayName | (string & {}), from: Space, to: Space, blocked?: readonly Space[] | 'occupied'): number;
  /** Its name. */
  toString(): string;
}
/** A place on a board where pieces stand. */
interface Space {
  /** Its name: that of components.yaml, or A1, B1 … on a grid. */
  readonly id: SpaceName;
  /** The board that it is part of. */
  readonly board: Board;
  /** Its terrain. */
  readonly terrain: TerrainName;
  /** On a grid: from the left, counted from 0. */
  readonly column: number;
  /** On a grid: from the top, counted from 0. */
  readonly row: number;
  /** All pieces that stand here. */
  readonly pieces: Piece[];
  /** The first of them. */
  readonly piece: Piece;
  /** Whether nothing stands here. */
  readonly isEmpty: boolean;
  /** Whether nothing stands here that occupies a space (occupants of the board). */
  readonly isFree: boolean;
  /** Its name. */
  toString(): string;
}
/** Dice that lie on the table, each showing a face; it can be walked through, die by die. */
interface Tray {
  /** Its name in components.yaml. */
  readonly id: string;
  /** The member of its group that it belongs to. */
  readonly member: string;
  /** The faces that each of its dice has. */
  readonly of: readonly number[];
  /** How many dice there are. */
  readonly size: number;
  /** All dice. */
  readonly dice: readonly Die[];
  /** What they show, die by die. */
  readonly faces: number[];
  /** What they show in all. */
  readonly sum: number;
  /** The dice that are locked. */
  readonly locked: Die[];
  /** The dice that are not. */
  readonly unlocked: Die[];
  /** How many dice show a face. */
  count(face: number): number;
  /** Rolls all dice that are not locked, and returns those. */
  roll(): Die[];
  /** Locks all dice. */
  lockAll(): void;
  /** Frees all dice. */
  unlockAll(): void;
  /** All dice. */
  [Symbol.iterator](): Iterator<Die>;
  /** Its name. */
  toString(): string;
}
/** A die in a tray; it can be picked. */
interface Die {
  /** The tray that it lies in. */
  readonly tray: Tray;
  /** Its place in the tray, counted from 0. */
  readonly index: number;
  /** What it shows: one of its faces. */
  face: number;
  /** Whether it stays as it is when the tray is rolled. */
  locked: boolean;
  /** Rolls this die alone, locked or not, and returns what it shows. */
  roll(): number;
  /** The tray's name and its place. */
  toString(): string;
}
/** A card, token or figure that can be told apart from others of its kind. */
interface Piece {
  /** Its number in this match. */
  readonly id: number;
  /** What it is. */
  readonly kind: Kind;
  /** The set that its kind belongs to. */
  readonly set: SetName;
  /** The player whose piece it is, for kinds with per: player. */
  readonly owner: Player;
  /** Where it lies. */
  readonly zone: Zone;
  /** Its place there, counted from 0. */
  readonly index: number;
  /** The space of a board that it stands on. */
  readonly space: Space;
  /** Whether it lies face up. */
  faceUp: boolean;
  /** Whether it is of this kind. */
  is(kind: KindName): boolean;
  /** Moves it to the end of a zone, to an index of it, or onto a space of a board. */
  moveTo(to: Zone | Space, index?: number): void;
  /** Moves it on top of a zone. */
  moveOnto(zone: Zone): void;
  /** Whether it lies in that zone. */
  isIn(zone: Zone): boolean;
  /** Lets a player see it as long as it lies where it lies. */
  showTo(player: Player): void;
  /** Takes that back. */
  hideFrom(player: Player): void;
  /** Tells an event to this card alone, wherever it lies. */
  trigger<E extends EventName>(event: E, details?: DetailsOf<PackEvents, E>): void;
  /** Lets this card alone change a value, wherever it lies. */
  compute<Q extends QuestionName>(question: Q, value: ValueOf<Q>, details?: DetailsOf<PackQuestions, Q>): ValueOf<Q>;
  /** The id of its kind. */
  toString(): string;
  [Symbol.toPrimitive]?: never;
}
/** What pieces of one sort have in common: an entry of cards.yaml. As a text it is its id. */
interface Kind {
  /** Its name in cards.yaml. */
  readonly id: KindId;
  /** Itself, so that rules can treat pieces and kinds alike. */
  readonly kind: Kind;
  /** The set that it belongs to. */
  readonly set: SetName;
  /** Whether it is this kind. */
  is(kind: KindName): boolean;
  /** Its id. */
  toString(): string;
  [Symbol.toPrimitive]?: never;
}
/** What every member of a group has one of: zones, pools or counters, each under the member's name. */
interface Group<T> {
  /** All of them, in the order of the group. */
  [Symbol.iterator](): Iterator<T>;
}
/** How many pieces there are of each word of an attribute. It lasts as long as the hook. */
interface Tally {
  /** How many there are of a word. */
  of(word: Word): number;
  /** Counts the pieces of one more zone. */
  add(zone: Zone): Tally;
  /** Counts something more. */
  bump(word: Word, n?: number): Tally;
  /** How many there are of the rarest of some words: that many sets. */
  fewest(words: readonly Word[]): number;
  /** Of how many of some words there is none. */
  missing(words: readonly Word[]): number;
  /** Of how many of some words there are more here than in another tally. */
  ahead(other: Tally, words: readonly Word[]): number;
}
/** Why something cannot be done, as game.why has made it. */
interface Reason {
  /** The name of the line. */
  toString(): string;
}
/** The step at which a hook is called. */
interface Step {
  /** Its name in flow.yaml. */
  readonly name: StepName;
}
/** How a game ends. */
interface Result {
  /** Who has won; the first of the ranking unless said, nobody without one. */
  winners?: readonly Player[];
  /** All players from first to last; those who share a place stand in a list. */
  ranking?: readonly (Player | readonly Player[])[];
  /** A word of the pack that says why. */
  reason?: Word;
}
/** What a step is pushed with. */
interface StepDataBase {
  /** Who acts in it, for a step with who: one. */
  who?: Player | readonly Player[];
}
/** What can be chosen in a move, when a plain list or function does not say enough. */
interface Pick {
  /** What there is to choose from. */
  from?: Choices | ((it: MoveArgument) => Choices);
  /** With this or max several things are picked: at least so many, 0 unless said. */
  min?: number | ((it: MoveArgument) => number);
  /** At most so many; 99 unless said. */
  max?: number | ((it: MoveArgument) => number);
  /** Whether a candidate can be picked; it gets the picks so far and the candidate under the pick's name. */
  check?: (it: MoveArgument) => Verdict;
  /** Where a number or word lies, for people to click there: all that it takes, each for the first number that has it. Gets what check gets. */
  where?: (it: MoveArgument) => undefined | Piece | Space | Player | readonly (Piece | Space | Player)[];
  /** What stands on the button of a number or word; gets what check gets. Only whoever picks reads it. */
  label?: (it: MoveArgument) => string | Reason;
}
/** What the hooks of a move get. */
interface MoveArgumentBase {
  /** The game. */
  readonly game: Game;
  /** The player whose move it is. */
  readonly me: Player;
  /** The step at which the hook is called. */
  readonly step: Step;
}
/** What the hooks of a step get. */
interface StepArgument {
  /** The game. */
  readonly game: Game;
  /** The step at which the hook is called. */
  readonly step: Step;
}
/** What whoever answers an event gets. */
interface EventArgumentBase {
  /** The game. */
  readonly game: Game;
}
/** What whoever answers a question gets. */
interface QuestionArgumentBase {
  /** The game. */
  readonly game: Game;
}
/** What hints.value gets. */
interface WorthArgument {
  /** The game. */
  readonly game: Game;
  /** For whom the table is judged. */
  readonly player: Player;
}
/** What a weight of hints gets. */
interface WeightArgument {
  /** The game. */
  readonly game: Game;
  /** The player whose move it is. */
  readonly me: Player;
  /** The step at which the hook is called. */
  readonly step: Step;
  /** For a pick: what is weighed; undefined for having picked enough. */
  readonly option: Thing;
}
/** What a bot of the pack gets. */
interface ChoiceArgument {
  /** The game. */
  readonly game: Game;
  /** The player whose move it is. */
  readonly me: Player;
  /** The step at which the hook is called. */
  readonly step: Step;
  /** The move that has been chosen; undefined while that is what is asked. */
  readonly move: string;
  /** The pick of the move that is asked for. */
  readonly pick: string;
  /** What has been picked so far, by the name of the pick. */
  readonly picks: Record<string, any[]>;
  /** Names of moves, then things to pick from; 'done' where a pick of several may be closed. */
  readonly options: any[];
}
/** Tells the author something; players do not see it. */
declare function print(...parts: unknown[]): void;
/** log, info, warn, error and debug are the same as print. */
declare const console: Console;
interface Console { log: typeof print; info: typeof print; warn: typeof print; error: typeof print; debug: typeof print }

// ---------------------------------------------------------------- what types/pack.d.ts fills in

/** The names of the pack's things, by what names them. */
interface PackNames { }
/** By move: what is picked. */
interface PackMoves { }
/** By step: what it carries. */
interface PackSteps { }
/** By event: what goes with it. */
interface PackEvents { }
/** By question: what goes with it, and its value. */
interface PackQuestions { }
/** By option: what can be chosen. */
interface PackOptions { }

/** A name of the pack, or any text while nobody has told which there are. */
type Named<K extends string> = K extends keyof PackNames ? PackNames[K] : string;
type DetailsOf<Registry, Name> = Name extends keyof Registry ? Partial<Omit<Registry[Name], 'value'>> & Partial<AddedDetails> : any;
/** What the framework puts among the details itself, and what may come back in details that are handed on. */
type AddedDetails = { game: Game; value: any; card: Piece; owner: Player };
type ValueOf<Q> = Q extends keyof PackQuestions ? PackQuestions[Q] extends { value: infer V } ? V : any : any;
/** What is answered to a question: a flag may be refused with the reason. */
type Answer<Q> = ValueOf<Q> extends boolean ? boolean | string | Reason : ValueOf<Q>;
type StepData<S = string> = S extends keyof PackSteps ? StepDataBase & Partial<PackSteps[S]> : any;

// ---------------------------------------------------------------- what hooks get

type MoveArgument<M = string> = MoveArgumentBase & (M extends keyof PackMoves ? PackMoves[M] : { [name: string]: any });
type EventArgument<E = string> = EventArgumentBase & (E extends keyof PackEvents ? PackEvents[E] : { [name: string]: any });
type QuestionArgument<Q = string> = QuestionArgumentBase & (Q extends keyof PackQuestions ? PackQuestions[Q] : { [name: string]: any });
/** What a card gets besides: itself, and the player whom it serves. */
type OfCard = { readonly card: Piece; readonly owner: Player };

// ---------------------------------------------------------------- what rules.mjs exports

interface MoveRules<M = string> {
  /** Whether the move is open now, before anything is picked. */
  when?(it: MoveArgument<M>): Verdict;
  /** What can be chosen; later picks see the earlier ones. A function, a list, a zone's name, or { from, min, max, check }. */
  pick?: Record<string, readonly Thing[] | ZoneName | ((it: MoveArgument<M>) => Choices) | PickOf<M>>;
  /** Whether the move can be made with these picks. */
  check?(it: MoveArgument<M>): Verdict;
  /** Changes the table. */
  apply?(it: MoveArgument<M>): void;
}
interface PickOf<M> extends Omit<Pick, 'from' | 'min' | 'max' | 'check' | 'where' | 'label'> {
  from: Choices | ((it: MoveArgument<M>) => Choices);
  min?: number | ((it: MoveArgument<M>) => number);
  max?: number | ((it: MoveArgument<M>) => number);
  check?: (it: MoveArgument<M>) => Verdict;
  where?: (it: MoveArgument<M>) => undefined | Piece | Space | Player | readonly (Piece | Space | Player)[];
  label?: (it: MoveArgument<M>) => string | Reason;
}
interface StepRules {
  /** What an automatic step does; afterwards it is taken off. */
  run?(it: StepArgument): void;
  /** Called when everybody who had to act has acted; afterwards the step is taken off, unless it left for another. */
  done?(it: StepArgument): void;
}
/** What a mod makes of the rules that were there before. */
type Changed<Rules> = Rules | ((original: Required<Rules>) => Rules);
type Moves = { [M in MoveName]?: Changed<MoveRules<M>> };
type Steps = { [S in StepName]?: Changed<StepRules> };
type On = {
  /** Answers an event. */
  [E in EventName]?: (it: EventArgument<E>) => void;
};
type Modify = {
  /** Answers a question with the new value. */
  [Q in QuestionName]?: (it: QuestionArgument<Q>) => Answer<Q>;
};
interface CardRules {
  /** What a card answers to an event while it lies in a zone with inPlay. */
  on?: { [E in EventName]?: (it: EventArgument<E> & OfCard) => void };
  /** What a card answers to a question while it lies in a zone with inPlay. */
  modify?: { [Q in QuestionName]?: (it: QuestionArgument<Q> & OfCard) => Answer<Q> };
}
type Invariant = (it: StepArgument) => Verdict;
type Cards = { [K in KindId]?: CardRules };
type Wrapped<F> = (original: F) => F;
interface Wrap {
  /** Makes a new answer out of all earlier ones. */
  on?: { [E in EventName]?: Wrapped<(it: EventArgument<E>) => void> };
  /** Makes a new answer out of all earlier ones. */
  modify?: { [Q in QuestionName]?: Wrapped<(it: QuestionArgument<Q>) => Answer<Q>> };
  cards?: { [K in KindId]?: {
    /** The same for a card's answer to an event. */
    on?: { [E in EventName]?: Wrapped<(it: EventArgument<E> & OfCard) => void> };
    /** The same for a card's answer to a question. */
    modify?: { [Q in QuestionName]?: Wrapped<(it: QuestionArgument<Q> & OfCard) => Answer<Q>> };
  } };
  hints?: {
    /** Makes a new hint out of the earlier one. */
    value?: Wrapped<(it: WorthArgument) => number>;
  };
  /** Makes new invariants out of the earlier ones; or an object that does so by name. */
  invariants?: Wrapped<Invariant> | Record<string, Wrapped<Invariant>>;
}
interface Hints {
  /** How good the table is for a player, from 0 to 1. */
  value?(it: WorthArgument): number;
  /** How many moves bots play on before a game in progress is judged. */
  horizon?: number;
  /** How much a move ('keep') or a pick ('keep.card') is worth a thought; 1 is usual. */
  weigh?: Record<string, number | ((it: WeightArgument & { option: any } & Record<string, any>) => number | ((option: any) => number))>;
}
interface Bot {
  /** Answers one of the options. */
  choose(it: ChoiceArgument): Thing | 'done';
}
type Bots = Record<string, Changed<Bot>>;
/** What must hold after every move; asked by simulate --check. Or several by name, of which a mod can replace one, or take it away with null. */
type Invariants = Invariant | Record<string, Invariant | null>;
