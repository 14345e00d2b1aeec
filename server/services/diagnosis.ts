import type { DiagnoseRequest } from '../../contracts/api.ts';
import type { EngineDiagnosis } from '../../contracts/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';
import { assessWithSecondOpinion } from '../assessment/second-opinion.ts';
import type { SecondOpinionLog } from '../assessment/second-opinion.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { LanguageModel } from '../providers/language-model/port.ts';
import type { Assessments } from '../repositories/assessments.ts';
import type { Engine } from './engine.ts';
import { expiryFrom } from './retention.ts';

type Needs = {
  readonly engine: Engine;
  /** Asked for a second opinion, if one is set up. */
  readonly languageModel: LanguageModel | null;
  readonly assessments: Assessments;
  readonly clock: Clock;
  readonly ids: Ids;
};

type Asked = {
  readonly request: DiagnoseRequest;
  /** Ends the call of the language model. */
  readonly signal: AbortSignal;
  readonly log: SecondOpinionLog & { error(line: object, text: string): void };
};

/**
 * Judges what a patient answered and keeps the result when the patient agreed and named the session.
 * A result that cannot be kept is still given: the patient needs it more than we do.
 */
export const diagnosePatient = async (needs: Needs, asked: Asked): Promise<EngineDiagnosis> => {
  const { request, signal, log } = asked;
  const patient = patientOf(request);
  const own = needs.engine.assess(patient);
  const diagnosis = needs.languageModel
    ? await assessWithSecondOpinion(patient, own, needs.languageModel, { signal, log })
    : own;
  if (request.consent !== true || request.sessionToken === undefined) return diagnosis;
  const now = needs.clock.now();
  try {
    await needs.assessments.keep({
      id: needs.ids.row(),
      sessionToken: request.sessionToken,
      createdAt: now,
      expiresAt: expiryFrom(now),
      request: patient,
      diagnosis,
      engine: `${diagnosis.engine.name} ${diagnosis.engine.version}`,
    });
  } catch (err) {
    log.error({ err }, 'a result could not be kept');
  }
  return diagnosis;
};

/** What the engine may know: everything but who the patient is. */
const patientOf = (request: DiagnoseRequest): Patient => ({
  issue: request.issue,
  category: request.category,
  age: request.age,
  sex: request.sex,
  followUpAnswers: request.followUpAnswers,
  medicalHistory: request.medicalHistory,
  allergies: request.allergies,
  xrayFindings: request.xrayFindings,
});
