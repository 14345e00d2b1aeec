import type { Clock } from '../../lib/clock.ts';
import { guardedCalls } from '../guarded-calls.ts';
import { LanguageModelFailure } from './port.ts';
import type { LanguageModel } from './port.ts';

const WORDS = {
  breakerOpen: 'it has failed too often just now',
  busy: 'too many calls are on their way',
} as const;

/** Asks a model only when it is likely to answer. */
export const guarded = (model: LanguageModel, clock: Clock): LanguageModel => {
  const call = guardedCalls({
    clock,
    refusal: (why) => new LanguageModelFailure(why, WORDS[why]),
    isAnswer: isRefusal,
  });
  return {
    name: model.name,
    secondOpinion: (input, signal) => call(() => model.secondOpinion(input, signal), signal),
  };
};

/** A refusal counts as an answer: a model that declines one case works. */
const isRefusal = (error: unknown): boolean =>
  error instanceof LanguageModelFailure && error.kind === 'refused';
