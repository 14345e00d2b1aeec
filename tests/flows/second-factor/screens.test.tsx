// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { SecondFactorScreens } from '../../../src/flows/second-factor/SecondFactorScreens.tsx';
import { SecondFactorWithin } from '../../../src/flows/second-factor/second-factor.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { PLACE, REFUSED } from './cases.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.getByRole('alert').textContent;
const outputOf = (actor: { getSnapshot: () => unknown }) =>
  (actor.getSnapshot() as { output: unknown }).output;

const screens: FlowScreens<'secondFactor'> = {
  view: ({ actor }) => (
    <SecondFactorWithin actor={actor}>
      <SecondFactorScreens />
    </SecondFactorWithin>
  ),
  gestures: {
    'passkey.chosen': () => press('Use passkey'),
    'name.submitted': async (_harness, event) => {
      const { name } = event['details'] as { name: string };
      const field = screen.getByLabelText('Name of the passkey');
      await userEvent.clear(field);
      await userEvent.type(field, name);
      await press('Add passkey');
    },
    'signOut.requested': () => press('Log out'),
  },
  leaves: {
    readingStep: () => expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull(),
    'awaitingPasskey.asked': () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Use your passkey');
      expect(screen.queryByRole('alert')).toBeNull();
      screen.getByText(/Ask another admin to reset your passkeys/);
    },
    'awaitingPasskey.enrolled': () =>
      expect(screen.getByRole('status').textContent).toContain('Use it once now'),
    'awaitingPasskey.refused': () => expect(alert()).toBe(REFUSED),
    'awaitingPasskey.cancelled': () => expect(alert()).toContain('No passkey was used.'),
    'awaitingPasskey.checkingFailed': () =>
      expect(alert()).toContain('we do not know whether it worked'),
    checking: () =>
      expect(screen.getByRole('button', { name: 'Waiting for your passkey' }).ariaBusy).toBe(
        'true',
      ),
    'awaitingName.asked': () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add a passkey');
      screen.getByText(/a stolen password alone no longer opens your account/);
    },
    'awaitingName.refused': () => expect(alert()).toBe(REFUSED),
    'awaitingName.cancelled': () => expect(alert()).toContain('No passkey was made.'),
    'awaitingName.enrollingFailed': () =>
      expect(alert()).toContain('we do not know whether the passkey was kept'),
    enrolling: () =>
      expect(screen.getByRole('button', { name: 'Add passkey' }).ariaBusy).toBe('true'),
    unsupported: () =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        'This browser cannot use passkeys',
      ),
    signingOut: () => expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull(),
    entered: ({ actor }) => expect(outputOf(actor)).toEqual({ kind: 'entered', place: PLACE }),
    ended: ({ actor }) => expect(outputOf(actor)).toMatchObject({ kind: 'left' }),
    left: ({ actor }) => expect(outputOf(actor)).toMatchObject({ kind: 'left' }),
  },
};

walkScreens('secondFactor', screens);
