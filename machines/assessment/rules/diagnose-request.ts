import type { DiagnoseRequest } from '../../../contracts/endpoints/assessment.ts';
import { isDescribed } from './known.ts';
import type { Known } from './known.ts';

/**
 * The diagnose request made of what is known (API-08).
 * @throws Error before category, age and sex are known: CONSENT_GATE asks for consent to send it, and
 * cannot be shown earlier.
 */
export const diagnoseRequest = ({
  chatContext,
  followUpAnswers,
  xrayFindings,
  sessionToken,
}: Known): DiagnoseRequest => {
  if (!isDescribed(chatContext))
    throw new Error('A result was asked for without category, age or sex');
  const { consent: _consent, ...person } = chatContext;
  return { ...person, consent: true, followUpAnswers, xrayFindings, sessionToken };
};
