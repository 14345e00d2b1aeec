import type { ConfirmedSigns } from '../../../contracts/signs.ts';
import type { Patient } from '../patient.ts';
import { signsIn } from './raise-signs.ts';

/**
 * What was said to the danger signs that were asked back. Where none was asked, what the words tell outright counts as
 * yes, and nothing else of them does.
 */
export const confirmedOf = ({ confirmedSigns, issue }: Patient): ConfirmedSigns =>
  confirmedSigns ??
  Object.fromEntries(
    signsIn(issue)
      .filter(({ isPlain }) => isPlain)
      .map(({ id }) => [id, 'yes' as const]),
  );
