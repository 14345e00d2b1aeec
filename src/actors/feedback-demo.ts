import { fromPromise } from 'xstate';
import type { Feedback } from '../../contracts/endpoints/feedback.ts';
import type { OfSession } from '../../machines/feedback-popup/feedback-popup.setup.ts';

/** On the page for testers nobody has answered before, and nothing leaves the page: it may not count anywhere. */
export const hasNothing = fromPromise<boolean, OfSession>(() => Promise.resolve(false));

/** Kept by nobody. */
export const sendNowhere = fromPromise<void, Feedback>(() => Promise.resolve());
