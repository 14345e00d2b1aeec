/** Facts about the product that more than one place says. Change the public name here and nowhere else. */
export const PRODUCT_NAME = 'Toothwise';

/** First year of the product, in the copyright line (SHELL-28). */
export const FIRST_YEAR = 2026;

/** Number of questions in the detailed assessment (STEP-11, CONST-14). */
export const QUESTIONS_PER_ASSESSMENT = 10;

/** Duration of the detailed assessment, in minutes (STEP-12, CONST-15). */
export const ASSESSMENT_MINUTES = 5;

/** Most conditions that a result shows (DIAG-02, CONST-16). */
export const CONDITIONS_SHOWN = 3;

/** Below this likelihood a condition is called less likely and has no bar, in percent: the first decimals are noise. */
export const LESS_LIKELY_BELOW = 5;

/** Longest time that the browser waits for a reply of the server, in milliseconds (API-05, CONST-28). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Days for which the server keeps the result of an anonymous assessment. */
export const RESULT_KEPT_DAYS = 30;

/** Days for which a browser's draft stays usable. */
export const DRAFT_KEPT_DAYS = 14;
