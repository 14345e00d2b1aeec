import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { Button } from '../../components/button/Button.tsx';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import { opened } from '../opened.ts';

/** Without a connection nobody is asked. */
const Missing: ComponentType<FeedbackDialogProps> = () => null;

const Asking = lazy<ComponentType<FeedbackDialogProps>>(async () => {
  try {
    return { default: (await opened('feedbackDialog')).FeedbackDialog };
  } catch {
    return { default: Missing };
  }
});

/** The same, fetched after the findings; its place is kept. */
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
