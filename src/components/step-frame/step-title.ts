/** The id of a step's heading; it labels the group of choices that answer it. */
export const STEP_TITLE_ID = 'step-title';
/** The id of the text to read before answering. */
export const STEP_INTRO_ID = 'step-intro';
/** The id of the progress in words. */
export const STEP_PROGRESS_ID = 'step-progress';
