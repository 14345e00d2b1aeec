import { wilson } from '../../rules/wilson.ts';

/** Counts how often the final word of a dentist was what an assessment had said before the call. */
export type Agreement = {
  /** Calls with a final word, for which the patient had shared an assessment. */
  readonly cases: number;
  /** Cases in which the final word was the first condition of the assessment. */
  readonly first: number;
  /** Cases in which it was among the first three. */
  readonly amongThree: number;
  /** Further calls with a shared assessment, of which the dentist could not say anything by video. */
  readonly unsaid: number;
};

/** The agreement before anything was counted. */
export const NO_AGREEMENT: Agreement = { cases: 0, first: 0, amongThree: 0, unsaid: 0 };

/** Fewest cases of which a share is told: of fewer, its interval is wider than what it says. */
export const AGREEMENT_TOLD_FROM = 30;

const percent = (share: number): string => `${Math.round(share * 100)}`;

const shareWords = (hits: number, of: number): string => {
  const [low, high] = wilson({ hits, of });
  return `${hits} of ${of} (${percent(hits / of)} percent, interval ${percent(low)} to ${percent(high)})`;
};

const unsaidWords = (unsaid: number): string =>
  unsaid === 0 ? '' : ` After ${unsaid} more, the dentist could not say by video.`;

/** Says the agreement in words: its share and interval from 30 cases on, and the number below that. */
export const agreementWords = ({ cases, first, amongThree, unsaid }: Agreement): string => {
  if (cases === 0) return 'No dentist has done so here yet.';
  if (cases < AGREEMENT_TOLD_FROM)
    return `Dentists have done so ${cases === 1 ? 'once' : `${cases} times`}. From ${AGREEMENT_TOLD_FROM} on, we say here how often they agreed.`;
  return `The dentist’s final word was our first cause in ${shareWords(first, cases)}, and among our first three in ${shareWords(amongThree, cases)}.${unsaidWords(unsaid)}`;
};
