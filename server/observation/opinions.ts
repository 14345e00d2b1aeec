import { LanguageModelFailure } from '../providers/language-model/port.ts';
import type { LanguageModel } from '../providers/language-model/port.ts';
import type { Observer, OpinionEnd } from './observer.ts';

/** Wraps a language model so that it tells the outcome of each call. */
export const observeOpinions = (
  model: LanguageModel,
  { onOpinion }: Pick<Observer, 'onOpinion'>,
): LanguageModel => ({
  name: model.name,
  secondOpinion: async (input, signal) => {
    const began = performance.now();
    let outcome: OpinionEnd['outcome'] = 'answered';
    try {
      return await model.secondOpinion(input, signal);
    } catch (error) {
      outcome = error instanceof LanguageModelFailure ? error.kind : 'unavailable';
      throw error;
    } finally {
      onOpinion({ outcome, seconds: (performance.now() - began) / 1000 });
    }
  },
});
