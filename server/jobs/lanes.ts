import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import { JOB_CHANNEL, jobSaid, jobsIn } from '../repositories/jobs.ts';
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

/**
 * Wait between hearing of a job and looking for it, in milliseconds: who has added it looks at once, and what is added in
 * the meantime is found by the same look.
 */
const GATHER_MS = 100;

/** A job that is due later than this is left to the next look, in milliseconds: more than two clocks may differ by. */
const SOON_MS = 1000;

/** Starts a lane that also looks when another process has added a job of it. */
const startLane = (deps: Omit<RunnerDeps, keyof Lane>, lane: Lane): Jobs => {
  const { db, clock } = deps;
  const jobs = startJobs({ ...deps, ...lane });
  const names = new Set(lane.kinds.map(({ name }) => name));
  const planned = new Map<number, () => void>();
  const lookAt = (moment: number): void => {
    const now = clock.now().getTime();
    const at = Math.max(now + GATHER_MS, moment);
    if ([...planned.keys()].some((known) => known >= moment && known <= at)) return;
    const callOff = clock.after(at - now, () => {
      planned.delete(at);
      jobs.look();
    });
    planned.set(at, callOff);
  };
  const stopHearing = db.listen(JOB_CHANNEL, (said) => {
    const now = clock.now().getTime();
    if (said === null) return lookAt(now);
    const job = jobSaid(said);
    if (job === null || !names.has(job.kind)) return;
    if (job.dueAt.getTime() - now <= SOON_MS) lookAt(Math.max(now, job.dueAt.getTime()));
  });
  const stop = (): Promise<void> => {
    stopHearing();
    for (const callOff of planned.values()) callOff();
    return jobs.stop();
  };
  return { look: jobs.look, stop };
};

/** Starts all that a process does, each lane for itself, and sees to what belongs to none. */
export const startLanes = (deps: Omit<RunnerDeps, keyof Lane>, work: readonly Lane[]): Jobs[] =>
  [...work, { kinds: [unknownKinds(deps, work)] }].map((lane) => startLane(deps, lane));
