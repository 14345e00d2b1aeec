import type { RaisedNotice } from '../../contracts/notice.ts';
import { saidBy } from '../kit/failure.ts';
import type { Failure } from '../kit/failure.ts';
import { profileLinkFor } from '../kit/profile-link.ts';

/** Said when the analysis is there (XRAY-19). */
export const analysisComplete = (count: number): RaisedNotice => ({
  type: 'success',
  title: 'X-ray Analysis Complete',
  message: `Found ${count} ${count === 1 ? 'detection' : 'detections'}`,
});

/** Said where the server says nothing of a failed analysis. */
export const ANALYSIS_FAILED_TEXT =
  'The X-ray could not be analysed. Your picture is kept: please try again.';

/** Said when an X-ray could not be analysed, in the server's words if it sent any (XRAY-12). */
export const analysisFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Analysis Failed',
  message: said ?? ANALYSIS_FAILED_TEXT,
});

/** Said when the X-ray of before is not there any more. */
export const XRAY_GONE: RaisedNotice = {
  type: 'info',
  title: 'X-ray no longer here',
  message: 'The X-ray of before is not in this account any more. You can add it again.',
};

/** Said when the page does not hold the chosen picture any more. */
export const IMAGE_LOST = 'Please choose the picture again: this page was loaded anew in between.';

/** Said when the form has no address (REAN-02). */
export const EMAIL_MISSING: RaisedNotice = {
  type: 'error',
  title: 'Missing Information',
  message: 'Please provide your email for the report.',
};

/** Said where the server says nothing of a failed re-analysis. */
export const REANALYSIS_FAILED_TEXT =
  'The X-ray and your answers could not be read together. Nothing is lost: please try again.';

/** Said when both could not be read together (REAN-08). */
export const reanalysisFailed = (said: string | null): RaisedNotice => ({
  type: 'error',
  title: 'Reanalysis Failed',
  message: said ?? REANALYSIS_FAILED_TEXT,
});

/** What became of the mail (REAN-21). */
export const MAILED_WORDS = {
  sent: 'Updated diagnosis generated, and an email about it sent.',
  queued: 'Updated diagnosis generated. An email about it is on its way.',
  unsent: 'Updated diagnosis generated. It could not be emailed.',
} as const;

/** Said when both were read together (REAN-21, REAN-22). */
export const reanalysisComplete = (mailed: keyof typeof MAILED_WORDS): RaisedNotice => ({
  type: 'success',
  title: 'Reanalysis Complete',
  message: MAILED_WORDS[mailed],
});

/** Said of the result that has become better by it (REAN-23, REAN-24). */
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

/** Said when nothing is known of what went wrong (SAVE-14). */
const UNKNOWN = 'An unknown error occurred.';

/** Said when something was not saved, in the server's words if it sent any (SAVE-09..11, SAVE-13, SAVE-14). */
export const saveFailed = (what: keyof typeof NOT_SAVED, error: unknown): RaisedNotice => {
  const { kind = 'unknown' } = (error ?? {}) as Partial<Failure>;
  return {
    type: 'error',
    title: 'Error while saving',
    message: saidBy(error) ?? (kind === 'unknown' ? UNKNOWN : NOT_SAVED[what]),
    ...profileLinkFor(error),
  };
};
