/** Says how long the assessment takes (STEP-12). */
export const aboutMinutes = (minutes: number): string => `About ${minutes} minutes`;
export const FIRST_ABOUT_YOU = 'First, about you';
export const ALMOST_DONE = 'Almost done';
/** Says which question it is: of the assessment, or of the check of medicines. */
export const questionOf = (place: number, of: number): string => `Question ${place} of ${of}`;
