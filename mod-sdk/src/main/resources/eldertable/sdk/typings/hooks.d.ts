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
  //= moves.{move}.when
  when?(it: MoveArgument<M>): Verdict;
  //= moves.{move}.pick.{pick}
  pick?: Record<string, readonly Thing[] | ZoneName | ((it: MoveArgument<M>) => Choices) | PickOf<M>>;
  //= moves.{move}.check
  check?(it: MoveArgument<M>): Verdict;
  //= moves.{move}.apply
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
  //= steps.{step}.run
  run?(it: StepArgument): void;
  //= steps.{step}.done
  done?(it: StepArgument): void;
}
/** What a mod makes of the rules that were there before. */
type Changed<Rules> = Rules | ((original: Required<Rules>) => Rules);
type Moves = { [M in MoveName]?: Changed<MoveRules<M>> };
type Steps = { [S in StepName]?: Changed<StepRules> };
type On = {
  //= on.{event}
  [E in EventName]?: (it: EventArgument<E>) => void;
};
type Modify = {
  //= modify.{question}
  [Q in QuestionName]?: (it: QuestionArgument<Q>) => Answer<Q>;
};
interface CardRules {
  //= cards.{kind}.on.{event}
  on?: { [E in EventName]?: (it: EventArgument<E> & OfCard) => void };
  //= cards.{kind}.modify.{question}
  modify?: { [Q in QuestionName]?: (it: QuestionArgument<Q> & OfCard) => Answer<Q> };
}
type Invariant = (it: StepArgument) => Verdict;
type Cards = { [K in KindId]?: CardRules };
type Wrapped<F> = (original: F) => F;
interface Wrap {
  //= wrap.on.{event}
  on?: { [E in EventName]?: Wrapped<(it: EventArgument<E>) => void> };
  //= wrap.modify.{question}
  modify?: { [Q in QuestionName]?: Wrapped<(it: QuestionArgument<Q>) => Answer<Q>> };
  cards?: { [K in KindId]?: {
    //= wrap.cards.{kind}.on.{event}
    on?: { [E in EventName]?: Wrapped<(it: EventArgument<E> & OfCard) => void> };
    //= wrap.cards.{kind}.modify.{question}
    modify?: { [Q in QuestionName]?: Wrapped<(it: QuestionArgument<Q> & OfCard) => Answer<Q>> };
  } };
  hints?: {
    //= wrap.hints.{hint}
    value?: Wrapped<(it: WorthArgument) => number>;
  };
  //= wrap.invariants
  invariants?: Wrapped<Invariant> | Record<string, Wrapped<Invariant>>;
}
interface Hints {
  //= hints.value
  value?(it: WorthArgument): number;
  //= hints.horizon
  horizon?: number;
  //= hints.weigh.{choice}
  weigh?: Record<string, number | ((it: WeightArgument & { option: any } & Record<string, any>) => number | ((option: any) => number))>;
}
interface Bot {
  //= bots.{bot}.choose
  choose(it: ChoiceArgument): Thing | 'done';
}
type Bots = Record<string, Changed<Bot>>;
//= invariants
type Invariants = Invariant | Record<string, Invariant | null>;
