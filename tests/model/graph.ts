import { createEmptyActor } from 'xstate';
import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import type { AnyCases } from './cases.ts';
import { doesNothing, possibleEvents, transitionId } from './chart-parts.ts';
import { noteRefusals } from './refusals.ts';

/** The transitions of one step; steps that take the same ones share it. */
export type Taken = {
  /** The ids of those that the event itself causes; several in a parallel state. */
  readonly name: string;
  /** Those too that follow by themselves. */
  readonly all: readonly AnyTransitionDefinition[];
};

/** One step of the graph: the event in a state, the transitions it takes, and the state after it. */
export type Edge = {
  readonly from: StateInGraph;
  readonly event: EventObject;
  readonly taken: Taken;
  readonly to: StateInGraph;
};

/** One state that a machine can be in, with what decides where events lead, and the shortest way to it. */
export type StateInGraph = {
  readonly snapshot: AnyMachineSnapshot;
  readonly input: unknown;
  /** The last step of the shortest way; null at a start. */
  readonly by: Edge | null;
};

/** Everything that can happen in a machine, with its sample events and outcomes, breadth first. */
export type Graph = {
  readonly states: readonly StateInGraph[];
  readonly edges: readonly Edge[];
  /** The transitions that follow by themselves at each start. */
  readonly opening: readonly Taken[];
  /** Ids of the transitions whose guard has refused at least one event. */
  readonly refused: ReadonlySet<string>;
};

/**
 * Stands where a running actor would be, does nothing, and notes the transitions that a step takes. One serves all steps of a
 * machine, since making one costs more than a step.
 */
const notingScope = () => {
  const self = createEmptyActor();
  const nothing = (): void => undefined;
  let noted: (readonly AnyTransitionDefinition[])[] = [];
  const scope: AnyActorScope = {
    self,
    system: {
      ...self.system,
      _sendInspectionEvent: (event: { _transitions?: readonly AnyTransitionDefinition[] }) => {
        if (event._transitions !== undefined) noted.push(event._transitions);
      },
    } as AnyActorScope['system'],
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  return {
    scope,
    /** Runs one step: its result, and the transitions of each of its parts. */
    note: <Result>(run: () => Result): [Result, (readonly AnyTransitionDefinition[])[]] => {
      noted = [];
      return [run(), noted];
    },
  };
};

/** Makes one `Taken` of the same transitions, however often a step takes them. */
const takenOnce = () => {
  const known = new Map<string, Taken>();
  // Most steps take one transition: it is known without the names being joined again.
  const single = new Map<AnyTransitionDefinition, Taken>();
  const named = (parts: readonly (readonly AnyTransitionDefinition[])[]): Taken => {
    const ids = parts.map((part) => part.map(transitionId).join());
    const key = ids.join(' then ');
    const taken = known.get(key) ?? { name: ids[0] ?? '', all: parts.flat() };
    known.set(key, taken);
    return taken;
  };
  return (parts: readonly (readonly AnyTransitionDefinition[])[]): Taken => {
    const [[only, ...others] = [], ...more] = parts;
    if (only === undefined || others.length + more.length > 0) return named(parts);
    const taken = single.get(only) ?? named(parts);
    single.set(only, taken);
    return taken;
  };
};

const explore = (machine: AnyStateMachine, cases: AnyCases): Graph => {
  const contextKey = cases.contextKey ?? (() => null);
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, contextKey(snapshot.context as never, snapshot.value)]);
  const happens = possibleEvents(machine, cases);
  const { scope, note } = notingScope();
  const takenOf = takenOnce();
  const refused = new Set<string>();
  const refusals = noteRefusals((id) => refused.add(id));
  const states = new Map<string, StateInGraph>();
  const edges: Edge[] = [];
  const opening: Taken[] = [];
  const visited = new Set<string>();
  for (const input of cases.inputs) {
    const [initial, begun] = note((): AnyMachineSnapshot =>
      machine.getInitialSnapshot(scope, input as never),
    );
    opening.push(takenOf(begun));
    const start = keyOf(initial);
    if (states.has(start)) continue;
    states.set(start, { snapshot: initial, input, by: null });
    // A map hands out what is added while it is walked.
    for (const [key, from] of states) {
      if (visited.has(key)) continue;
      visited.add(key);
      const { snapshot } = from;
      if (snapshot.status !== 'active') continue;
      const place = JSON.stringify(snapshot.value);
      for (const event of happens(snapshot)) {
        const [next, parts] = note((): AnyMachineSnapshot =>
          machine.transition(snapshot, event, scope),
        );
        const [first = []] = parts;
        refusals.note(place, snapshot, event, first);
        if (first.every(doesNothing)) continue;
        edges.push(step(states, { from, event, taken: takenOf(parts), next, key: keyOf(next) }));
      }
    }
  }
  for (const { snapshot } of states.values()) refusals.noteStanding(snapshot);
  for (const { all } of new Set([...opening, ...edges.map(({ taken }) => taken)])) {
    all.forEach(refusals.notePassedBy);
  }
  return { states: [...states.values()], edges, opening, refused };
};

type Step = Omit<Edge, 'to'> & { readonly next: AnyMachineSnapshot; readonly key: string };

/** Returns the edge of a step, and adds its state where nothing has led to it before. */
const step = (states: Map<string, StateInGraph>, { next, key, ...edge }: Step): Edge => {
  const known = states.get(key);
  if (known !== undefined) return { ...edge, to: known };
  const to = { snapshot: next, input: edge.from.input, by: null as Edge | null };
  const first: Edge = { ...edge, to };
  to.by = first;
  states.set(key, to);
  return first;
};

const explored = new WeakMap<AnyCases, Graph>();

/**
 * Returns the graph of a machine with its cases: no actor is ever started, so nothing outside is touched. Walking takes seconds for the
 * largest charts, so that all who ask in one process share the graph.
 */
export const graphOf = (machine: AnyStateMachine, cases: AnyCases): Graph => {
  const graph = explored.get(cases) ?? explore(machine, cases);
  explored.set(cases, graph);
  return graph;
};
