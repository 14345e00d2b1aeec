import { getNextTransitions, initialTransition } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  StateSchemaFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyCases } from './cases.ts';

export type PathStep = { readonly event: EventObject; readonly state: AnyMachineSnapshot };
/** A way through a machine from one of its starts: the events and the state after each. */
export type GeneratedPath = {
  readonly title: string;
  readonly input: unknown;
  readonly steps: readonly PathStep[];
};

/** Names a transition by its source, event, place among its alternatives and targets. */
export const transitionId = (definition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = definition;
  const alternatives: readonly AnyTransitionDefinition[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const targets = (target ?? []).map((node) => node.id).join(', ');
  return `${source.id} -- ${eventType || 'always'}[${alternatives.indexOf(definition)}] --> ${targets}`;
};

/** A state node and all below it. */
export const stateNodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(stateNodesOf),
];

type LeafIn<Schema> = Schema extends { readonly states: infer States }
  ? {
      [Key in keyof States & string]: States[Key] extends { readonly states: unknown }
        ? `${Key}.${LeafIn<States[Key]>}`
        : Key;
    }[keyof States & string]
  : never;

/** The leaves of a machine's chart, as paths: `INTRO.editingConcern`. */
export type LeafOf<M extends AnyStateMachine> = LeafIn<StateSchemaFrom<M>>;

/** The leaves that a snapshot stands at; several in a parallel state. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.path.join('.'));

/** Which actor source stands behind an invoke id, for every invoke of the machine. */
const sourcesById = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(
    stateNodesOf(machine.root).flatMap((node) =>
      node.invoke.map((each) => [each.id, each.src as string] as const),
    ),
  );

const eventCases = (
  type: string,
  cases: AnyCases,
  sources: ReadonlyMap<string, string>,
): EventObject[] => {
  const match = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type);
  if (match === null) return (cases.events[type] ?? [{}]).map((payload) => ({ ...payload, type }));
  const [, kind, id = ''] = match;
  const outcomes = cases.actors[sources.get(id) ?? id];
  if (kind === 'done.actor') {
    return (outcomes?.done ?? []).map((output) => ({ type, output, actorId: id }));
  }
  if (kind === 'error.actor') {
    return (outcomes?.error ?? []).map((error) => ({ type, error, actorId: id }));
  }
  return (outcomes?.snapshot ?? []).map((snapshot) => ({ type, snapshot }));
};

/** Every event that the person, an actor or the clock may cause in a state. */
export const possibleEvents = (
  machine: AnyStateMachine,
  cases: AnyCases,
): ((snapshot: AnyMachineSnapshot) => EventObject[]) => {
  const sources = sourcesById(machine);
  return (snapshot) => {
    const types = new Set(getNextTransitions(snapshot).map((each) => each.eventType));
    return [...types]
      .filter((type) => type !== '' && !type.startsWith('xstate.done.state.'))
      .flatMap((type) => eventCases(type, cases, sources));
  };
};

const pathsFrom = (
  machine: AnyStateMachine,
  cases: AnyCases,
  input: unknown,
  seen: { readonly transitions: Set<string>; readonly states: Set<string> },
): GeneratedPath[] => {
  const contextKey = cases.contextKey ?? (() => null);
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, contextKey(snapshot.context as never)]);
  const initial: AnyMachineSnapshot = initialTransition(machine, input as never)[0];
  const start = keyOf(initial);
  // What an earlier start has led through is not walked again.
  const known = new Set(seen.states);
  if (known.has(start)) return [];
  // The graph never starts an actor, so nothing outside is touched.
  const graph = getAdjacencyMap(machine, {
    fromState: initial as never,
    limit: 60_000,
    events: possibleEvents(machine, cases) as never,
    filterEvents: ((snapshot: AnyMachineSnapshot, event: EventObject) =>
      snapshot.status === 'active' && snapshot.can(event)) as never,
    serializeState: keyOf as never,
    stopWhen: ((snapshot: AnyMachineSnapshot) => known.has(keyOf(snapshot))) as never,
  }) as unknown as Record<string, { transitions: Record<string, PathStep> }>;

  const ways = new Map<string, readonly PathStep[]>([[start, []]]);
  const sources = new Map<string, AnyMachineSnapshot>([[start, initial]]);
  const found: GeneratedPath[] = [];
  for (const key of ways.keys()) {
    seen.states.add(key);
    const way = ways.get(key) ?? [];
    const source = sources.get(key);
    for (const step of Object.values(graph[key]?.transitions ?? {})) {
      const target = keyOf(step.state);
      const steps = [...way, step];
      if (!ways.has(target)) {
        ways.set(target, steps);
        sources.set(target, step.state);
      }
      const taken = source === undefined ? [] : machine.getTransitionData(source, step.event);
      const id = `${taken.map(transitionId).join(' + ')} ${JSON.stringify(step.event)}`;
      if (seen.transitions.has(id)) continue;
      seen.transitions.add(id);
      found.push({ title: titleOf(steps), input, steps });
    }
  }
  return found;
};

const titleOf = (steps: readonly PathStep[]): string => {
  const last = steps.at(-1);
  const words = steps.map(({ event }) => event.type.replace(/^xstate\./, '')).join(' → ');
  return `${words} ⇒ ${JSON.stringify(last?.state.value)}`;
};

const isPrefix = (path: GeneratedPath, other: GeneratedPath): boolean =>
  path !== other &&
  path.input === other.input &&
  path.steps.length < other.steps.length &&
  path.steps.every((step, index) => step === other.steps[index]);

const generate = (machine: AnyStateMachine, cases: AnyCases): readonly GeneratedPath[] => {
  const seen = { transitions: new Set<string>(), states: new Set<string>() };
  const all = cases.inputs.flatMap((input) => pathsFrom(machine, cases, input, seen));
  const kept = all.filter((path) => !all.some((other) => isPrefix(path, other)));
  const starts = cases.inputs.map((input) => ({ title: 'starts', input, steps: [] }));
  return [...starts, ...kept];
};

const generated = new WeakMap<AnyStateMachine, readonly GeneratedPath[]>();

/**
 * The shortest path to every transition of the machine with every event case, from every start.
 * A path that another one begins with is left out. Generating takes seconds, so that the files of a worker share the paths.
 */
export const generatePaths = (
  machine: AnyStateMachine,
  cases: AnyCases,
): readonly GeneratedPath[] => {
  const paths = generated.get(machine) ?? generate(machine, cases);
  generated.set(machine, paths);
  return paths;
};
