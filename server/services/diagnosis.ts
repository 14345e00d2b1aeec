import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import type { EngineDiagnosis } from '../../contracts/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';
import { assessWithSecondOpinion } from '../assessment/second-opinion.ts';
import type { SecondOpinionLog } from '../assessment/second-opinion.ts';
import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { LanguageModel } from '../providers/language-model/port.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import type { Engine } from './engine.ts';
import { expiryFrom } from './retention.ts';

type Needs = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly engine: Engine;
  /** Asked for a second opinion, if one is set up. */
  readonly languageModel: LanguageModel | null;
};

type Asked = {
  readonly request: DiagnoseRequest;
  /** Ends the call of the language model. */
  readonly signal: AbortSignal;
  readonly log: SecondOpinionLog;
};

type Judged = {
  readonly kind: 'judged';
  readonly diagnosis: EngineDiagnosis;
  readonly kept: Kept;
};

/** A result that could not be kept is still given: the patient needs it more than we do. */
type Kept =
  | { readonly kind: 'kept' }
  | { readonly kind: 'notAsked' }
  | { readonly kind: 'failed'; readonly err: unknown };

/** Judges what a patient answered and keeps the result when the patient agreed and named the session. */
export const diagnosePatient = async (needs: Needs, asked: Asked): Promise<Judged> => {
  const { request, signal, log } = asked;
  const patient = patientOf(request);
  const own = needs.engine.assess(patient);
  const diagnosis = needs.languageModel
    ? await assessWithSecondOpinion(patient, own, needs.languageModel, { signal, log })
    : own;
  return { kind: 'judged', diagnosis, kept: await keep(needs, request, { patient, diagnosis }) };
};

type Result = { readonly patient: Patient; readonly diagnosis: EngineDiagnosis };

const keep = async (needs: Needs, request: DiagnoseRequest, result: Result): Promise<Kept> => {
  if (request.consent !== true || request.sessionToken === undefined) return { kind: 'notAsked' };
  const { engine } = result.diagnosis;
  const now = needs.clock.now();
  try {
    await assessmentsIn(needs.db.sql).keep({
      id: needs.ids.row(),
      sessionToken: request.sessionToken,
      createdAt: now,
      expiresAt: expiryFrom(now),
      request: result.patient,
      diagnosis: result.diagnosis,
      engine: `${engine.name} ${engine.version}`,
    });
    return { kind: 'kept' };
  } catch (err) {
    return { kind: 'failed', err };
  }
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
