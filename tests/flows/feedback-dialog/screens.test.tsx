// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { FeedbackDialogWithin } from '../../../src/flows/feedback-dialog/feedback-dialog.flow.ts';
import { HowHelpful } from '../../../src/flows/feedback-dialog/HowHelpful.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const asking = () => screen.getByRole('button', { name: 'How helpful was this?', hidden: true });
const dialog = () => screen.queryByRole('dialog', { name: 'How helpful was this?' });
const isBusy = () => asking().getAttribute('aria-busy') === 'true';

const screens: FlowScreens<'feedbackDialog'> = {
  view: ({ actor }) => (
    <main>
      <h1>Your X-ray</h1>
      <FeedbackDialogWithin actor={actor}>
        <HowHelpful />
      </FeedbackDialogWithin>
    </main>
  ),
  gestures: {
    'dialog.requested': () => userEvent.click(asking()),
    'score.chosen': async ({ actor }, event) => {
      const score = screen.getByRole<HTMLInputElement>('radio', { name: '7 of 10' });
      // What is picked cannot be picked again by hand.
      if (score.checked) act(() => actor.send(event));
      else await userEvent.click(score);
    },
    'score.submitted': () =>
      userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' })),
    'dialog.dismissed': () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  },
  leaves: {
    offered: () => expect([dialog(), isBusy()]).toEqual([null, false]),
    editing: () => {
      expect(dialog()).not.toBeNull();
      expect(screen.getAllByRole('radio')).toHaveLength(10);
    },
    submitting: () => expect([dialog(), isBusy()]).toEqual([null, true]),
    submissionFailed: () => expect([dialog(), isBusy()]).toEqual([null, false]),
    submitted: () => {
      const thanks = screen.getByRole('button', { name: 'Thank you, that helps us.' });
      expect(thanks.getAttribute('aria-disabled')).toBe('true');
    },
  },
};

walkScreens('feedbackDialog', screens);
