import { Button } from '../../components/button/Button.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';

/** Asks how helpful the findings were, fetched after them; its place is kept. */
export const LazyFeedbackDialog = lazyPart(
  'feedback-dialog',
  async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog,
  {
    waiting: (
      <Button variant="subtle" disabled>
        How helpful was this?
      </Button>
    ),
  },
);
