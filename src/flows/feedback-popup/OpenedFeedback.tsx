import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { FeedbackPopupProps } from './FeedbackPopup.tsx';
import { opened } from '../opened.ts';

/** Shown if loading fails: the feedback is not asked for, since the result matters more. */
const Missing: ComponentType<FeedbackPopupProps> = () => null;

const Popup = lazy<ComponentType<FeedbackPopupProps>>(async () => {
  try {
    return { default: (await opened('feedbackPopup')).FeedbackPopup };
  } catch {
    return { default: Missing };
  }
});

/**
 * Loads the feedback popup after the page, so that no result waits for it. The key makes it ask anew when a session
 * opens after the result was drawn.
 */
export const OpenedFeedback = (props: FeedbackPopupProps) => (
  <Suspense>
    <Popup key={props.sessionToken} {...props} />
  </Suspense>
);
