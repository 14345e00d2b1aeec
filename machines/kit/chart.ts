import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * One transition out of a state: its event, the name of its guard where there is one, and the dotted paths of its
 * targets; no path when the state stays.
 */
export type Move = {
  readonly event: string;
  readonly guard: string;
  readonly targets: readonly string[];
};

/** One state with the states inside it; `path` is dotted, and empty for the whole chart. */
export type StateBox = {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly kind: AnyStateNode['type'];
  /** Paths of the states that are entered with it. */
  readonly starts: readonly string[];
  /** Ids of the actors that run while it lasts. */
  readonly calls: readonly string[];
  readonly moves: readonly Move[];
  readonly states: readonly StateBox[];
};

/**
 * Puts the type of an event into words: `xstate.after.noticeDuration.notices.showing` → `after noticeDuration`, and the
 * like.
 */
export const eventWords = (type: string): string =>
  type
    .replace(/^$/, 'always')
    .replace(/^xstate\.done\.actor\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'failed: ')
    .replace(/^xstate\.snapshot\./, 'moved: ')
    .replace(/^xstate\.after\.([A-Za-z]+)\..*$/, 'after $1');

/** A guard as a chart holds it: a name, a name with its parameters, or several guards joined. */
type Guard =
  | string
  | { readonly type: string; readonly params?: { readonly step?: string } }
  | { readonly name: string; readonly guards: readonly Guard[] }
  | { readonly name: 'stateIn'; readonly stateValue: unknown };

const wordsOf = (guard: Guard): string => {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) return `${guard.type} ${guard.params?.step ?? ''}`.trim();
  if ('stateValue' in guard) return `at ${String(guard.stateValue)}`;
  const words = guard.guards.map(wordsOf);
  return guard.name === 'not' ? `not ${words.join('')}` : words.join(` ${guard.name} `);
};

/** Returns a guard's name, with the step it asks for; empty when there is none. */
const guardWords = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? '' : wordsOf(guard as Guard);

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const moveOf = (transition: AnyTransitionDefinition): Move => ({
  event: eventWords(transition.eventType),
  guard: guardWords(transition),
  targets: (transition.target ?? []).map(pathOf),
});

const boxOf = (node: AnyStateNode): StateBox => ({
  path: pathOf(node),
  name: node.key,
  description: node.description ?? '',
  kind: node.type,
  starts: node.type === 'compound' ? node.initial.target.map(pathOf) : [],
  calls: node.invoke.map(({ id }) => id),
  moves: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(moveOf),
  states: Object.values(node.states).map(boxOf),
});

/** Returns the chart of a machine, from which docs and inspector draw. */
export const chartOf = (machine: AnyStateMachine): StateBox => boxOf(machine.root);

/** Returns the state and all states inside it, in the order of the file. */
export const boxesIn = (box: StateBox): StateBox[] => [box, ...box.states.flatMap(boxesIn)];

/** Returns an event and its guard, as they stand at an arrow. */
export const moveWords = ({ event, guard }: Move): string =>
  `${event}${guard === '' ? '' : ` [${guard}]`}`;
