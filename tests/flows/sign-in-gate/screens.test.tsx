// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { SignInGate } from '../../../src/flows/sign-in-gate/SignInGate.tsx';
import { SignInGateWithin } from '../../../src/flows/sign-in-gate/sign-in-gate.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const tab = (name: string) => screen.findByRole('tab', { name });
const press = async (name: string) => userEvent.click(await tab(name));
const isClosed =
  (kind: string) => (harness: { readonly actor: { getSnapshot: () => unknown } }) => {
    expect((harness.actor.getSnapshot() as { output: unknown }).output).toEqual({ kind });
  };

const screens: FlowScreens<'signInGate'> = {
  view: ({ actor }) => (
    <main>
      <h1>Your next steps</h1>
      <SignInGateWithin actor={actor}>
        <SignInGate />
      </SignInGateWithin>
    </main>
  ),
  gestures: {
    'signInTab.chosen': () => press('Sign In'),
    'accountTab.chosen': () => press('Create Account'),
    'gate.dismissed': async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Close' })),
  },
  leaves: {
    readingSession: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'awaitingSignIn.signingIn': async () => {
      await screen.findByRole('dialog', { name: 'Save Your Report' });
      expect((await tab('Sign In')).ariaSelected).toBe('true');
    },
    'awaitingSignIn.registering': async () => {
      await screen.findByRole('dialog', { name: 'Save Your Report' });
      expect((await tab('Create Account')).ariaSelected).toBe('true');
    },
    granted: isClosed('granted'),
    dismissed: isClosed('dismissed'),
  },
};

walkScreens('signInGate', screens);
