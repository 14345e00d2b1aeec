import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { FeedbackPopupProps } from './FeedbackPopup.tsx';
import { opened } from '../opened.ts';

/** Without a connection nobody is asked: the result is what counts. */
const Missing: ComponentType<FeedbackPopupProps> = () => null;

const Popup = lazy<ComponentType<FeedbackPopupProps>>(async () => {
  try {
    return { default: (await opened('feedbackPopup')).FeedbackPopup };
  } catch {
    return { default: Missing };
  }
});

/**
 * Asks how it was, fetched after the page: nobody's result waits for it. A session that opens after the result is drawn
 * is asked about as well.
 */
export const OpenedFeedback = (props: FeedbackPopupProps) => (
  <Suspense>
    <Popup key={props.sessionToken} {...props} />
  </Suspense>
);
