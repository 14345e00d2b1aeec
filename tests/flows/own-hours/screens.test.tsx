// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { ownHoursMachine } from '../../../machines/own-hours/own-hours.machine.ts';
import { OwnHoursScreens } from '../../../src/flows/own-hours/OwnHoursScreens.tsx';
import { OwnHoursWithin } from '../../../src/flows/own-hours/own-hours.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const field = (name: string) => screen.getByLabelText(name) as HTMLSelectElement;
const choose = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const known = ({ actor }: Harness) =>
  (actor as ActorRefFrom<typeof ownHoursMachine>).getSnapshot().context;
const SAVED = 'Saved. Your free times are as you set them.';

const editing = (harness: Harness) => {
  const { draft } = known(harness);
  expect(field('Shortest notice').value).toBe(String(draft.least_notice ?? ''));
  expect(screen.getAllByLabelText('From')).toHaveLength(draft.hours.length);
  expect(screen.getAllByText('No calls on this day.')).toHaveLength(6);
  screen.getByRole('button', { name: 'Add a time on Monday' });
  expect(field('Last day').value).toBe('2026-12-31');
  expect(screen.queryByText(SAVED)).toBeNull();
};

const screens: FlowScreens<'ownHours'> = {
  view: ({ actor }) => (
    <main>
      <OwnHoursWithin actor={actor}>
        <OwnHoursScreens />
      </OwnHoursWithin>
    </main>
  ),
  gestures: {
    'loading.requested': () => press(/^(Try again|Take the saved hours)$/),
    'draft.kept': () => press('Keep what I changed here'),
    'draft.changed': ({ actor }, event) => {
      const { change } = event as unknown as { change: { hours?: unknown } };
      const isChosen = field('Shortest notice').value === '60';
      // A box that holds the same already tells of no change.
      if (change.hours === undefined && !isChosen) choose('Shortest notice', '60');
      else act(() => actor.send(event));
    },
    'hours.submitted': () => press('Save'),
    'money.chosen': ({ actor }, event) => {
      if (field('What was paid for it').value === 'kept') act(() => actor.send(event));
      else choose('What was paid for it', 'kept');
    },
    'callingOff.confirmed': () => press('Call them off and save'),
    'callingOff.declined': () => press('Go back, change nothing'),
  },
  leaves: {
    loadingHours: () =>
      expect(screen.getByRole('status').textContent).toBe('Loading your hours...'),
    loadingFailed: () =>
      void screen.getByRole('heading', { name: 'We could not reach our server' }),
    notFound: () => {
      screen.getByRole('heading', { name: 'This page is for dentists' });
      expect(screen.queryByRole('button')).toBeNull();
    },
    'editing.awaitingChange': (harness) => {
      editing(harness);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'editing.faultShown': () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Monday: The end must be later than the start.',
      ),
    'editing.savingRefused': (harness) => {
      editing(harness);
      expect(screen.getByRole('alert').textContent).toBe('Monday: A day has at most 3 times.');
    },
    'editing.savingFailed': (harness) => {
      editing(harness);
      expect(screen.getByRole('alert').textContent).toMatch(/so nothing was saved/);
    },
    'editing.saved': () => void screen.getByText(SAVED),
    deciding: (harness) => {
      screen.getByRole('heading', { name: 'Calls are booked at these times' });
      screen.getByText('Monday 30 November, 10:00 AM');
      screen.getByText('15 minutes. A patient is paying for this time right now.');
      expect(field('What was paid for it').value).toBe(known(harness).decided[0]?.money);
    },
    saving: () => {
      const button = screen.getByRole('button', { name: 'Saving...' });
      expect(button.getAttribute('aria-busy')).toBe('true');
    },
    readingVersion: () =>
      expect(screen.getByRole('status').textContent).toBe('Loading your hours...'),
    outdated: () =>
      void screen.getByRole('heading', { name: 'Your hours were changed in another tab' }),
  },
};

walkScreens('ownHours', screens);
