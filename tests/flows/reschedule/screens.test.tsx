// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { WhenDetails } from '../../../contracts/forms/booking.ts';
import { RescheduleScreens } from '../../../src/flows/reschedule/RescheduleScreens.tsx';
import { RescheduleWithin } from '../../../src/flows/reschedule/reschedule.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const SEND = 'Move the consultation';

const choose = async ({ time }: WhenDetails) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Wednesday 25 November' }));
  if (time === '') return;
  // Eleven is gone once somebody else has it.
  const [first] = screen.getAllByRole('radio', {
    name: /^Wednesday 25 November, 11:(00|30) AM, free$/,
  });
  if (first !== undefined) await userEvent.click(first);
};

const screens: FlowScreens<'reschedule'> = {
  view: ({ actor }) => (
    <main>
      <h1>Video calls</h1>
      <h2>Tuesday 24 November, 10:00 AM</h2>
      <RescheduleWithin actor={actor}>
        <RescheduleScreens />
      </RescheduleWithin>
    </main>
  ),
  gestures: {
    'loading.requested': () => press('Try again'),
    'time.submitted': async (_harness, event) => {
      await choose(event['chosen'] as WhenDetails);
      await press(SEND);
    },
    'reschedule.declined': () => press('Keep the time'),
    'outcome.acknowledged': () => press('Show my consultations'),
  },
  leaves: {
    loadingSlots: () => void screen.getByText('Looking for free times...'),
    slotsFailed: () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'The free times could not be loaded. Your appointment stands as it was.',
      ),
    'editing.awaitingTime': () => {
      screen.getByText(/^Now: Tuesday 24 November, 10:00 AM, India time \(IST\)/);
      screen.getByRole('radiogroup', { name: 'Date' });
    },
    'editing.timeLost': () => {
      screen.getByText('This time has just been taken. Please choose another one.');
      const gone = screen.getByRole<HTMLInputElement>('radio', {
        name: 'Wednesday 25 November, 11:00 AM, taken',
      });
      expect(gone.disabled).toBe(true);
    },
    'editing.movingFailed': () => {
      screen.getByText(/Your appointment stands as it was: please try again\.$/);
      // What was chosen is still chosen.
      const chosen = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
      expect(chosen).toHaveLength(2);
    },
    moving: () => expect(screen.getByRole('button', { name: SEND }).ariaBusy).toBe('true'),
    missed: () => void screen.getByText('This appointment has begun already.'),
    notFound: () =>
      void screen.getByRole('heading', {
        name: 'This consultation is not in your account any more',
      }),
    moved: () => expect(screen.queryByRole('button')).toBeNull(),
    kept: () => expect(screen.queryByRole('button')).toBeNull(),
    outdated: () => expect(screen.queryByRole('button')).toBeNull(),
  },
};

walkScreens('reschedule', screens);
