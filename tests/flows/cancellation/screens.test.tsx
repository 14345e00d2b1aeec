// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { CancellationForm } from '../../../src/flows/cancellation/CancellationForm.tsx';
import { CancellationWithin } from '../../../src/flows/cancellation/cancellation.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

type Asked = { reason: unknown; paid: number | null; money: string };
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const press = (name: string) => userEvent.click(button(name));
const kindOf = (harness: { readonly actor: { getSnapshot: () => unknown } }) =>
  (harness.actor.getSnapshot() as { output: { kind: string } }).output.kind;

const screens: FlowScreens<'cancellation'> = {
  view: ({ actor }) => (
    <main>
      <h1>Tuesday 24 November, 10:00 AM</h1>
      <CancellationWithin actor={actor}>
        <CancellationForm />
      </CancellationWithin>
    </main>
  ),
  gestures: {
    'reason.chosen': async ({ actor }, event) => {
      const row = screen.getByRole('radio', { name: 'It is better now' }) as HTMLInputElement;
      // What is chosen cannot be chosen again by hand.
      if (row.checked) act(() => actor.send(event));
      else await userEvent.click(row);
    },
    'money.chosen': async ({ actor }, event) => {
      const name = event.money === 'back' ? 'Give it back' : 'Keep it for another time';
      const row = screen.getByRole('radio', { name }) as HTMLInputElement;
      if (row.checked) act(() => actor.send(event));
      else await userEvent.click(row);
    },
    'cancellation.confirmed': () => press('Cancel the consultation'),
    'cancellation.declined': () => press('Keep it'),
  },
  leaves: {
    'editing.awaitingReason': ({ actor }) => {
      const { reason, paid, money } = (actor.getSnapshot() as { context: Asked }).context;
      expect(button('Cancel the consultation').disabled).toBe(reason === null);
      // One sentence says what becomes of the money, before the button.
      screen.getByText(
        paid === null
          ? 'You have paid nothing for it, and owe nothing.'
          : money === 'back'
            ? '₹299 goes back to where it came from. Banks take up to seven working days.'
            : '₹299 is kept for another time. Under video calls you choose one, or have the money back.',
      );
    },
    'editing.cancellingFailed': () => void screen.getByText(/Your appointment stands/),
    cancelling: () => expect(button('Keep it').disabled).toBe(true),
    cancelled: (harness) => expect(kindOf(harness)).toBe('cancelled'),
    kept: (harness) => expect(kindOf(harness)).toBe('kept'),
  },
};

walkScreens('cancellation', screens);
