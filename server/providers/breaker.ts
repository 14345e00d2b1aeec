/**
 * State of the circuit breaker. Closed: calls go through. Open: no call goes through until the pause is over. Trying:
 * one trial call is on its way, and its outcome closes or opens the breaker.
 */
export type Breaker =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly until: number }
  | { readonly state: 'trying' };

/** An event of the breaker; `at` is in milliseconds. Called off: the caller left before the model could answer. */
export type BreakerEvent = {
  readonly type: 'asked' | 'answered' | 'failed' | 'calledOff';
  readonly at: number;
};

/** Number of failures in a row that opens the breaker. */
const MOST_FAILURES = 5;

/** Pause without calls once it is open, in milliseconds. */
const REST_MS = 30_000;

export const CLOSED: Breaker = { state: 'closed', failures: 0 };

/** Returns true when a call may go through. The first caller after the pause makes the trial call. */
export const mayAsk = (breaker: Breaker, at: number): boolean =>
  breaker.state === 'closed' || (breaker.state === 'open' && at >= breaker.until);

/**
 * Moves the breaker, so that a failing model does not cost every patient its time limit. A pure function, as
 * `server/jobs/job-state.ts` describes: an event that does not fit a state leaves it as it is, such as the late failure
 * of a call that was on its way when the breaker opened.
 */
export const breakerTransition = (breaker: Breaker, { type, at }: BreakerEvent): Breaker =>
  MOVES[breaker.state][type]?.(breaker, at) ?? breaker;

type Move = (breaker: Breaker, at: number) => Breaker;

const open: Move = (_breaker, at) => ({ state: 'open', until: at + REST_MS });
const close: Move = () => CLOSED;

const MOVES: Readonly<Record<Breaker['state'], Partial<Record<BreakerEvent['type'], Move>>>> = {
  closed: {
    answered: close,
    failed: (breaker, at) => {
      const failures = 'failures' in breaker ? breaker.failures + 1 : 1;
      return failures < MOST_FAILURES ? { state: 'closed', failures } : open(breaker, at);
    },
  },
  open: {
    asked: (breaker, at) => (mayAsk(breaker, at) ? { state: 'trying' } : breaker),
  },
  trying: {
    answered: close,
    failed: open,
    // A call that was called off says nothing about the model, so the next call makes the trial.
    calledOff: (_breaker, at) => ({ state: 'open', until: at }),
  },
};
