import type { DiagnoseRequest } from '../../../contracts/endpoints/assessment.ts';
import { asksWhoAgrees } from '../../../contracts/rules/consent-by.ts';
import { isDescribed } from './known.ts';
import type { Known } from './known.ts';
import { rightToStore } from './stored.ts';
import type { Storable } from './stored.ts';

/** The request for a result, and whether it is about the person who asks, whom an account may name. */
export type DiagnosisInput = { readonly request: DiagnoseRequest; readonly isOwn: boolean };

/**
 * Returns true when the result is about the person who asks, as far as is known: it is said to be for nobody else, the
 * words name no child, and nobody agrees for the patient. A child alone is not named either, since nobody has agreed to
 * it.
 */
const isOwn = ({ forWhom, aboutChild, chatContext, consentBy }: Known): boolean =>
  (forWhom === null || forWhom === 'self') &&
  !aboutChild &&
  (!asksWhoAgrees(chatContext) || consentBy === 'adult');

/**
 * Makes the diagnose request of what is known (API-08). It always carries the answers to the signs that were asked
 * back, even when there are none: words alone raise no emergency any more.
 * @throws Error before category, age and sex are known: CONSENT_GATE asks for consent to send it, and cannot be shown
 * earlier.
 */
export const diagnoseRequest = (known: Known & Storable): DiagnoseRequest => {
  const { chatContext, childAge, consentBy, followUpAnswers, confirmedSigns } = known;
  const { xrayFindings, sessionToken } = known;
  if (!isDescribed(chatContext))
    throw new Error('A result was asked for without category, age or sex');
  const { consent: _consent, ...person } = chatContext;
  const right = rightToStore(known);
  return {
    ...person,
    consent: true,
    ...(childAge === null ? {} : { childAge }),
    ...(consentBy === null ? {} : { consentBy }),
    followUpAnswers,
    confirmedSigns,
    xrayFindings,
    sessionToken,
    ...(right === null ? {} : { chatSessionToken: right }),
  };
};

/** Makes the input of the call for a result of what is known. */
export const diagnosisInput = (known: Known & Storable): DiagnosisInput => ({
  request: diagnoseRequest(known),
  isOwn: isOwn(known),
});
