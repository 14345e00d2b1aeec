import type { ConfirmedSigns } from '../../../contracts/assessment/signs.ts';
import type { Patient } from '../patient.ts';
import { signsIn } from './raise-signs.ts';

/**
 * Returns the answers to the danger signs that were asked back. When none was asked, a sign that the words tell
 * outright counts as yes, and nothing else in them does.
 */
export const confirmedOf = ({ confirmedSigns, issue }: Patient): ConfirmedSigns =>
  confirmedSigns ??
  Object.fromEntries(
    signsIn(issue)
      .filter(({ isPlain }) => isPlain)
      .map(({ id }) => [id, 'yes' as const]),
  );
