/**
 * The life of a job, and the pattern for every row whose state is a column (payments, bookings):
 *
 * 1. One pure function says what becomes of a row in any state on any event. An event that does not
 *    fit is a verdict, never an exception. It knows no clock: the event says when it happened.
 * 2. Whoever moves a row reads it, asks the function, and updates `where state = <as it was read>`, so
 *    that of two who move it at once only one does; the other gets a verdict as well.
 * 3. A test written by hand holds every state against every event.
 */
export const jobTransition = (job: JobLife, event: JobEvent): JobTransition => {
  const move = MOVES[job.state][event.type];
  return move ? { kind: 'moved', to: move(job, event.at) } : { kind: 'illegal', state: job.state };
};

/** Waiting: not started, or to be tried again. Dead: given up, for a person to look at. */
export type JobState = 'waiting' | 'running' | 'done' | 'dead';

export type JobLife = {
  readonly state: JobState;
  readonly attempts: number;
  readonly dueAt: Date;
};

/** Renewed: its process is alive and still at it. Lost: its process was silent for too long and counts as dead. */
export type JobEvent = {
  readonly type: 'started' | 'renewed' | 'succeeded' | 'failed' | 'lost';
  readonly at: Date;
};

export type JobTransition =
  | { readonly kind: 'moved'; readonly to: JobLife }
  | { readonly kind: 'illegal'; readonly state: JobState };

/** A process counts as dead when it was silent about a job for so long, in milliseconds: a code is good for ten minutes. */
const LEASE_MS = 60_000;

/** A job is started so often at most. */
const MOST_ATTEMPTS = 5;

/** The wait after the first failure, in milliseconds; each further one doubles it. */
const FIRST_WAIT_MS = 60_000;

type Move = (job: JobLife, at: Date) => JobLife;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const tryAgain: Move = ({ attempts }, at) =>
  attempts < MOST_ATTEMPTS
    ? { state: 'waiting', attempts, dueAt: later(at, FIRST_WAIT_MS * 2 ** (attempts - 1)) }
    : { state: 'dead', attempts, dueAt: at };

/** Whoever was lost has been waited for already. */
const tryAtOnce: Move = (job, at) => {
  const next = tryAgain(job, at);
  return next.state === 'waiting' ? { ...next, dueAt: at } : next;
};

const MOVES: Readonly<Record<JobState, Partial<Record<JobEvent['type'], Move>>>> = {
  waiting: {
    started: ({ attempts }, at) => ({
      state: 'running',
      attempts: attempts + 1,
      dueAt: later(at, LEASE_MS),
    }),
  },
  running: {
    renewed: ({ attempts }, at) => ({ state: 'running', attempts, dueAt: later(at, LEASE_MS) }),
    succeeded: ({ attempts }, at) => ({ state: 'done', attempts, dueAt: at }),
    failed: tryAgain,
    lost: tryAtOnce,
  },
  done: {},
  dead: {},
};
