import { PARTS } from './coverage.ts';
import type { Part } from './coverage.ts';
import type { Figures } from './figures.ts';
import type { Flows } from './flow.ts';
import { SEERS, readSeen } from './seen.ts';
import type { AllSeen, Seer } from './seen.ts';

/** One part of a chart: whether it is touched by the model, by the screens on a simulated page, by a real browser. */
export type Covered = {
  readonly part: Part;
  readonly name: string;
  readonly by: readonly ('model' | Seer)[];
  /** The reason why it cannot be touched by design; null where it can. */
  readonly excepted: string | null;
};

type Sets = NonNullable<NonNullable<AllSeen['touched'][string]>[Seer]>;

/**
 * An outcome counts as touched by another one, where the chart does not tell them apart, and by its state, where nothing follows
 * it.
 */
const isTouched = (figures: Figures, sets: Sets | undefined, part: Part, name: string): boolean => {
  if (sets === undefined) return false;
  const { like, silent } = figures;
  const same = [name, ...(like[name] ?? [])].some((each) => sets[part].has(each));
  return same || sets.states.has(silent[name] ?? '');
};

/** Returns every part of a flow, and who touches it. */
export const coverageOf = (
  figures: Figures,
  seen: NonNullable<AllSeen['touched'][string]>,
): Covered[] => {
  const { all, touched, exceptions } = figures;
  return PARTS.flatMap((part) => {
    const walked = new Set(touched[part]);
    return all[part].map((name): Covered => ({
      part,
      name,
      by: [
        ...(walked.has(name) ? (['model'] as const) : []),
        ...SEERS.filter((seer) => isTouched(figures, seen[seer], part, name)),
      ],
      excepted: exceptions.find(({ names }) => names.includes(name))?.why ?? null,
    }));
  });
};

/** The coverage of all flows, and of which runs it is made. */
export type Merged = {
  readonly ran: readonly ('model' | Seer)[];
  /** Flows whose chart has changed since a run, so that what it saw of them is left out. */
  readonly stale: readonly string[];
  readonly flows: readonly { readonly flow: string; readonly parts: readonly Covered[] }[];
};

/** Counts the parts that a seer has touched. */
export const touchedBy = (parts: readonly Covered[], seer: 'model' | Seer): number =>
  parts.filter(({ by }) => by.includes(seer)).length;

/** Returns the parts that nobody has touched, and those that nothing but the model has. */
export const gapsIn = (parts: readonly Covered[]) => {
  const wanted = parts.filter(({ excepted }) => excepted === null);
  return {
    nobody: wanted.filter(({ by }) => by.length === 0),
    modelAlone: wanted.filter(({ by }) => by.join() === 'model'),
    noBrowser: wanted.filter(({ by }) => by.includes('view') && !by.includes('browser')),
  };
};

/** Merges what the model walks with what the runs have seen that left their files in a folder. */
export const mergeCoverage = (
  counted: readonly (readonly [string, Figures])[],
  { touched, ran, stale }: AllSeen,
): Merged => ({
  ran: ['model', ...ran],
  stale,
  flows: counted.map(([flow, figures]) => ({
    flow,
    parts: coverageOf(figures, touched[flow] ?? {}),
  })),
});

/** Reads what was seen of flows in a folder. */
export const seenIn = (folder: string, flows: Flows): AllSeen =>
  readSeen(
    folder,
    Object.fromEntries(Object.entries(flows).map(([name, { machine }]) => [name, machine])),
  );
