// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { FeedbackCard } from '../../../src/flows/feedback-popup/FeedbackCard.tsx';
import { FeedbackPopupWithin } from '../../../src/flows/feedback-popup/feedback-popup.flow.ts';
import { ShowFeedback } from '../../../src/flows/feedback-popup/FeedbackPopup.tsx';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const card = () => screen.queryByRole('region', { name: 'How was this for you?' });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const isBusy = () => submit().getAttribute('aria-busy') === 'true';
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const mayShow = () =>
  !screen.getByRole<HTMLButtonElement>('button', { name: 'Show Feedback (Debug)' }).disabled;

const write = async (name: RegExp, text: string) => {
  const box = screen.getByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
};

const screens: FlowScreens<'feedbackPopup'> = {
  view: ({ actor }) => (
    <main>
      <h1>Your result</h1>
      <FeedbackPopupWithin actor={actor}>
        <ShowFeedback />
        <FeedbackCard />
      </FeedbackPopupWithin>
    </main>
  ),
  gestures: {
    'popup.requested': () => press('Show Feedback (Debug)'),
    'rating.chosen': async ({ actor }, event) => {
      const stars = event['rating'] === 5 ? '5 of 5, Excellent' : '2 of 5, Fair';
      const star = screen.getByRole<HTMLInputElement>('radio', { name: stars });
      // What is chosen cannot be chosen again by hand.
      if (star.checked) act(() => actor.send(event));
      else await userEvent.click(star);
    },
    'comment.changed': async ({ actor }, event) => {
      const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Anything to add/ });
      if (box.value === event['text']) act(() => actor.send(event));
      else await write(/^Anything to add/, String(event['text']));
    },
    'improvement.chosen': async ({ actor }, event) => {
      const box = screen.queryByRole('checkbox', { name: 'Something else' });
      // Without less than five stars there are no boxes.
      if (box === null) act(() => actor.send(event));
      else await userEvent.click(box);
    },
    'customFeedback.changed': async ({ actor }, event) => {
      const box = screen.queryByRole('textbox', { name: /^What is it/ });
      if (box === null || (box as HTMLTextAreaElement).value === event['text'])
        act(() => actor.send(event));
      else await write(/^What is it/, String(event['text']));
    },
    'feedback.submitted': () => press('Submit'),
    'feedback.dismissed': () => press('Skip'),
  },
  leaves: {
    lookingAtSession: () => undefined,
    readingMark: () => expect([card(), mayShow()]).toEqual([null, false]),
    'waiting.checking': () => expect([card(), mayShow()]).toEqual([null, true]),
    'waiting.checked': () => expect([card(), mayShow()]).toEqual([null, true]),
    editing: () => {
      expect(card()).not.toBeNull();
      expect([alerts(), isBusy(), mayShow()]).toEqual([[], false, false]);
    },
    ratingMissed: () =>
      expect(alerts()).toEqual(['Select a star rating before submitting your feedback.']),
    submitting: () => {
      expect(isBusy()).toBe(true);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Skip' }).disabled).toBe(true);
    },
    submissionFailed: () =>
      expect(alerts()).toEqual(['It was not sent. Your words are still here: please try again.']),
    refreshingStatus: () => expect([card(), mayShow()]).toEqual([null, false]),
    submitted: () => expect([card(), mayShow()]).toEqual([null, true]),
    dismissed: () => expect([card(), mayShow()]).toEqual([null, true]),
    withheld: () => expect([card(), mayShow()]).toEqual([null, true]),
  },
};

walkScreens('feedbackPopup', screens);
