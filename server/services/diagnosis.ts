import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { asksWhoAgrees, mayBeStored } from '../../contracts/rules/consent-by.ts';
import { answersOfBank } from '../assessment/evidence/from-answers.ts';
import type { Patient } from '../assessment/patient.ts';
import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { LanguageModel } from '../providers/language-model/port.ts';
import type { Engine } from './engine.ts';
import { storeResult } from './results.ts';
import type { Kept } from './results.ts';
import { expiryFrom } from './retention.ts';
import { assessWithSecondOpinion } from './second-opinion.ts';
import type { SecondOpinionLog } from './second-opinion.ts';

type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly engine: Engine;
  /** DiagnosisRequest for a second opinion, if one is set up. */
  readonly languageModel: LanguageModel | null;
};

type DiagnosisRequest = {
  readonly request: DiagnoseRequest;
  /** Takes the patient out of the engine's queue, ends the call of the model, and prevents storing. */
  readonly signal: AbortSignal;
  readonly log: SecondOpinionLog & { error(line: object, text: string): void };
};

type Judged = {
  readonly kind: 'judged';
  /** `is_saved` follows `kept`; the id comes only when the result is saved to an account. */
  readonly diagnosis: EngineDiagnosis;
  readonly kept: Kept | { readonly kind: 'notAsked' | 'noGuardian' };
};

/**
 * Judges a patient's answers. The result is stored when the patient agreed, an adult agreed for a child, and the chat
 * session has the right to the assessment. A result that could not be stored is still returned: the patient needs it,
 * stored or not.
 */
export const diagnosePatient = async (deps: Deps, asked: DiagnosisRequest): Promise<Judged> => {
  const { request, signal, log } = asked;
  const patient = patientOf(request);
  const { engine, languageModel } = deps;
  const own = await engine.assess(patient, signal);
  const diagnosis = languageModel
    ? await assessWithSecondOpinion(patient, own, languageModel, { engine, signal, log })
    : own;
  const { consent, sessionToken, chatSessionToken } = request;
  if (consent !== true || sessionToken === undefined || chatSessionToken === undefined) {
    return { kind: 'judged', diagnosis, kept: { kind: 'notAsked' } };
  }
  if (!mayBeStored(request)) return { kind: 'judged', diagnosis, kept: { kind: 'noGuardian' } };
  const id = deps.ids.row();
  const now = deps.clock.now();
  const { name, version } = diagnosis.engine;
  const kept = await storeResult(deps, {
    result: {
      id,
      sessionToken,
      createdAt: now,
      expiresAt: expiryFrom(now),
      request: patient,
      consentBy: keptConsentOf(request),
      diagnosis: { ...diagnosis, is_saved: true, diagnosis_id: id },
      engine: `${name} ${version}`,
    },
    chatSessionToken,
    signal,
    onLeftover: (err) => log.error({ err }, 'a result that was not to be stored may be left'),
  });
  return { kind: 'judged', diagnosis: { ...diagnosis, is_saved: kept.kind === 'kept' }, kept };
};

/** Returns who agreed, to be kept with a result; `null` where it was not asked. */
export const keptConsentOf = (request: Pick<DiagnoseRequest, 'age' | 'consentBy'>) =>
  asksWhoAgrees(request) ? (request.consentBy ?? null) : null;

/** Fields of a request that tell of the patient; identifiers may stand beside them. */
type PatientTold = Pick<DiagnoseRequest, keyof Patient>;

/**
 * Picks what the engine may know and a row may hold: everything that does not identify the patient. Follow-up answers
 * are kept only when they are options of the bank: answers to a question that an older page asked differently mean
 * nothing any more.
 */
export const patientOf = (request: PatientTold): Patient => ({
  issue: request.issue,
  category: request.category,
  age: request.age,
  childAge: request.childAge,
  sex: request.sex,
  followUpAnswers: answersOfBank(request),
  medicalHistory: request.medicalHistory,
  allergies: request.allergies,
  xrayFindings: request.xrayFindings,
  confirmedSigns: request.confirmedSigns,
});
