import type { FamilyConsent } from '../accounts/family.ts';

/** Age at which somebody speaks for themself (DPDP Act, section 2(f)). */
const GROWN = 18;

/** Years that somebody alive may have. */
const OLDEST = 120;

/**
 * Returns what has to be confirmed for somebody born in a year. In the year of the eighteenth birthday they count as a child: the day
 * is not asked, and a guardian too many harms nobody.
 */
export const consentFor = (birthYear: number, thisYear: number): FamilyConsent =>
  thisYear - birthYear <= GROWN ? 'guardianship' : 'agreement';

/**
 * Returns true for somebody for whom a guardian has agreed and who has grown up since: they speak for themself, so that nothing new is
 * kept of them before they agree.
 */
export const hasGrownUp = (
  { birthYear, guardian }: { readonly birthYear: number; readonly guardian: string | null },
  thisYear: number,
): boolean => guardian !== null && consentFor(birthYear, thisYear) === 'agreement';

/** Returns true for a year in which somebody alive may be born. */
export const isBirthYear = (birthYear: number, thisYear: number): boolean =>
  Number.isInteger(birthYear) && birthYear <= thisYear && birthYear >= thisYear - OLDEST;
