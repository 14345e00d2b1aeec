import {
  and,
  asc,
  count,
  eq,
  inArray,
  like,
  lt,
  lte,
  notInArray,
  or,
  sql as expression,
} from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { jobs } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type Job = typeof jobs.$inferSelect;
type Added = Pick<Job, 'id' | 'kind' | 'key' | 'dueAt'>;
type Life = Pick<Job, 'state' | 'attempts' | 'dueAt'>;

/** Channel on which processes tell each other which job was added, and when it is due. */
export const JOB_CHANNEL = 'jobs';

/** What is said of an added job, and read by `jobSaid`. */
const SAYING = expression`floor(extract(epoch from ${jobs.dueAt}) * 1000)::bigint || ' ' || ${jobs.kind}`;

/** Reads what was said on the channel; `null` when another release says it otherwise. */
export const jobSaid = (said: string): Pick<Job, 'kind' | 'dueAt'> | null => {
  const [, due, kind] = /^(\d{1,15}) (.+)$/.exec(said) ?? [];
  return kind === undefined ? null : { kind, dueAt: new Date(Number(due)) };
};

const others = (kinds: readonly string[], moment: Date) =>
  and(
    inArray(jobs.state, ['waiting', 'running']),
    notInArray(jobs.kind, [...kinds]),
    lt(jobs.dueAt, moment),
  );

export const jobsIn = (sql: Sql) => ({
  /**
   * Adds jobs that wait until they are due, and tells all processes of them when the transaction ends.
   * @returns false when the same ones were there already
   */
  async add(...added: readonly Added[]): Promise<boolean> {
    const fresh = await sql
      .insert(jobs)
      .values(added.map((job) => ({ ...job, state: 'waiting' as const, attempts: 0 })))
      .onConflictDoNothing({ target: [jobs.kind, jobs.key] })
      // The insert itself tells, so that only added rows are told and nothing waits for a second statement.
      .returning({ told: expression`pg_notify(${JOB_CHANNEL}, ${SAYING})` });
    return fresh.length > 0;
  },

  /**
   * Locks the job that has been due for longest, waiting or running, until the transaction ends. Jobs that another
   * process has locked are skipped, so that no process waits.
   */
  async lockDue(kinds: readonly string[], now: Date): Promise<Job | null> {
    const [job] = await sql
      .select()
      .from(jobs)
      .where(
        and(
          inArray(jobs.state, ['waiting', 'running']),
          inArray(jobs.kind, [...kinds]),
          lte(jobs.dueAt, now),
        ),
      )
      .orderBy(asc(jobs.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return job ?? null;
  },

  /** Moves a job on from the state it was read in. @returns false when another process moved it first */
  async move(job: Job, { state, attempts, dueAt }: Life): Promise<boolean> {
    const moved = await sql
      .update(jobs)
      .set({ state, attempts, dueAt })
      .where(and(eq(jobs.id, job.id), eq(jobs.state, job.state), eq(jobs.attempts, job.attempts)))
      .returning({ id: jobs.id });
    return moved.length > 0;
  },

  /** Lists the jobs of these kinds whose keys begin with one of these ids; the first due first. */
  async about(kinds: readonly string[], ids: readonly string[]): Promise<Job[]> {
    if (ids.length === 0) return [];
    return sql
      .select()
      .from(jobs)
      .where(and(inArray(jobs.kind, [...kinds]), or(...ids.map((id) => like(jobs.key, `${id}:%`)))))
      .orderBy(asc(jobs.dueAt), asc(jobs.key));
  },

  /** Counts the unfinished jobs of all other kinds that were due before a moment. */
  async countOthers(kinds: readonly string[], moment: Date): Promise<number> {
    const [found] = await sql.select({ times: count() }).from(jobs).where(others(kinds, moment));
    return found?.times ?? 0;
  },

  /** Gives up the jobs that `countOthers` counts. @returns their kinds */
  async giveUpOthers(kinds: readonly string[], moment: Date): Promise<string[]> {
    const ended = await sql
      .update(jobs)
      .set({ state: 'dead' })
      .where(others(kinds, moment))
      .returning({ kind: jobs.kind });
    return ended.map(({ kind }) => kind);
  },

  /** Deletes done jobs; dead ones stay for a person to look at. @returns how many were deleted */
  deleteDoneBefore(moment: Date): Promise<number> {
    const { id, state, dueAt } = jobs;
    return deleteInSteps(sql, id, and(eq(state, 'done'), lt(dueAt, moment)));
  },
});
