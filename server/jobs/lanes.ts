import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import { jobsIn } from '../repositories/jobs.ts';
import { startJobs } from './runner.ts';
import type { JobKind, RunnerDeps, Jobs } from './runner.ts';

/** Work that is done beside any other. */
export type Lane = Pick<RunnerDeps, 'kinds' | 'atOnce'>;

/**
 * So long after it was due a job of a kind that this process does not know is given up, in milliseconds. While two releases
 * run, the other one knows it: that takes hours, and never a week.
 */
const NEVER_DONE_MS = 7 * 24 * 60 * 60_000;

type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: { error(line: object, text: string): void };
};

const NAME = 'unknownKinds';

const namesIn = (work: readonly Lane[]): string[] => [
  NAME,
  ...work.flatMap(({ kinds }) => kinds.map(({ name }) => name)),
];

/** Once a day (UTC), what no release does any more is given up, for a person to look at. */
export const unknownKinds = ({ db, clock, log }: Deps, work: readonly Lane[]): JobKind => ({
  name: NAME,
  keyAt: (now) => now.toISOString().slice(0, 10),
  run: async () => {
    const before = new Date(clock.now().getTime() - NEVER_DONE_MS);
    const kinds = await jobsIn(db.sql).giveUpOthers(namesIn(work), before);
    for (const kind of kinds) log.error({ kind }, 'a job of an unknown kind is given up');
  },
});

/** How many jobs are due of kinds that this process does not know. */
export const countUnknown = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  work: readonly Lane[],
): Promise<number> => jobsIn(db.sql).countOthers(namesIn(work), clock.now());

/** Starts all that a process does, each lane for itself, and sees to what belongs to none. */
export const startLanes = (deps: Omit<RunnerDeps, keyof Lane>, work: readonly Lane[]): Jobs[] =>
  [...work, { kinds: [unknownKinds(deps, work)] }].map((lane) => startJobs({ ...deps, ...lane }));
