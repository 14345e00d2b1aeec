import { initialTransition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { eventWords } from '../../machines/kit/chart.ts';
import { leavesOf } from './chart-parts.ts';
import type { Flow } from './flow.ts';
import type { GeneratedPath } from './paths.ts';
import type { Held } from './requirements.ts';

/** The paths of one flow, and what they are for. */
export type Plan = {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly paths: readonly GeneratedPath[];
  /** The requirements that the flow's own tests hold, in their words. */
  readonly held: readonly Held[];
  readonly address: Flow['address'];
  /** Every two transitions that can follow each other and that none of the paths takes so; null for one path alone. */
  readonly pairsLeftOut: readonly string[] | null;
  /** Returns the place of a state's picture, seen from the plan; null without pictures. */
  readonly pictureOf: (snapshot: AnyMachineSnapshot) => string | null;
};

/** Longest value of an event that is written out, in characters. */
const VALUE_MAX = 90;

/** Writes a value in one short line. */
export const inShort = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text;
};

/** One happening: who causes it, what it is, and what comes with it; `with` is null where nothing does. */
export type Happening = {
  readonly kind: 'event' | 'answer' | 'failure' | 'move' | 'time';
  readonly name: string;
  readonly with: unknown;
};

const KINDS = { 'done: ': 'answer', 'failed: ': 'failure', 'moved: ': 'move' } as const;

/** Takes an event of a chart apart. */
export const happeningOf = ({ type, ...carried }: EventObject): Happening => {
  const words = eventWords(type);
  const {
    output,
    error,
    snapshot,
    actorId: _actorId,
    ...rest
  } = carried as Record<string, unknown>;
  for (const [prefix, kind] of Object.entries(KINDS)) {
    if (!words.startsWith(prefix)) continue;
    const value = { answer: output, failure: error, move: snapshot }[kind];
    return { kind, name: words.slice(prefix.length), with: value };
  }
  if (words.startsWith('after ')) return { kind: 'time', name: words.slice(6), with: null };
  return { kind: 'event', name: type, with: Object.keys(rest).length > 0 ? rest : null };
};

/** Returns the ids of requirements that the states on a path name, and those around them. */
export const requirementsOn = ({ steps }: GeneratedPath): string[] => [
  ...new Set(
    steps.flatMap(({ state }) =>
      state._nodes.flatMap(({ description = '' }) => description.match(/\b[A-Z]{2,}-\d+\b/g) ?? []),
    ),
  ),
];

/** Returns where a path ends, by the names of its leaves. */
export const endOf = ({ steps }: GeneratedPath): string => {
  const last = steps.at(-1);
  return last === undefined ? 'the start' : placeOf(last.state);
};

/** Returns where a flow stands, by the names of its leaves. */
export const placeOf = (snapshot: AnyMachineSnapshot): string => leavesOf(snapshot).join(' and ');

/** Returns the address at the start of a path and after each of its steps; null where the flow has none or keeps the one before. */
export const addressesOn = (
  { machine, address }: Plan,
  { input, steps }: GeneratedPath,
): readonly (string | null)[] => {
  const snapshots = [
    initialTransition(machine, input as never)[0] as AnyMachineSnapshot,
    ...steps.map(({ state }) => state),
  ];
  const shown = snapshots.map((snapshot) =>
    typeof address === 'function' ? address(snapshot) : (address ?? null),
  );
  return shown.map((each, at) => (each === shown[at - 1] ? null : each));
};
