/** Notice that the analysis is there (XRAY-19). */
export const ANALYSIS_COMPLETE = {
  title: 'X-ray Analysis Complete',
  message: (count: number): string => `Found ${count} ${count === 1 ? 'detection' : 'detections'}`,
};

/** Notice that the X-ray is kept and nothing was looked for in it, as nobody could tell what it shows. */
export const NOTHING_SOUGHT = {
  title: 'X-ray kept',
  message: 'Nothing is marked on it. A dentist can say what it shows.',
};

/** Text where the server gives no reason for an answer that it did not take. */
export const NOT_TOLD_TEXT = 'Your answer did not reach us. Nothing is lost: please try again.';

/** Notice that an X-ray could not be analysed (XRAY-12). */
export const ANALYSIS_FAILED = {
  title: 'Analysis Failed',
  message: 'The X-ray could not be analysed. Your picture is kept: please try again.',
};

/** Notice that the earlier X-ray is not there any more. */
export const XRAY_GONE = {
  title: 'X-ray no longer here',
  message: 'The X-ray of before is not in this account any more. You can add it again.',
};

/** Text where the page does not hold the chosen picture any more. */
export const IMAGE_LOST = 'Please choose the picture again: this page was loaded anew in between.';

/** Notice that both could not be read together (REAN-08). */
export const REANALYSIS_FAILED = {
  title: 'Reanalysis Failed',
  message:
    'The X-ray and your answers could not be read together. Nothing is lost: please try again.',
};

/** Title where both were read together. */
export const REANALYSIS_COMPLETE = 'Reanalysis Complete';

/** Texts on the outcome of the mail (REAN-21). */
export const MAILED_WORDS = {
  sent: 'Updated diagnosis generated, and an email about it sent.',
  queued: 'Updated diagnosis generated. An email about it is on its way.',
  unsent: 'Updated diagnosis generated. It could not be emailed.',
} as const;

/** Title where the X-ray changed nothing. */
export const RESULT_STAYS = 'Your result stays as it is';

/** The same texts where there is no updated diagnosis. */
export const MAILED_UNCHANGED = {
  sent: 'An email about it was sent.',
  queued: 'An email about it is on its way.',
  unsent: 'It could not be emailed.',
} as const;

/** Notice that the result has become better by it (REAN-23, REAN-24). */
export const DIAGNOSIS_ENHANCED = {
  title: 'Diagnosis Enhanced!',
  message: 'Your X-ray was read together with your answers.',
};

/** Texts where the server gives no reason for what was not saved (SAVE-11, SAVE-13). */
export const NOT_SAVED = {
  analysis: 'An error occurred while saving the X-ray analysis. Please try again.',
  reanalysis: 'An error occurred while saving the X-ray re-analysis. Please try again.',
} as const;
