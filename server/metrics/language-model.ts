import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { LanguageModelFailure } from '../providers/language-model/port.ts';
import type { LanguageModel } from '../providers/language-model/port.ts';

/** The same language model, with its calls counted by what became of them. */
export const countOpinions = (metrics: Registry, model: LanguageModel | null) => {
  if (model === null) return null;
  const asked = new Counter({
    name: 'language_model_calls_total',
    help: 'Calls of the language model by outcome.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const secondOpinion: LanguageModel['secondOpinion'] = async (input, signal) => {
    try {
      const opinion = await model.secondOpinion(input, signal);
      asked.inc({ outcome: 'answered' });
      return opinion;
    } catch (error) {
      const outcome = error instanceof LanguageModelFailure ? error.kind : 'unavailable';
      asked.inc({ outcome });
      throw error;
    }
  };
  return { name: model.name, secondOpinion } satisfies LanguageModel;
};
