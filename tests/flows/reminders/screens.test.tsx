// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { RemindersScreens } from '../../../src/flows/reminders/RemindersScreens.tsx';
import { RemindersWithin } from '../../../src/flows/reminders/reminders.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const remind = () => screen.getByRole('button', { name: /^Remind now: Asha Verma, / });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const screens: FlowScreens<'reminders'> = {
  view: ({ actor }) => (
    <main>
      <RemindersWithin actor={actor}>
        <RemindersScreens />
      </RemindersWithin>
    </main>
  ),
  gestures: {
    'loading.requested': () =>
      userEvent.click(screen.getByRole('button', { name: /^(Try again|Look again|Refresh)$/ })),
    'reminder.requested': () => userEvent.click(remind()),
  },
  leaves: {
    loadingReminders: () =>
      expect(screen.getByRole('status').textContent).toBe('Loading the appointments...'),
    loadingFailed: () => {
      screen.getByRole('heading', { name: 'We could not reach our server' });
    },
    nothingPlanned: () => {
      screen.getByRole('heading', { name: 'Nobody has an appointment' });
    },
    'listed.awaitingChoice': () => {
      expect(rows()).toEqual([
        'Tuesday 24 November, 10:00 AM: Asha VermaDr. Meera Iyer, 30 minutesAn hour before: planned for Tuesday 24 November, 9:00 AMRemind now',
        'Wednesday 25 November, 3:00 PM: Ravi KumarDr. Meera Iyer, 15 minutesDoes not want to be reminded.',
      ]);
      expect(remind().ariaBusy).toBe('false');
    },
    'listed.reminded': () => {
      screen.getByText('By hand: sent Monday 23 November, 3:30 PM');
    },
    'listed.reminderFailed': () => expect(screen.queryByText(/^By hand/)).toBeNull(),
    sendingReminder: () => expect(remind().ariaBusy).toBe('true'),
  },
};

walkScreens('reminders', screens);
