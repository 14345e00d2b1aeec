/** The id of a step's heading; it names the group of choices that answer it. */
export const STEP_TITLE_ID = 'step-title';
