/** Limits and options of feedback. */

/** The most stars (FPOP-04, CONST-47) and the highest score (FDLG-01, CONST-46); the least is 1. */
export const STARS_MAX = 5;
export const SCORE_MAX = 10;

/** The longest texts, in characters (FPOP-06, FPOP-14). */
export const COMMENT_MAX = 300;
export const CUSTOM_FEEDBACK_MAX = 150;

/** Options of what could be better; the last one opens a box for the person's own words (FPOP-10..13). */
export const IMPROVEMENTS = [
  'too_long',
  'inaccurate_diagnosis',
  'difficult_to_use',
  'something_else',
] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

/** Delay of the popup after it is mounted, in milliseconds (FPOP-01, CONST-48). */
export const FEEDBACK_DELAY_MS = 3000;

/** Confetti that falls for five stars: number of pieces, and milliseconds (FPOP-18, FPOP-19, CONST-51). */
export const CONFETTI = { pieces: 200, ms: 4000 } as const;
export type Confetti = typeof CONFETTI;

/** Days for which feedback is kept; the public rating is that of this time. */
export const FEEDBACK_KEPT_DAYS = 365;

/** Number of ratings from which the start page shows their mean; until then it shows none (LAND-29). */
export const RATINGS_TOLD_FROM = 20;
