// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { PasskeysScreens } from '../../../src/flows/passkeys/PasskeysScreens.tsx';
import { PasskeysWithin } from '../../../src/flows/passkeys/passkeys.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { REFUSED } from './cases.ts';

const button = (name: string) => screen.getByRole('button', { name });
const alert = () => screen.getByRole('alert').textContent;
const write = async (label: string, value: string, send: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.click(button(send));
};

const screens: FlowScreens<'passkeys'> = {
  view: ({ actor }) => (
    <main>
      <PasskeysWithin actor={actor}>
        <PasskeysScreens mayReset />
      </PasskeysWithin>
    </main>
  ),
  gestures: {
    'load.retried': () => userEvent.click(button('Try again')),
    'name.submitted': (_harness, event) =>
      write('Name of the passkey', (event['details'] as { name: string }).name, 'Add passkey'),
    'removal.chosen': () => userEvent.click(button('Remove Spare key')),
    'reset.submitted': (_harness, event) =>
      write('Their email', (event['details'] as { email: string }).email, 'Reset their passkeys'),
  },
  leaves: {
    loading: () => expect(screen.getByRole('status').textContent).toBe('Loading your passkeys'),
    loadingFailed: () => {
      screen.getByText('Your passkeys could not be loaded.');
    },
    'shown.untried': () => {
      // The one in use has no button: one that works is always left.
      expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
      screen.getByText('In use now');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'shown.refused': () => expect(alert()).toBe(REFUSED),
    'shown.cancelled': () => expect(alert()).toContain('No passkey was made.'),
    'shown.workFailed': () => expect(alert()).toContain('we do not know whether it worked'),
    adding: () => expect(button('Add passkey').ariaBusy).toBe('true'),
    removing: () => expect(button('Remove Spare key').ariaBusy).toBe('true'),
    resetting: () => expect(button('Reset their passkeys').ariaBusy).toBe('true'),
  },
};

walkScreens('passkeys', screens);
