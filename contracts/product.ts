/** Facts about the product that more than one place says. Change the public name here and nowhere else. */
export const PRODUCT_NAME = 'Toothwise';

/** Since when it is ours: the year of the copyright line (SHELL-28). */
export const FIRST_YEAR = 2026;

/** Number of questions in the detailed assessment (STEP-11, CONST-14). */
export const QUESTIONS_PER_ASSESSMENT = 10;

/** How long the detailed assessment takes, in minutes (STEP-12, CONST-15). */
export const ASSESSMENT_MINUTES = 5;

/** How many conditions a result shows at most (DIAG-02, CONST-16). */
export const CONDITIONS_SHOWN = 3;

/** Below this likelihood a condition is called less likely and has no bar, in percent: the first decimals are noise. */
export const LESS_LIKELY_BELOW = 5;

/** How long the browser waits for a reply of the server, in milliseconds (API-05, CONST-28). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How long the server keeps the result of an anonymous assessment, in days. */
export const RESULT_KEPT_DAYS = 30;

/** How long a browser's draft stays usable, in days. */
export const DRAFT_KEPT_DAYS = 14;

/** The informational-only statement (PROD-10, PROD-11). */
export const DISCLAIMER =
  'This assessment is made by AI. It gives informational guidance only and is not a substitute for professional dental advice.';
