import type { Stars } from '../../contracts/endpoints/feedback.ts';
import { STARS_MAX } from '../../contracts/assessment/feedback.ts';
import type { Improvement } from '../../contracts/assessment/feedback.ts';

/** The feedback given so far. */
export type Opinion = {
  readonly rating: number | null;
  readonly comment: string;
  readonly improvements: readonly Improvement[];
  /** The patient's own words, beside "something else". */
  readonly customFeedback: string;
};

export const NO_OPINION: Opinion = {
  rating: null,
  comment: '',
  improvements: [],
  customFeedback: '',
};

/**
 * Returns true when the patient is asked what could be better: with less than all stars, and not before any (FPOP-08,
 * FPOP-09).
 */
export const asksForImprovements = ({ rating }: Opinion): boolean =>
  rating !== null && rating < STARS_MAX;

/** Returns true when there is room for the patient's own words about it (FPOP-13, FPOP-14). */
export const asksForWords = (opinion: Opinion): boolean =>
  asksForImprovements(opinion) && opinion.improvements.includes('something_else');

/** Returns the request (FPOP-23): nothing that is not on screen, and no blanks around words (FPOP-24). */
export const submissionOf = (opinion: Opinion, sessionToken: string | null): Stars => {
  const comment = opinion.comment.trim();
  const improvements = asksForImprovements(opinion) ? [...opinion.improvements] : [];
  const customFeedback = asksForWords(opinion) ? opinion.customFeedback.trim() : '';
  return {
    sessionToken: sessionToken ?? '',
    rating: opinion.rating ?? 0,
    ...(comment !== '' && { comment }),
    ...(improvements.length > 0 && { improvements }),
    ...(customFeedback !== '' && { customFeedback }),
  };
};
