import type {
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateMachine,
  StateSchemaFrom,
  StateValue,
} from 'xstate';

/** The provided actors of a machine as a union of `{ src, logic, id }`. */
type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor
    : never;

type LogicOf<M, Source> =
  Extract<ActorsOf<M>, { src: Source }> extends { logic: infer Logic } ? Logic : never;

/** What an invoked actor may do: end with an output, fail, or show a snapshot of itself. */
export type Outcomes<Output = unknown> = {
  readonly done?: readonly Output[];
  readonly error?: readonly unknown[];
  readonly snapshot?: readonly object[];
};

type StateIn<Schema> = Schema extends { readonly states: infer States }
  ? { [Key in keyof States & string]: Key | `${Key}.${StateIn<States[Key]>}` }[keyof States &
      string]
  : never;

/** How a call ends: with its answer, with a no, without an answer in time, or with any other failure. */
export type OutcomeKind = 'done' | 'refused' | 'error' | 'timeout';

/** What a chart cannot meet by design at one of its states (`''` is the whole chart), and why. */
type Unmet<State extends string, Event extends string, Actor extends string> = {
  readonly at: State | '';
  readonly why: string;
} & (
  | { readonly guard: Event | `xstate.${string}` | 'always' }
  | { readonly actor: Actor; readonly outcome: OutcomeKind }
);

/**
 * What the path tests need to know of one machine. Every event type has sample payloads and every actor
 * its outcomes, so a new event or actor without a case does not compile.
 */
export type Cases<M extends AnyStateMachine> = {
  /** One or more starts; paths are generated from each. */
  readonly inputs: ReadonlyArray<InputFrom<M>>;
  readonly events: {
    readonly [Type in EventFromLogic<M>['type']]: ReadonlyArray<
      Omit<Extract<EventFromLogic<M>, { type: Type }>, 'type'>
    >;
  };
  readonly actors: {
    readonly [Source in ActorsOf<M>['src']]: Outcomes<OutputFrom<LogicOf<M, Source>>>;
  };
  /** The part of the context that decides where events lead from a state; small and without times. */
  readonly contextKey?: (
    context: ReturnType<M['getInitialSnapshot']>['context'],
    at: StateValue,
  ) => unknown;
  /** Guards that never fail here and outcomes that never come; `npm run paths` fails on any other, and on one that is met. */
  readonly unmet?: readonly Unmet<
    StateIn<StateSchemaFrom<M>>,
    EventFromLogic<M>['type'],
    ActorsOf<M>['src'] | (string & NonNullable<ActorsOf<M>['id']>)
  >[];
};

/** The same without the machine's types, for code that loops over all machines. */
export type AnyCases = {
  readonly inputs: readonly unknown[];
  readonly events: Readonly<Record<string, readonly object[]>>;
  readonly actors: Readonly<Record<string, Outcomes>>;
  readonly contextKey?: (context: never, at: StateValue) => unknown;
  readonly unmet?: readonly AnyUnmet[];
};

export type AnyUnmet = Unmet<string, string, string>;
