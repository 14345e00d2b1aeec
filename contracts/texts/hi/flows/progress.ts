/** Says how long the assessment takes (STEP-12). */
export const aboutMinutes = (minutes: number): string => `क़रीब ${minutes} मिनट`;
export const FIRST_ABOUT_YOU = 'पहले आपके बारे में';
export const ALMOST_DONE = 'बस, हो ही गया';
/** Says which question it is: of the assessment, or of the check of medicines. */
export const questionOf = (place: number, of: number): string => `सवाल ${place} / ${of}`;
