import type { Clock } from '../lib/clock.ts';
import { CLOSED, breakerTransition, mayAsk } from './breaker.ts';
import type { BreakerEvent } from './breaker.ts';

/** Most calls of this process to one provider on their way at once. */
const MOST_AT_ONCE = 8;

type Guard = {
  readonly clock: Clock;
  /** Makes the error for a call that is not made. */
  readonly refusal: (why: 'breakerOpen' | 'busy') => Error;
  /** Returns true for an error that shows a provider at work, such as a model that declines one case. */
  readonly isAnswer?: (error: unknown) => boolean;
};

/**
 * Calls a provider only when it is likely to answer. A call beyond the limit is refused at once, as waiting would cost
 * the caller more than the answer is worth; after several failures in a row no call is made for a while.
 */
export const guardedCalls = ({ clock, refusal, isAnswer = () => false }: Guard) => {
  let breaker = CLOSED;
  let onTheirWay = 0;
  const move = (type: BreakerEvent['type']): void => {
    breaker = breakerTransition(breaker, { type, at: clock.now().getTime() });
  };
  return async <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (!mayAsk(breaker, clock.now().getTime())) throw refusal('breakerOpen');
    if (onTheirWay >= MOST_AT_ONCE) throw refusal('busy');
    move('asked');
    onTheirWay += 1;
    try {
      const answer = await call();
      move('answered');
      return answer;
    } catch (error) {
      move(signal.aborted ? 'calledOff' : isAnswer(error) ? 'answered' : 'failed');
      throw error;
    } finally {
      onTheirWay -= 1;
    }
  };
};
