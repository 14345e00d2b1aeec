import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import type { EngineDiagnosis } from '../../contracts/diagnosis.ts';
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
  /** Takes the patient out of the engine's queue, ends the call of the model, and stores nothing any more. */
  readonly signal: AbortSignal;
  readonly log: SecondOpinionLog & { error(line: object, text: string): void };
};

type Judged = {
  readonly kind: 'judged';
  /** `is_saved` is set when `kept` says so; an id comes with saving it to an account. */
  readonly diagnosis: EngineDiagnosis;
  readonly kept: Kept | { readonly kind: 'notAsked' | 'noGuardian' };
};

/**
 * Judges what a patient answered and stores the result when the patient agreed, a grown-up did for a child, and the chat
 * session has the right to the assessment. A result that could not be stored is still given: the patient needs it more than we do.
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

/** Who agreed, as it is kept with a result: only where it was asked. */
export const keptConsentOf = (request: Pick<DiagnoseRequest, 'age' | 'consentBy'>) =>
  asksWhoAgrees(request) ? (request.consentBy ?? null) : null;

/** What a request tells of the patient; identifiers may stand beside it. */
type PatientTold = Pick<DiagnoseRequest, keyof Patient>;

/**
 * What the engine may know and a row may hold: everything but who the patient is. Of the follow-up answers only
 * options of the bank: what an older page asked differently means nothing any more, and nothing else gets in.
 */
export const patientOf = (request: PatientTold): Patient => ({
  issue: request.issue,
  category: request.category,
  age: request.age,
  sex: request.sex,
  followUpAnswers: answersOfBank(request),
  medicalHistory: request.medicalHistory,
  allergies: request.allergies,
  xrayFindings: request.xrayFindings,
  confirmedSigns: request.confirmedSigns,
});
