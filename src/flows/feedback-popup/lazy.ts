import { lazyPart } from '../page-loading/lazy.tsx';

/** Asks how the assessment was, fetched after the result. */
export const LazyFeedbackPopup = lazyPart(
  'feedback-popup',
  async () => (await import('./FeedbackPopup.tsx')).FeedbackPopup,
);
