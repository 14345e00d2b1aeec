import type { ConfirmedSigns } from '../../../contracts/signs.ts';
import type { Patient } from '../patient.ts';

/**
 * What was said to the danger signs that were asked back. Where none was asked, what the words tell plainly counts as
 * yes, and nothing else of them does.
 */
export const confirmedOf = ({ confirmedSigns }: Patient): ConfirmedSigns => confirmedSigns ?? {};
