// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { ErasureScreen } from '../../../src/flows/account-erasure/ErasureScreen.tsx';
import { AccountErasureWithin } from '../../../src/flows/account-erasure/account-erasure.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const busy = () => screen.getByRole('button', { name: 'Delete my account now' }).ariaBusy;
const erasureIn = ({ actor }: Harness) => actor as ActorRefFrom<typeof accountErasureMachine>;

const screens: FlowScreens<'accountErasure'> = {
  view: (harness) => (
    <AccountErasureWithin actor={erasureIn(harness)}>
      <ErasureScreen />
    </AccountErasureWithin>
  ),
  gestures: {
    'erasure.chosen': () => press('Go on to delete'),
    'erasure.declined': () => press('Keep my account'),
    'erasure.confirmed': async (_harness, event) => {
      const password = event['password'] as string | null;
      if (password !== null) {
        await userEvent.clear(screen.getByLabelText('Your password'));
        await userEvent.type(screen.getByLabelText('Your password'), password);
      }
      await press('Delete my account now');
    },
  },
  leaves: {
    asking: () => {
      expect(document.activeElement?.textContent).toBe('Delete your account?');
      screen.getByText('Every saved result and the answers behind it');
      screen.getByText('Your bookings, and what was written in your calls');
      screen.getByText(/^We refund any call that you have paid for and not had/);
    },
    'confirming.awaitingConfirmation': (harness) => {
      expect(document.activeElement?.textContent).toBe('Confirm to delete');
      expect(screen.queryByLabelText('Your password') !== null).toBe(
        erasureIn(harness).getSnapshot().context.hasPassword,
      );
    },
    'confirming.refused': () =>
      expect(screen.getByRole('alert').textContent).toBe('That password isn’t right.'),
    'confirming.erasingFailed': () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'We could not reach our server. Please try again.',
      ),
    erasingAccount: () => expect(busy()).toBe('true'),
    clearingDevice: () => expect(busy()).toBe('true'),
    kept: (harness) => expect(erasureIn(harness).getSnapshot().output).toEqual({ kind: 'kept' }),
    erased: (harness) =>
      expect(erasureIn(harness).getSnapshot().output).toEqual({ kind: 'erased' }),
  },
};

walkScreens('accountErasure', screens);
