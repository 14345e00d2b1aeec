import { fromPromise } from 'xstate';
import {
  checkFeedback as check,
  submitFeedback as submit,
} from '../../../contracts/endpoints/feedback.ts';
import type { Feedback } from '../../../contracts/endpoints/feedback.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { OfSession } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { call } from '../calls/call.ts';
import { FEEDBACK } from './draft-storage.ts';

/** Reads whether this device holds an answer for this very session (FPOP-03, FPOP-27). */
export const readFeedbackMark = fromPromise<boolean, OfSession>(({ input: { sessionToken } }) =>
  Promise.resolve(FEEDBACK.get() === sessionToken),
);

/** Marks the session as answered or refused. Where storage is blocked, a visitor who gave no stars is asked again. */
export const keepFeedbackMark = ({ sessionToken }: OfSession): void => {
  FEEDBACK.set(sessionToken);
};

/**
 * Asks whether the server has stars for the session; a 404 means none (API-63), any other failure is thrown (API-64).
 */
export const checkFeedback = fromPromise<boolean, OfSession>(async ({ input, signal }) => {
  try {
    return (await call(check, { body: input, signal })).hasSubmitted;
  } catch (failure) {
    if ((failure as Failure).status === 404) return false;
    throw failure;
  }
});

/** Sends feedback in either form (API-65). */
export const submitFeedback = fromPromise<void, Feedback>(async ({ input, signal }) => {
  await call(submit, { body: input, signal });
});
