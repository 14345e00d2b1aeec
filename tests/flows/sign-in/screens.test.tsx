// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { SignInForms } from '../../../src/flows/sign-in/SignInForms.tsx';
import { SignInWithin } from '../../../src/flows/sign-in/sign-in.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const toggle = () =>
  userEvent.click(screen.getByRole('checkbox', { name: 'Login with OTP instead' }));

const fill = async (field: HTMLElement, value: string) => {
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
};

/** The staff have a page of their own, by the place that the flow was opened at. */
const isStaff = (actor: { getSnapshot(): unknown }): boolean =>
  (actor.getSnapshot() as { context: { place: string } }).context.place === 'staff';

const screens: FlowScreens<'signIn'> = {
  view: ({ actor }) => (
    <main>
      <h1>Log in</h1>
      <SignInWithin actor={actor}>
        <SignInForms forStaff={isStaff(actor)} />
      </SignInWithin>
    </main>
  ),
  gestures: {
    'credentials.submitted': async (_harness, event) => {
      await fill(email(), String(event['email']));
      await fill(password(), String(event['password']));
      await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    },
    'issuer.chosen': async ({ actor }, event) => {
      const button = screen.queryByRole('button', { name: 'Log in with your organisation' });
      // It is there only where an issuer is set up.
      if (button) await userEvent.click(button);
      else await act(async () => actor.send(event));
    },
    'google.chosen': async ({ actor }, event) => {
      const button = screen.queryByRole('button', { name: 'Continue with Google' });
      // While Google is asked the button only says so.
      if (button) await userEvent.click(button);
      else await act(async () => actor.send(event));
    },
    'codeLogin.chosen': toggle,
    'passwordLogin.chosen': toggle,
  },
  leaves: {
    readingSession: () => expect(screen.queryByRole('textbox')).toBeNull(),
    returningFromIssuer: () => expect(screen.queryByRole('textbox')).toBeNull(),
    readingWays: () => expect(screen.queryByRole('textbox')).toBeNull(),
    // One button is busy, the one that was pressed.
    leavingForIssuer: () =>
      expect(screen.getAllByRole('button').filter(({ ariaBusy }) => ariaBusy === 'true')).toEqual([
        screen.getByRole('button', { name: 'Going to your organisation...' }),
      ]),
    'awaitingCredentials.editing': () => {
      expect(email().autocomplete).toBe('username');
      expect(password().autocomplete).toBe('current-password');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'awaitingCredentials.refused': () => expect(screen.getByRole('alert').textContent).not.toBe(''),
    'awaitingCredentials.awaitingGoogle': () =>
      expect(screen.getByRole('button', { name: 'Signing in with Google...' }).ariaBusy).toBe(
        'true',
      ),
    authenticating: () =>
      expect(screen.getByRole('button', { name: 'Log in' }).ariaBusy).toBe('true'),
    enteringByCode: () =>
      expect(screen.getByRole('button', { name: 'Send OTP' }).textContent).toBe('Send OTP'),
    signedIn: ({ actor }) =>
      expect((actor.getSnapshot() as { output: unknown }).output).toMatchObject({
        kind: 'signedIn',
      }),
    wasSignedIn: ({ actor }) =>
      expect((actor.getSnapshot() as { output: unknown }).output).toMatchObject({
        kind: 'wasSignedIn',
      }),
  },
};

walkScreens('signIn', screens);
