import type { Clock } from '../../lib/clock.ts';
import { CLOSED, breakerTransition, mayAsk } from './breaker.ts';
import type { BreakerEvent } from './breaker.ts';
import { LanguageModelFailure } from './port.ts';
import type { LanguageModel } from './port.ts';

/** So many calls are on their way at once from this process. */
const MOST_AT_ONCE = 8;

/**
 * A model that is asked only when it is likely to answer: a call beyond those on their way is refused at
 * once, as waiting would cost the patient more than a second opinion is worth, and after several
 * failures in a row none is made for a while.
 */
export const guarded = (model: LanguageModel, clock: Clock): LanguageModel => {
  let breaker = CLOSED;
  let onTheirWay = 0;
  const move = (type: BreakerEvent['type']): void => {
    breaker = breakerTransition(breaker, { type, at: clock.now().getTime() });
  };
  return {
    name: model.name,
    async secondOpinion(input, signal) {
      if (!mayAsk(breaker, clock.now().getTime())) {
        throw new LanguageModelFailure('breakerOpen', 'it has failed too often just now');
      }
      if (onTheirWay >= MOST_AT_ONCE) {
        throw new LanguageModelFailure('busy', 'too many calls are on their way');
      }
      move('asked');
      onTheirWay += 1;
      try {
        const opinion = await model.secondOpinion(input, signal);
        move('answered');
        return opinion;
      } catch (error) {
        move(signal.aborted ? 'calledOff' : isAnswer(error) ? 'answered' : 'failed');
        throw error;
      } finally {
        onTheirWay -= 1;
      }
    },
  };
};

/** A model that declines one case works. */
const isAnswer = (error: unknown): boolean =>
  error instanceof LanguageModelFailure && error.kind === 'refused';
