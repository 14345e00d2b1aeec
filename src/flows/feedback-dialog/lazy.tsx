import * as say from '../../../contracts/texts/en/feedback.ts';
import { Button } from '../../components/button/Button.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';

/** Asks how helpful the findings were, fetched after them; its place is kept. */
export const LazyFeedbackDialog = lazyPart(
  'feedback-dialog',
  async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog,
  {
    waiting: (
      <Button variant="subtle" disabled>
        {say.howHelpfulWasThis}
      </Button>
    ),
  },
);
