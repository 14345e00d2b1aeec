import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { machines } from '../../machines/index.ts';
import { eventWords, guardWords } from '../../machines/kit/chart-text.ts';

/** One arrow of the chart: what leads where, and under which condition. Empty texts where none. */
export type Move = { readonly event: string; readonly guard: string; readonly target: string };

/** One state with the states inside it; `path` is dotted and empty for the whole chart. */
export type StateBox = {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly isFinal: boolean;
  readonly moves: readonly Move[];
  readonly states: readonly StateBox[];
};

const moveOf = (transition: AnyTransitionDefinition): Move => ({
  event: eventWords(transition.eventType),
  guard: guardWords(transition),
  target: (transition.target ?? []).map((node) => node.path.join('.')).join(', '),
});

const boxOf = (node: AnyStateNode): StateBox => ({
  path: node.path.join('.'),
  name: node.key,
  description: node.description ?? '',
  isFinal: node.type === 'final',
  moves: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(moveOf),
  states: Object.values(node.states).map(boxOf),
});

const registered: readonly AnyStateMachine[] = Object.values(machines);

/**
 * The chart of the machine that a definition (JSON) names, with states in the order of its file; null
 * for an actor without states. The definition itself has lost that order and all functions.
 */
export const chartOf = (definition: string | undefined): StateBox | null => {
  const { id } = JSON.parse(definition ?? '{}') as { id?: string };
  const machine = registered.find((each) => each.id === id);
  return machine === undefined ? null : boxOf(machine.root);
};

/** The dotted paths of all active states, the whole chart ('') included. */
export const activePaths = (value: StateValue | null, above = ''): string[] => {
  const inside = (key: string): string => (above === '' ? key : `${above}.${key}`);
  if (value === null) return [];
  if (typeof value === 'string') return [above, inside(value)];
  const below = Object.entries(value).flatMap(([key, child]) =>
    activePaths(child ?? {}, inside(key)),
  );
  return [above, ...below];
};
