import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { Button } from '../../components/button/Button.tsx';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import { opened } from '../opened.ts';

/** Shown if loading fails: the feedback is not asked for. */
const Missing: ComponentType<FeedbackDialogProps> = () => null;

const Asking = lazy<ComponentType<FeedbackDialogProps>>(async () => {
  try {
    return { default: (await opened('feedbackDialog')).FeedbackDialog };
  } catch {
    return { default: Missing };
  }
});

/** Loads the feedback dialog after the findings; a disabled button keeps its place. */
export const OpenedFeedbackDialog = (props: FeedbackDialogProps) => (
  <Suspense
    fallback={
      <Button variant="subtle" disabled>
        How helpful was this?
      </Button>
    }
  >
    <Asking {...props} />
  </Suspense>
);
