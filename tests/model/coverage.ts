import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { stateNodesOf, transitionId } from './chart-parts.ts';
import { kindOf, outcomeName } from './outcomes.ts';
import { noteRefusals } from './refusals.ts';

/** The parts of a chart that can be covered; `guards`: that they fail, since one that passes is a transition taken. */
export const PARTS = ['states', 'transitions', 'guards', 'outcomes'] as const;
export type Part = (typeof PARTS)[number];

/** The names of what was touched of one machine. */
export type Touched = Readonly<Record<Part, readonly string[]>>;

/** Is told each part of a flow that is touched, once. */
export type Tell = (flow: string, part: Part, name: string) => void;

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

/** A state and those around it. */
const withParents = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...withParents(node.parent)];

/** Transient states never appear in a snapshot, so taken transitions count their sources and targets. */
export const statesOfTaken = ({ source, target }: AnyTransitionDefinition): string[] =>
  [source, ...(target ?? [])].flatMap(withParents).map(({ id }) => id);

/** The states in which a snapshot stands, with those around them. */
export const statesStood = ({ _nodes: nodes }: AnyMachineSnapshot): string[] =>
  nodes.map(({ id }) => id);

/** Returns the names of all states and transitions that a machine has to touch. */
export const toTouch = (machine: AnyStateMachine): Uncovered => {
  const nodes = stateNodesOf(machine.root);
  const wanted = nodes.flatMap(transitionsOf).filter((each) => !isForbidding(each));
  return { states: nodes.map((node) => node.id), transitions: wanted.map(transitionId) };
};

type Running = AnyActorRef & { readonly logic?: unknown };

/** Returns what an actor shows, where it is a running flow; one that only stands in the place of a flow is none. */
const flowShown = (actor: unknown, snapshot: unknown): AnyMachineSnapshot | null => {
  const shown = (snapshot ?? {}) as Partial<AnyMachineSnapshot>;
  const isFlow = shown.machine !== undefined && shown.machine === (actor as Running).logic;
  return isFlow ? (shown as AnyMachineSnapshot) : null;
};

/** Returns where a flow stands before the step that it takes now; nowhere where it just opens. */
const standing = (actor: Running): AnyMachineSnapshot | null => {
  try {
    return flowShown(actor, actor.getSnapshot());
  } catch {
    return null;
  }
};

/** Watches every flow that runs, also with other actors provided, and tells each part once. */
export const watchFlows = (tell: Tell): ((event: InspectionEvent) => void) => {
  const told = new Set<string>();
  const tellOnce = (flow: string, part: Part, name: string): void => {
    const key = `${flow} ${part} ${name}`;
    if (told.has(key)) return;
    told.add(key);
    tell(flow, part, name);
  };
  const refusals = new WeakMap<AnyStateMachine, ReturnType<typeof noteRefusals>>();
  const refusalsOf = (machine: AnyStateMachine): ReturnType<typeof noteRefusals> => {
    const known = refusals.get(machine) ?? noteRefusals((id) => tellOnce(machine.id, 'guards', id));
    refusals.set(machine, known);
    return known;
  };
  /** The place of a flow between two steps that one event causes. */
  const between = new WeakMap<object, AnyMachineSnapshot>();

  const noteOutcome = ({ _nodes: nodes, machine }: AnyMachineSnapshot, event: object): void => {
    const { type } = event as { readonly type: string };
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
    for (const node of nodes) {
      if (node.invoke.some((each) => each.id === id))
        tellOnce(machine.id, 'outcomes', outcomeName(node.id, id ?? '', kindOf(event)));
    }
  };
  const noteStep = (
    event: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
    before: AnyMachineSnapshot | null,
  ): void => {
    const { _transitions: taken } = event;
    for (const each of taken) {
      const { machine } = each.source;
      tellOnce(machine.id, 'transitions', transitionId(each));
      for (const id of statesOfTaken(each)) tellOnce(machine.id, 'states', id);
      if (each.eventType === '') refusalsOf(machine).notePassedBy(each);
    }
    if (before === null || taken.some(({ eventType }) => eventType === '')) return;
    noteOutcome(before, event.event);
    refusalsOf(before.machine).note(JSON.stringify(before.value), before, event.event, taken);
  };
  return (event) => {
    if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.microstep') return;
    const actor = event.actorRef as Running;
    const after = flowShown(actor, event.snapshot);
    if (after === null) return;
    if (event.type === '@xstate.microstep') {
      noteStep(event, between.get(actor) ?? standing(actor));
      between.set(actor, after);
    } else {
      between.delete(actor);
      refusalsOf(after.machine).noteStanding(after);
    }
    for (const id of statesStood(after)) tellOnce(after.machine.id, 'states', id);
  };
};

/** Watches actors of one machine and tells what they touched, and what they did not. */
export const watchCoverage = (machine: AnyStateMachine) => {
  const touched: Readonly<Record<Part, Set<string>>> = {
    states: new Set(),
    transitions: new Set(),
    guards: new Set(),
    outcomes: new Set(),
  };
  const inspect = watchFlows((flow, part, name) => {
    if (flow === machine.id) touched[part].add(name);
  });
  const uncovered = (): Uncovered => {
    const { states, transitions } = toTouch(machine);
    return {
      states: states.filter((id) => !touched.states.has(id)),
      transitions: transitions.filter((id) => !touched.transitions.has(id)),
    };
  };
  return { inspect, uncovered, touched };
};
