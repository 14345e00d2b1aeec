import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { stateNodesOf, transitionId } from './chart-parts.ts';

/** The states and transitions of one machine that nothing has touched. */
export type Uncovered = { readonly states: string[]; readonly transitions: string[] };

/** Returns the transitions that a state itself has. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** A transition that does nothing is there to forbid an event, so nothing can touch it. */
const isForbidding = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0 && !reenter;

/** The ids of what was touched of one machine. */
export type Touched = {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
};

/**
 * Counts what of one machine was touched (also with other actors provided). Transient states never appear in a snapshot, so
 * taken transitions count their sources and targets.
 */
export const countCoverage = (machine: AnyStateMachine) => {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const markWithParents = (node: AnyStateNode): void => {
    for (let each: AnyStateNode | undefined = node; each !== undefined; each = each.parent) {
      states.add(each.id);
    }
  };
  const markTaken = (taken: AnyTransitionDefinition): void => {
    transitions.add(transitionId(taken));
    [taken.source, ...(taken.target ?? [])].forEach(markWithParents);
  };
  const uncovered = (): Uncovered => {
    const nodes = stateNodesOf(machine.root);
    const wanted = nodes.flatMap(transitionsOf).filter((each) => !isForbidding(each));
    return {
      states: nodes.map((node) => node.id).filter((id) => !states.has(id)),
      transitions: wanted.map(transitionId).filter((id) => !transitions.has(id)),
    };
  };
  return {
    markWithParents,
    markTaken,
    uncovered,
    touched: (): Touched => ({ states: [...states], transitions: [...transitions] }),
  };
};

/** Watches actors of one machine and tells what they touched, and what they did not. */
export const watchCoverage = (machine: AnyStateMachine) => {
  const { markWithParents, markTaken, uncovered, touched } = countCoverage(machine);
  const markSnapshot = (snapshot: unknown): void => {
    const { machine: own, _nodes } = (snapshot ?? {}) as Partial<AnyMachineSnapshot>;
    if (own?.id === machine.id) _nodes?.forEach(markWithParents);
  };
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.snapshot') markSnapshot(event.snapshot);
    if (event.type !== '@xstate.microstep') return;
    markSnapshot(event.snapshot);
    for (const taken of event._transitions) {
      if (taken.source.machine.id === machine.id) markTaken(taken);
    }
  };
  return { inspect, uncovered, touched };
};
