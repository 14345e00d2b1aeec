import { createEmptyActor, initialTransition } from 'xstate';
import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import type { AnyCases } from './cases.ts';
import { possibleEvents, transitionId } from './chart-parts.ts';

/** One step of the graph: the event in a state, the transitions it takes, and the state after it. */
export type Edge = {
  readonly from: StateInGraph;
  readonly event: EventObject;
  /** Ids of the transitions taken; several in a parallel state. */
  readonly taken: readonly string[];
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
  /** Ids of the transitions whose guard has refused at least one event. */
  readonly refused: ReadonlySet<string>;
};

/** Stands where a running actor would be, and does nothing: one for all steps, since making one costs more than a step. */
const inertScope = (): AnyActorScope => {
  const self = createEmptyActor();
  const nothing = (): void => undefined;
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
};

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === outer || isWithin(node.parent, outer));

/** Returns the ids of the guarded transitions that were asked about an event and said no. */
const refusedBefore = (
  { _nodes: nodes }: AnyMachineSnapshot,
  { type }: EventObject,
  taken: readonly AnyTransitionDefinition[],
): string[] =>
  nodes.flatMap((node) => {
    // A state inside has taken it, so that this one was not asked.
    if (taken.some(({ source }) => isWithin(source, node))) return [];
    const offered: readonly AnyTransitionDefinition[] = node.transitions.get(type) ?? [];
    const at = offered.findIndex((each) => taken.includes(each));
    return offered
      .slice(0, at < 0 ? undefined : at)
      .filter(({ guard }) => guard !== undefined)
      .map(transitionId);
  });

const explore = (machine: AnyStateMachine, cases: AnyCases): Graph => {
  const contextKey = cases.contextKey ?? (() => null);
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, contextKey(snapshot.context as never)]);
  const happens = possibleEvents(machine, cases);
  const scope = inertScope();
  const states = new Map<string, StateInGraph>();
  const edges: Edge[] = [];
  const refused = new Set<string>();
  const visited = new Set<string>();
  for (const input of cases.inputs) {
    const [initial]: [AnyMachineSnapshot, unknown] = initialTransition(machine, input as never);
    const start = keyOf(initial);
    if (states.has(start)) continue;
    states.set(start, { snapshot: initial, input, by: null });
    // A map hands out what is added while it is walked.
    for (const [key, from] of states) {
      if (visited.has(key)) continue;
      visited.add(key);
      const { snapshot } = from;
      if (snapshot.status !== 'active') continue;
      for (const event of happens(snapshot)) {
        const transitions = machine.getTransitionData(snapshot, event);
        for (const each of refusedBefore(snapshot, event, transitions)) refused.add(each);
        if (
          transitions.every(({ target, actions }) => target === undefined && actions.length === 0)
        )
          continue;
        const next: AnyMachineSnapshot = machine.transition(snapshot, event, scope);
        const taken = transitions.map(transitionId);
        edges.push(step(states, { from, event, taken, next, key: keyOf(next) }));
      }
    }
  }
  return { states: [...states.values()], edges, refused };
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
