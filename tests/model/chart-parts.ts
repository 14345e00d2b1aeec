import { getNextTransitions } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  StateSchemaFrom,
} from 'xstate';
import type { AnyCases } from './cases.ts';

const idOf = (definition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = definition;
  const alternatives: readonly AnyTransitionDefinition[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const targets = (target ?? []).map((node) => node.id).join(', ');
  return `${source.id} -- ${eventType || 'always'}[${alternatives.indexOf(definition)}] --> ${targets}`;
};

const ids = new WeakMap<AnyTransitionDefinition, string>();

/** Names a transition by its source, event, place among its alternatives and targets. */
export const transitionId = (definition: AnyTransitionDefinition): string => {
  const id = ids.get(definition) ?? idOf(definition);
  ids.set(definition, id);
  return id;
};

/** A transition that says that nothing follows. */
export const doesNothing = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0;

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

/** Returns the nodes of the leaves that a snapshot stands at; several in a parallel state. */
export const leafNodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  snapshot._nodes.filter((node) => Object.keys(node.states).length === 0);

/** Returns the same leaves, by their paths. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  leafNodesOf(snapshot).map((node) => node.path.join('.'));

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

/**
 * Every event that the person, an actor or the clock may cause in a state. States of one place share their events, which are
 * made once.
 */
export const possibleEvents = (
  machine: AnyStateMachine,
  cases: AnyCases,
): ((snapshot: AnyMachineSnapshot) => readonly EventObject[]) => {
  const sources = sourcesById(machine);
  const byType = new Map<string, readonly EventObject[]>();
  const eventsOf = (type: string): readonly EventObject[] => {
    const events = byType.get(type) ?? eventCases(type, cases, sources);
    byType.set(type, events);
    return events;
  };
  const byPlace = new Map<string, readonly EventObject[]>();
  return (snapshot) => {
    const place = JSON.stringify(snapshot.value);
    const known = byPlace.get(place);
    if (known !== undefined) return known;
    const types = new Set(getNextTransitions(snapshot).map((each) => each.eventType));
    const events = [...types]
      .filter((type) => type !== '' && !type.startsWith('xstate.done.state.'))
      .flatMap(eventsOf);
    byPlace.set(place, events);
    return events;
  };
};
