import { fromPromise } from 'xstate';
import type { Feedback } from '../../../contracts/endpoints/feedback.ts';
import type { OfSession } from '../../../machines/feedback-popup/feedback-popup.machine.ts';

/**
 * Answers "no feedback yet" on the testers' page, which sends nothing to the server: a test must not count as feedback.
 */
export const hasNothing = fromPromise<boolean, OfSession>(() => Promise.resolve(false));

/** Discards the feedback. */
export const sendNowhere = fromPromise<void, Feedback>(() => Promise.resolve());
