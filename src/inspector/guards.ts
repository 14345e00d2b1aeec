import { evaluateGuard } from 'xstate/guards';
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventWords } from '../../machines/kit/chart.ts';

/** `byEvent`: it depends on what the event will carry. `broken`: the guard has thrown. */
export type GuardVerdict = 'passes' | 'fails' | 'byEvent' | 'broken';

/** A guard with its verdict now, and those of the guards that it joins. */
export type GuardSeen = {
  readonly name: string;
  readonly verdict: GuardVerdict;
  readonly parts: readonly GuardSeen[];
};

/** One way on from the present state. */
export type MoveSeen = {
  readonly from: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly guard: GuardSeen | null;
  /** True where another way on, asked before, takes the event in any case. */
  readonly isNeverAsked: boolean;
};

type Inline = {
  readonly name: string;
  readonly check?: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
};
type Named = { readonly type: string; readonly params?: unknown };

/** Says that a guard has read what the event carries. */
class EventRead extends Error {}

/** An event that is not known yet, except its type. */
const unknownEvent = (type: string) =>
  new Proxy(
    { type },
    {
      get: (_, name) => {
        if (name === 'type') return type;
        throw new EventRead();
      },
      has: () => {
        throw new EventRead();
      },
      ownKeys: () => {
        throw new EventRead();
      },
    },
  );

const askedAlone = (guard: unknown, snapshot: AnyMachineSnapshot, type: string): GuardVerdict => {
  try {
    const passes = evaluateGuard(guard as never, snapshot.context, unknownEvent(type), snapshot);
    return passes ? 'passes' : 'fails';
  } catch (err) {
    return err instanceof EventRead ? 'byEvent' : 'broken';
  }
};

const OPPOSITE: Readonly<Record<GuardVerdict, GuardVerdict>> = {
  passes: 'fails',
  fails: 'passes',
  byEvent: 'byEvent',
  broken: 'broken',
};

/** The first part that decides settles it, as in the chart; a part that is not known leaves it open. */
const joined = (parts: readonly GuardSeen[], deciding: GuardVerdict): GuardVerdict => {
  const verdicts = parts.map(({ verdict }) => verdict);
  if (verdicts.includes(deciding)) return deciding;
  return verdicts.find((each) => each === 'broken' || each === 'byEvent') ?? OPPOSITE[deciding];
};

const JOINS: Readonly<Record<string, (parts: readonly GuardSeen[]) => GuardVerdict>> = {
  and: (parts) => joined(parts, 'fails'),
  or: (parts) => joined(parts, 'passes'),
  not: ([part]) => OPPOSITE[part?.verdict ?? 'broken'],
};

const nameOf = (guard: string | Named | Inline): string => {
  if (typeof guard === 'string') return guard;
  if ('type' in guard) {
    const params: unknown[] =
      typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
    return [guard.type, ...params.filter((each) => typeof each === 'string')].join(' ');
  }
  return 'stateValue' in guard ? `at ${JSON.stringify(guard.stateValue)}` : guard.name;
};

/** Asks a guard, and each guard inside it, whether it passes now. */
const guardSeen = (guard: unknown, snapshot: AnyMachineSnapshot, type: string): GuardSeen => {
  const asked = guard as string | Named | Inline;
  const name = nameOf(asked);
  const named = typeof asked === 'string' ? asked : 'type' in asked ? asked.type : null;
  const logic = (named === null ? asked : snapshot.machine.implementations.guards[named]) as
    | Inline
    | string
    | undefined;
  if (typeof logic === 'string') return { ...guardSeen(logic, snapshot, type), name };
  const join = logic?.check === undefined ? undefined : JOINS[logic.name];
  if (logic === undefined || join === undefined || logic.guards === undefined) {
    return { name, verdict: askedAlone(guard, snapshot, type), parts: [] };
  }
  const parts = logic.guards.map((part) => guardSeen(part, snapshot, type));
  return { name, verdict: join(parts), parts };
};

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === outer || isWithin(node.parent, outer));

const waysOut = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Lists the ways on from the present state, innermost first, with what their guards say now. */
export const waysOn = (snapshot: AnyMachineSnapshot): MoveSeen[] => {
  const inner = snapshot._nodes.toSorted((one, other) => other.path.length - one.path.length);
  const certain: { readonly node: AnyStateNode; readonly type: string }[] = [];
  return inner.flatMap((node) =>
    waysOut(node).map((transition) => {
      const { eventType: type, target, guard } = transition;
      const seen = guard === undefined ? null : guardSeen(guard, snapshot, type);
      const isNeverAsked = certain.some(
        (other) => other.type === type && (other.node === node || isWithin(other.node, node)),
      );
      if (seen === null || seen.verdict === 'passes') certain.push({ node, type });
      return {
        from: node.path.join('.'),
        event: eventWords(type),
        targets: (target ?? []).map(({ path }) => path.join('.')),
        guard: seen,
        isNeverAsked,
      };
    }),
  );
};
