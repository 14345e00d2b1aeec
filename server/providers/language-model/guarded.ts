import type { Clock } from '../../lib/clock.ts';
import { CLOSED, breakerTransition, mayAsk } from './breaker.ts';
import type { BreakerEvent } from './breaker.ts';
import { LanguageModelFailure } from './port.ts';
import type { LanguageModel } from './port.ts';

/** Most calls of this process on their way at once. */
const MOST_AT_ONCE = 8;

/**
 * Asks a model only when it is likely to answer. A call beyond the limit is refused at once, as waiting would cost the
 * patient more than a second opinion is worth; after several failures in a row no call is made for a while.
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

/** A refusal counts as an answer: a model that declines one case works. */
const isAnswer = (error: unknown): boolean =>
  error instanceof LanguageModelFailure && error.kind === 'refused';
