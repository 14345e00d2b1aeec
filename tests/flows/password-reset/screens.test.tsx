// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { ResetSteps } from '../../../src/flows/password-reset/ResetSteps.tsx';
import { PasswordResetWithin } from '../../../src/flows/password-reset/password-reset.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

beforeEach(() => window.history.replaceState(null, '', '/forgot-password'));

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const address = () => `${location.pathname}${location.search}`;
const resetIn = ({ actor }: Harness) => actor as ActorRefFrom<typeof passwordResetMachine>;

const write = async (name: string, value: unknown) => {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(String(value));
};

/** The browser's own Back and Forward. */
const outside = ({ actor }: Harness, event: { type: string }) => act(async () => actor.send(event));

const screens: FlowScreens<'passwordReset'> = {
  view: (harness) => (
    <PasswordResetWithin actor={resetIn(harness)}>
      <ResetSteps />
    </PasswordResetWithin>
  ),
  gestures: {
    'email.submitted': async (_harness, event) => {
      await write('Email', event['email']);
      await press('Continue');
    },
    'password.submitted': async (_harness, event) => {
      await write('New password', event['password']);
      await write('Confirm Password', event['confirmPassword']);
      await press('Continue');
    },
    'email.revisited': (harness, event) =>
      screen.queryByRole('button', { name: 'Change' }) ? press('Change') : outside(harness, event),
    'password.revisited': (harness, event) =>
      screen.queryByRole('button', { name: 'Back to the password' })
        ? press('Back to the password')
        : outside(harness, event),
  },
  leaves: {
    restoringEmail: (harness) => {
      const { opened } = resetIn(harness).getSnapshot().context;
      expect(heading()).toBe(opened === 'email' ? 'Forgot your password?' : 'New password');
      expect(screen.queryByRole('textbox')).toBeNull();
    },
    'editingEmail.awaitingEmail': async () => {
      expect(heading()).toBe('Forgot your password?');
      expect(field('Email').autocomplete).toBe('username');
      await waitFor(() => expect(address()).toBe('/forgot-password'));
    },
    'editingEmail.emailRefused': () => {
      expect(screen.getByRole('alert').textContent).toBe('We send no mail there.');
      expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    },
    'editingPassword.awaitingPassword': async () => {
      expect(heading()).toBe('Choose a new password');
      screen.getByText('asha@example.org');
      expect(field('New password').autocomplete).toBe('new-password');
      await waitFor(() => expect(address()).toBe('/reset-password'));
    },
    'editingPassword.passwordRefused': () =>
      expect(screen.getByRole('alert').textContent).toMatch(/^This password is among the first/),
    'editingPassword.checkFailed': () =>
      expect(screen.getByRole('button', { name: 'Continue' }).ariaBusy).toBe('false'),
    checkingPassword: () =>
      expect(screen.getByRole('button', { name: 'Continue' }).ariaBusy).toBe('true'),
    verifyingEmail: async () => {
      expect(heading()).toBe('Check your mail');
      screen.getByText('Sending your code...');
      await waitFor(() => expect(address()).toBe('/reset-password?step=code'));
    },
    changed: (harness) =>
      expect(resetIn(harness).getSnapshot().output).toMatchObject({ kind: 'changed' }),
  },
};

walkScreens('passwordReset', screens);
