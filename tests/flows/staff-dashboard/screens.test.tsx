// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { StaffScreens } from '../../../src/flows/staff-dashboard/StaffScreens.tsx';
import { StaffDashboardWithin } from '../../../src/flows/staff-dashboard/staff-dashboard.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const busy = (name: string) => () => expect(button(name).ariaBusy).toBe('true');
const rests = ({ actor }: Harness) => {
  screen.getByRole('region', { name: 'Payments' });
  expect(screen.queryByRole('alert')).toBeNull();
  for (const name of ['Download CSV', 'Refresh']) expect(button(name).ariaBusy).toBe('false');
  const { loaded } = actor.getSnapshot().context;
  const more = screen.queryByRole('button', { name: 'Show more' });
  // Offered as long as there is more.
  expect(more?.ariaBusy).toBe(loaded.next === null ? undefined : 'false');
};

const screens: FlowScreens<'staffDashboard'> = {
  view: ({ actor }) => (
    <main>
      <StaffDashboardWithin actor={actor}>
        <StaffScreens />
      </StaffDashboardWithin>
    </main>
  ),
  gestures: {
    'section.chosen': () => press('Payments'),
    'filters.changed': async ({ actor }, event) => {
      const list = screen.getByLabelText<HTMLSelectElement>('State');
      // What is chosen cannot be chosen again by hand.
      if (list.value === 'refunded') act(() => actor.send(event));
      else await userEvent.selectOptions(list, 'refunded');
    },
    'address.moved': ({ actor }, event) => act(() => actor.send(event)),
    'loading.requested': () => press('Try again'),
    'refresh.requested': () => press('Refresh'),
    'more.requested': () => press('Show more'),
    'export.requested': () => press('Download CSV'),
  },
  leaves: {
    loadingSection: () => expect(screen.getByRole('status').textContent).toBe('Loading...'),
    loadingFailed: () => {
      screen.getByRole('heading', { level: 2, name: 'We could not reach our server' });
    },
    'shown.awaitingChoice': rests,
    'shown.refreshing': busy('Refresh'),
    'shown.refreshingFailed': () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'This is from before: our server could not be reached.',
      ),
    'shown.loadingMore': busy('Show more'),
    'shown.loadingMoreFailed': () =>
      expect(screen.getByRole('alert').textContent).toBe('The rest could not be loaded.'),
    'shown.exporting': busy('Download CSV'),
    'shown.exportingFailed': rests,
  },
};

walkScreens('staffDashboard', screens);
