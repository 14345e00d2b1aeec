import type { RaisedNotice } from '../../../common/notice.ts';
import { saidBy } from '../../../common/failure.ts';
import type { Failure } from '../../../common/failure.ts';
import { profileLinkFor } from './profile-link.ts';

/** Makes the notice that the analysis is there (XRAY-19). */
export const analysisComplete = (count: number): RaisedNotice => ({
  type: 'success',
  title: 'X-ray Analysis Complete',
  message: `Found ${count} ${count === 1 ? 'detection' : 'detections'}`,
});

/** Notice that the X-ray is kept and nothing was looked for in it, as nobody could tell what it shows. */
export const NOTHING_SOUGHT: RaisedNotice = {
  type: 'info',
  title: 'X-ray kept',
  message: 'Nothing is marked on it. A dentist can say what it shows.',
};

/** Text where the server gives no reason for an answer that it did not take. */
export const NOT_TOLD_TEXT = 'Your answer did not reach us. Nothing is lost: please try again.';

/** Text where the server gives no reason for a failed analysis. */
export const ANALYSIS_FAILED_TEXT =
  'The X-ray could not be analysed. Your picture is kept: please try again.';

/** Makes the notice that an X-ray could not be analysed, in the server's words if it sent any (XRAY-12). */
export const analysisFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Analysis Failed',
  message: said ?? ANALYSIS_FAILED_TEXT,
});

/** Notice that the earlier X-ray is not there any more. */
export const XRAY_GONE: RaisedNotice = {
  type: 'info',
  title: 'X-ray no longer here',
  message: 'The X-ray of before is not in this account any more. You can add it again.',
};

/** Text where the page does not hold the chosen picture any more. */
export const IMAGE_LOST = 'Please choose the picture again: this page was loaded anew in between.';

/** Notice that the form has no address (REAN-02). */

/** Text where the server gives no reason for a failed re-analysis. */
export const REANALYSIS_FAILED_TEXT =
  'The X-ray and your answers could not be read together. Nothing is lost: please try again.';

/** Makes the notice that both could not be read together (REAN-08). */
export const reanalysisFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Reanalysis Failed',
  message: said ?? REANALYSIS_FAILED_TEXT,
});

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

/** Makes the notice that both were read together and the result stays. */
export const resultStays = (mailed: keyof typeof MAILED_UNCHANGED): RaisedNotice => ({
  type: 'success',
  title: RESULT_STAYS,
  message: MAILED_UNCHANGED[mailed],
});

/** Makes the notice that both were read together (REAN-21, REAN-22). */
export const reanalysisComplete = (mailed: keyof typeof MAILED_WORDS): RaisedNotice => ({
  type: 'success',
  title: 'Reanalysis Complete',
  message: MAILED_WORDS[mailed],
});

/** Notice that the result has become better by it (REAN-23, REAN-24). */
export const DIAGNOSIS_ENHANCED: RaisedNotice = {
  type: 'success',
  title: 'Diagnosis Enhanced!',
  message: 'Your X-ray was read together with your answers.',
  duration: 5000,
};

const NOT_SAVED = {
  analysis: 'An error occurred while saving the X-ray analysis. Please try again.',
  reanalysis: 'An error occurred while saving the X-ray re-analysis. Please try again.',
} as const;

/** Text for a failure of unknown kind (SAVE-14). */
const UNKNOWN = 'An unknown error occurred.';

/**
 * Makes the notice that something was not saved, in the server's words if it sent any (SAVE-09..11, SAVE-13, SAVE-14).
 */
export const saveFailed = (what: keyof typeof NOT_SAVED, error: unknown): RaisedNotice => {
  const { kind = 'unknown' } = (error ?? {}) as Partial<Failure>;
  return {
    type: 'error',
    title: 'Error while saving',
    message: saidBy(error) ?? (kind === 'unknown' ? UNKNOWN : NOT_SAVED[what]),
    ...profileLinkFor(error),
  };
};
