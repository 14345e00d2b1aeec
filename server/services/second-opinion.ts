import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';
import type { LanguageModel } from '../providers/language-model/port.ts';
import { LanguageModelFailure } from '../providers/language-model/port.ts';
import type { Engine } from './engine.ts';

/** Log of failures: their kind and the model's name, never what a patient wrote. */
export type SecondOpinionLog = { warn(details: object, message: string): void };

type Asking = {
  readonly engine: Pick<Engine, 'stripPatient' | 'withSecondOpinion'>;
  readonly signal: AbortSignal;
  readonly log: SecondOpinionLog;
};

/**
 * Asks the model and merges its opinion. Never fails: without an opinion the engine's own result stands, and
 * `engine.name` gives the reason.
 */
export const assessWithSecondOpinion = async (
  patient: Patient,
  own: EngineDiagnosis,
  model: LanguageModel,
  { engine, signal, log }: Asking,
): Promise<EngineDiagnosis> => {
  try {
    const opinion = await model.secondOpinion(await engine.stripPatient(patient, signal), signal);
    const merged = await engine.withSecondOpinion({ patient, own, opinion }, signal);
    return { ...merged, engine: named(own, `${own.engine.name} + ${model.name}`) };
  } catch (error) {
    const kind = error instanceof LanguageModelFailure ? error.kind : 'unavailable';
    log.warn({ kind, model: model.name }, 'no second opinion');
    return {
      ...own,
      engine: named(own, `${own.engine.name} (language model unavailable: ${kind})`),
    };
  }
};

const named = (own: EngineDiagnosis, name: string): EngineDiagnosis['engine'] => ({
  ...own.engine,
  name,
});
