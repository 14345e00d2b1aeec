import type { Received } from '../../../contracts/endpoints/endpoint.ts';
import type { reanalyse } from '../../../contracts/endpoints/xrays.ts';
import { mayBeStored } from '../../../contracts/rules/consent-by.ts';
import type { Diagnosis } from '../../../contracts/diagnosis.ts';
import type { Patient } from '../../assessment/patient.ts';
import type { Sql } from '../../db/connect.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { patientOf } from '../diagnosis.ts';

type Body = Received<typeof reanalyse>['body'];

/** The answers that an X-ray is read together with, and the result that the account keeps of them, if it does. */
export type Questionnaire = {
  readonly kind: 'found';
  readonly patient: Patient;
  readonly kept: { readonly id: string; readonly diagnosis: Diagnosis } | null;
};

/** `tooLittle`: nobody has answered enough. `noGuardian`: of a child, and no grown-up has agreed that anything is kept. */
export type FoundAnswers = Questionnaire | { readonly kind: 'tooLittle' | 'noGuardian' };

/**
 * The answers of this case: those of the account's own result, else what the request tells of the conversation. What its
 * `patientData` says of age and sex is nobody's answer, and nothing is judged by it.
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
    const { diagnosis, request } = kept;
    return { kind: 'found', patient: request, kept: { id: kept.id, diagnosis } };
  }
  const { age, sex, category, issue, quickInput, ...told } = chatContext;
  if (age === null || sex === null || category === null || issue === '') {
    return { kind: 'tooLittle' };
  }
  if (!mayBeStored({ age })) return { kind: 'noGuardian' };
  // With the danger signs that were affirmed, and with what makes an infection grave: an emergency stays one.
  const described = { age, sex, category, issue, followUpAnswers: quickInput };
  const patient = patientOf({ ...told, ...described, xrayFindings: null });
  return { kind: 'found', patient, kept: null };
};
