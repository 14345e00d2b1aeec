import type { Received } from '../../../contracts/endpoints/endpoint.ts';
import type { reanalyse } from '../../../contracts/endpoints/xrays.ts';
import { mayBeStored } from '../../../contracts/rules/consent-by.ts';
import type { Patient } from '../../assessment/patient.ts';
import type { Sql } from '../../db/connect.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import type { Assessment } from '../../repositories/assessments.ts';
import { patientOf } from '../diagnosis.ts';

type Body = Received<typeof reanalyse>['body'];

/** The answers that an X-ray is read together with, and the account's result of them, if it keeps one. */
export type Questionnaire = {
  readonly kind: 'found';
  readonly patient: Patient;
  readonly kept: Pick<Assessment, 'id' | 'diagnosis' | 'profileId'> | null;
};

/**
 * `tooLittle`: too few questions were answered. `noGuardian`: the patient may be a child, and no adult has agreed to
 * storing.
 */
export type FoundAnswers = Questionnaire | { readonly kind: 'tooLittle' | 'noGuardian' };

/**
 * Finds the answers of this case: those of the account's own result, else those of the conversation in the request. Age
 * and sex in its `patientData` are not the patient's answers, so they are ignored.
 */
export const findAnswers = async (
  sql: Sql,
  ownerId: string,
  { diagnosis_id: id, sessionToken, chatContext }: Body,
): Promise<FoundAnswers> => {
  const results = assessmentsIn(sql);
  const kept =
    (id === undefined ? null : await results.byIdOf(ownerId, id)) ??
    (sessionToken === undefined ? null : await results.newestOf(ownerId, sessionToken));
  if (kept !== null) {
    return { kind: 'found', patient: kept.request, kept };
  }
  const { age, sex, category, issue, quickInput, ...told } = chatContext;
  if (age === null || sex === null || category === null || issue === '') {
    return { kind: 'tooLittle' };
  }
  if (!mayBeStored({ age })) return { kind: 'noGuardian' };
  // Danger signs that were affirmed and facts that make an infection grave are passed on, so that an emergency stays
  // one.
  const described = { age, sex, category, issue, followUpAnswers: quickInput };
  const patient = patientOf({ ...told, ...described, xrayFindings: null });
  return { kind: 'found', patient, kept: null };
};
