import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { OutcomeKind } from './cases.ts';
import { doesNothing, stateNodesOf, transitionId } from './chart-parts.ts';
import type { Edge, Graph } from './graph.ts';

const OUTCOMES: readonly OutcomeKind[] = ['done', 'refused', 'error', 'timeout'];

/** One end of one call in one state. */
export type Outcome = {
  readonly name: string;
  /** True where a step of the model goes the way that it leads. */
  readonly met: boolean;
  /** The outcomes that a case has and that the chart does not tell from this one. */
  readonly like: readonly string[];
  /** The state where nothing follows it, so that no path has it; null where something does. */
  readonly silentAt: string | null;
};

/** Names an outcome: `askBell timeout at door.shut`. */
export const outcomeName = (at: string, actor: string, kind: string): string =>
  `${actor} ${kind} at ${at}`;

/** What an actor throws for each; the cases of a flow may have others. */
const FAILURES = {
  refused: { kind: 'refused', status: 422, message: 'It is not accepted.', isSaid: true },
  error: { kind: 'network', message: 'offline' },
  timeout: { kind: 'timeout', message: 'late' },
} as const;

const REFUSALS: ReadonlySet<unknown> = new Set(['refused', 'unauthorized']);

/** Returns how a call ended, by the event that says so. */
export const kindOf = (event: object): OutcomeKind => {
  const { type, error } = event as { readonly type: string; readonly error?: unknown };
  if (type.startsWith('xstate.done.')) return 'done';
  const { kind } = (error ?? {}) as { kind?: unknown };
  if (REFUSALS.has(kind)) return 'refused';
  return kind === 'timeout' ? 'timeout' : 'error';
};

const hasWayFor = (node: AnyStateNode | undefined, type: string): boolean =>
  node !== undefined && (node.transitions.has(type) || hasWayFor(node.parent, type));

const isFlow = (machine: AnyStateMachine, source: unknown): boolean => {
  const logic: unknown = machine.implementations.actors[source as string];
  return typeof logic === 'object' && logic !== null && 'root' in logic;
};

/**
 * Returns the ends that a call of a state can have. A flow inside says in its answer what went wrong, and fails only where
 * its file cannot be loaded; a call from which an answer is awaited can fail in every way.
 */
const kindsOf = (
  machine: AnyStateMachine,
  node: AnyStateNode,
  { id, src }: AnyStateNode['invoke'][number],
): readonly OutcomeKind[] => {
  const answers = hasWayFor(node, `xstate.done.actor.${id}`);
  const fails = hasWayFor(node, `xstate.error.actor.${id}`);
  const isCall = !isFlow(machine, src);
  return OUTCOMES.filter((kind) => {
    if (kind === 'done') return answers;
    return kind === 'error' ? fails || (answers && isCall) : isCall && (answers || fails);
  });
};

/**
 * Returns every outcome of every call of a chart. One that no case has is met too where the chart does not tell it from a
 * failure that a case has: then it takes the same transitions.
 */
export const outcomesOf = (machine: AnyStateMachine, { states, edges }: Graph): Outcome[] => {
  const byType = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (!/^xstate\.(done|error)\.actor\./.test(edge.event.type)) continue;
    const known = byType.get(edge.event.type);
    if (known === undefined) byType.set(edge.event.type, [edge]);
    else known.push(edge);
  }
  const outcomesIn = (node: AnyStateNode, call: AnyStateNode['invoke'][number]): Outcome[] => {
    const { id } = call;
    const stepsBy = (type: string): Edge[] =>
      (byType.get(type) ?? []).filter(({ from }) => from.snapshot._nodes.includes(node));
    const type = `xstate.error.actor.${id}`;
    const failed = stepsBy(type);
    const ended = [...stepsBy(`xstate.done.actor.${id}`), ...failed];
    const seen = new Set(ended.map(({ event }) => kindOf(event)));
    const ways = new Map(failed.map((edge) => [edge.taken.name, edge] as const));
    const standing = states.find(({ snapshot }) => snapshot._nodes.includes(node));
    const from = new Set([...ways.values()].map((edge) => edge.from));
    if (from.size === 0 && standing !== undefined) from.add(standing);
    const takenBy = (kind: keyof typeof FAILURES) =>
      [...from].map(({ snapshot }) =>
        machine.getTransitionData(snapshot, { type, error: FAILURES[kind], actorId: id }),
      );
    const nameOf = (kind: OutcomeKind): string => outcomeName(node.id, id, kind);
    return kindsOf(machine, node, call).map((kind) => {
      const name = nameOf(kind);
      if (kind === 'done' || seen.has(kind)) {
        return { name, met: seen.has(kind), like: [], silentAt: null };
      }
      const taken = takenBy(kind);
      const names = new Set(taken.map((each) => each.map(transitionId).join()));
      const like = failed.filter((edge) => names.has(edge.taken.name));
      // A chart may say that nothing follows; the graph has no step for that.
      const isNothing = taken.some((each) => each.length > 0 && each.every(doesNothing));
      return {
        name,
        met: like.length > 0 || isNothing,
        like: [...new Set(like.map(({ event }) => nameOf(kindOf(event))))],
        silentAt: isNothing ? node.id : null,
      };
    });
  };
  return stateNodesOf(machine.root).flatMap((node) =>
    node.invoke.flatMap((call) => outcomesIn(node, call)),
  );
};
