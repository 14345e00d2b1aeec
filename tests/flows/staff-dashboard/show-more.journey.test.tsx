// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { staffDashboardMachine } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type { SectionInput } from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type { LoadedSection } from '../../../machines/staff-dashboard/staff-filters.ts';
import { StaffScreens } from '../../../src/flows/staff-dashboard/StaffScreens.tsx';
import { StaffDashboardWithin } from '../../../src/flows/staff-dashboard/staff-dashboard.flow.ts';
import { renderView } from '../../kit/views.tsx';
import { OPENED, PAYMENTS } from './cases.ts';

const part = (id: string, next: string | null): LoadedSection => ({
  ...PAYMENTS,
  payments: PAYMENTS.payments.slice(0, 1).map((each) => ({ ...each, id })),
  next,
});

/** Payments in three parts of one row each. */
const PARTS: Readonly<Record<string, LoadedSection>> = {
  first: part('payment-one', 'second'),
  second: part('payment-two', 'third'),
  third: part('payment-three', null),
};

const openPayments = async () => {
  const loadSection = fromPromise<LoadedSection, SectionInput>(async ({ input: { after } }) => {
    const loaded = PARTS[after ?? 'first'];
    if (loaded === undefined) throw new Error('There is no such part');
    return loaded;
  });
  const actor = createActor(staffDashboardMachine.provide({ actors: { loadSection } }), {
    input: OPENED,
  }).start();
  renderView(
    <main>
      <StaffDashboardWithin actor={actor}>
        <StaffScreens />
      </StaffDashboardWithin>
    </main>,
  );
  await act(async () => undefined);
  return { user: userEvent.setup() };
};

const more = () => screen.getByRole('button', { name: 'Show more' });
/** The first row holds the heads. */
const comes = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));

describe('more of a list', () => {
  it('stays under the finger while there is more, and begins at its first row when there is none', async () => {
    const { user } = await openPayments();
    await comes(1);
    expect(screen.getByRole('status').textContent).toBe('');
    more().focus();
    await user.keyboard('{Enter}');
    await comes(2);
    expect(document.activeElement).toBe(more());
    expect(screen.getByRole('status').textContent).toBe('2 rows are shown, 1 of them new.');
    await user.keyboard('{Enter}');
    await comes(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole('row').at(3));
    expect(screen.getByRole('status').textContent).toBe('3 rows are shown, 1 of them new.');
  });

  it('is nothing any more once the list is loaded anew', async () => {
    const { user } = await openPayments();
    await user.click(more());
    await comes(2);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await comes(1);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.querySelector('tr[tabindex]')).toBeNull();
  });
});
