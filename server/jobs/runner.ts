import type { Database, Sql } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { jobsIn } from '../repositories/jobs.ts';
import type { Job } from '../repositories/jobs.ts';
import { jobTransition } from './job-state.ts';
import type { JobEvent, JobState } from './job-state.ts';

/** One kind of work. It may be started again after a failure, so doing it twice must do no harm. */
export type JobKind = {
  readonly name: string;
  /** Recurring work: the key of the run that a moment asks for, the same for every process. */
  readonly keyAt?: (now: Date) => string;
  readonly run: (key: string) => Promise<void>;
  /** What is left to do when it is given up. */
  readonly giveUp?: (key: string) => Promise<void>;
};

export type RunnerDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly kinds: readonly JobKind[];
  /** How many are done at the same time in this process; one after the other where it does not say. */
  readonly atOnce?: number;
  /** Told how each run ended: a failed one is tried again, a dead one is not. */
  readonly onEnd: (kind: string, outcome: 'done' | 'failed' | 'dead') => void;
  readonly log: { error(line: object, text: string): void };
};

/** How often a process looks for work, in milliseconds. */
const LOOK_MS = 10_000;

/** How often it says that it is still at a job, and for how long at most, in milliseconds: what hangs goes to another one. */
const RENEW_MS = 15_000;
const LONGEST_MS = 5 * 60_000;

export type Jobs = {
  /** Looks for work now: some has been added that should not wait. */
  readonly look: () => void;
  /** Ends it, after the jobs at hand. */
  readonly stop: () => Promise<void>;
};

/** Looks for work at once and again and again. */
export const startJobs = (deps: RunnerDeps): Jobs => {
  const stopping = new AbortController();
  const atHand = new Set<Promise<void>>();
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  const look = (): void => {
    // What was added after a round has looked would wait for the next one.
    isAskedAgain = round !== null;
    round ??= startDueJobs(deps, atHand, stopping.signal).finally(() => {
      round = null;
      if (isAskedAgain && !stopping.signal.aborted) look();
    });
  };
  look();
  const stopLooking = deps.clock.every(LOOK_MS, look);
  const stop = async (): Promise<void> => {
    stopLooking();
    stopping.abort();
    await round;
    await Promise.all(atHand);
  };
  return { look, stop };
};

/** Does whatever is due. A database that does not answer is asked again next time. */
export const doDueJobs = async (deps: RunnerDeps): Promise<void> => {
  const atHand = new Set<Promise<void>>();
  await startDueJobs(deps, atHand);
  await Promise.all(atHand);
};

/** Starts whatever is due, as soon as there is a hand for it. */
const startDueJobs = async (
  deps: RunnerDeps,
  atHand: Set<Promise<void>>,
  stopping?: AbortSignal,
): Promise<void> => {
  const { atOnce = 1, log } = deps;
  try {
    await planRecurring(deps);
    for (;;) {
      if (atHand.size >= atOnce) await Promise.race(atHand);
      const job = stopping?.aborted ? null : await takeDue(deps);
      if (job === null) return;
      const work = workOn(deps, job).finally(() => atHand.delete(work));
      atHand.add(work);
    }
  } catch (err) {
    log.error({ err }, 'jobs could not be looked for');
  }
};

/** Does a job that was started, or puts away one that is given up. */
const workOn = async (deps: RunnerDeps, job: Job): Promise<void> => {
  try {
    if (job.state === 'running') await doJob(deps, job);
    else if (job.state === 'dead') await giveUp(deps, job);
  } catch (err) {
    deps.log.error({ err, kind: job.kind }, 'how a job ended could not be written down');
  }
};

const planRecurring = async ({ db, clock, ids, kinds }: RunnerDeps): Promise<void> => {
  const now = clock.now();
  for (const { name, keyAt } of kinds) {
    if (keyAt) {
      await jobsIn(db.sql).add({ id: ids.row(), kind: name, key: keyAt(now), dueAt: now });
    }
  }
};

/** The next job that is due, started, or, when its process was lost, waiting again or dead. */
const takeDue = ({ db, clock, kinds, onEnd, log }: RunnerDeps): Promise<Job | null> =>
  db.transaction(async (sql) => {
    const now = clock.now();
    const names = kinds.map(({ name }) => name);
    const job = await jobsIn(sql).lockDue(names, now);
    if (job === null) return null;
    const type = job.state === 'waiting' ? 'started' : 'lost';
    const verdict = await advance(sql, job, { type, at: now });
    if (verdict.kind !== 'moved') throw new Error(`A locked job is ${verdict.kind}`);
    if (type === 'lost') tellEnd({ onEnd, log }, verdict.job);
    return verdict.job;
  });

const doJob = async ({ db, clock, kinds, onEnd, log }: RunnerDeps, job: Job): Promise<void> => {
  const kind = kinds.find(({ name }) => name === job.kind);
  let type: JobEvent['type'] = 'succeeded';
  const stopRenewing = renewing({ db, clock, log }, job);
  try {
    await kind?.run(job.key);
  } catch (err) {
    type = 'failed';
    log.error({ err, kind: job.kind }, 'a job failed');
  } finally {
    stopRenewing();
  }
  const verdict = await advance(db.sql, job, { type, at: clock.now() });
  if (verdict.kind !== 'moved') log.error({ kind: job.kind }, 'a job ended after it was lost');
  else {
    tellEnd({ onEnd, log }, verdict.job);
    if (verdict.job.state === 'dead') await giveUp({ kinds, log }, verdict.job);
  }
};

/** Says again and again that this process is at a job. @returns what ends it */
const renewing = (
  { db, clock, log }: Pick<RunnerDeps, 'db' | 'clock' | 'log'>,
  job: Job,
): (() => void) => {
  const startedAt = clock.now().getTime();
  return clock.every(RENEW_MS, () => {
    const at = clock.now();
    if (at.getTime() - startedAt > LONGEST_MS) return;
    advance(db.sql, job, { type: 'renewed', at }).catch((err: unknown) =>
      log.error({ err, kind: job.kind }, 'a job could not be renewed'),
    );
  });
};

const giveUp = async (
  { kinds, log }: Pick<RunnerDeps, 'kinds' | 'log'>,
  { kind, key }: Job,
): Promise<void> => {
  try {
    await kinds.find(({ name }) => name === kind)?.giveUp?.(key);
  } catch (err) {
    log.error({ err, kind }, 'what a job has left could not be put away');
  }
};

const tellEnd = ({ onEnd, log }: Pick<RunnerDeps, 'onEnd' | 'log'>, { kind, state }: Job): void => {
  onEnd(kind, state === 'done' || state === 'dead' ? state : 'failed');
  if (state === 'dead') log.error({ kind }, 'a job is given up');
};

type Advance =
  | { readonly kind: 'moved'; readonly job: Job }
  | { readonly kind: 'illegal'; readonly state: JobState }
  /** Another process has moved it since it was read. */
  | { readonly kind: 'overtaken' };

const advance = async (sql: Sql, job: Job, event: JobEvent): Promise<Advance> => {
  const transition = jobTransition(job, event);
  if (transition.kind === 'illegal') return transition;
  const moved = await jobsIn(sql).move(job, transition.to);
  return moved ? { kind: 'moved', job: { ...job, ...transition.to } } : { kind: 'overtaken' };
};
