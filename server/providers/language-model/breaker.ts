/** Closed: calls go through. Open: none does until then. Trying: one is on its way that shows whether it is over. */
export type Breaker =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly until: number }
  | { readonly state: 'trying' };

/** `at` in milliseconds. Called off: the caller left before the model could answer. */
export type BreakerEvent = {
  readonly type: 'asked' | 'answered' | 'failed' | 'calledOff';
  readonly at: number;
};

/** So many failures in a row open it. */
const MOST_FAILURES = 5;

/** How long nobody asks then, in milliseconds. */
const REST_MS = 30_000;

export const CLOSED: Breaker = { state: 'closed', failures: 0 };

/** Whether a call may go through. The one that finds the rest over makes the trial. */
export const mayAsk = (breaker: Breaker, at: number): boolean =>
  breaker.state === 'closed' || (breaker.state === 'open' && at >= breaker.until);

/**
 * Keeps a model that fails from costing every patient its time limit. A pure function, as
 * `server/jobs/job-state.ts` describes: what does not fit a state leaves it as it is, such as the late
 * failure of a call that was on its way when the breaker opened.
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
    // It says nothing of the model, so the next call makes the trial.
    calledOff: (_breaker, at) => ({ state: 'open', until: at }),
  },
};
