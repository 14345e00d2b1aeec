/** The id of a step's heading; it names the group of choices that answer it. */
export const STEP_TITLE_ID = 'step-title';
/** The id of what is to be read before answering. */
export const STEP_INTRO_ID = 'step-intro';
/** The id of the words that say where one is. */
export const STEP_PROGRESS_ID = 'step-progress';
