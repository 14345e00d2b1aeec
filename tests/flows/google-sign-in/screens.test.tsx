// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { GoogleButton } from '../../../src/flows/google-sign-in/GoogleButton.tsx';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const googleIn = ({ actor }: Harness) => actor as ActorRefFrom<typeof googleSignInMachine>;
const ends = (kind: string) => (harness: Harness) =>
  expect(googleIn(harness).getSnapshot().output).toMatchObject({ kind });
const isBusy = () =>
  expect(screen.getByRole('button', { name: 'Signing in with Google...' }).ariaBusy).toBe('true');

const screens: FlowScreens<'googleSignIn'> = {
  view: (harness) => (
    <main>
      <h1>Log in</h1>
      <GoogleButton actor={googleIn(harness)} onPress={() => undefined} />
    </main>
  ),
  gestures: {
    'google.cancelled': () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
  },
  leaves: {
    beginning: isBusy,
    awaitingGoogle: isBusy,
    readingReturn: isBusy,
    exchangingToken: isBusy,
    signedIn: ends('signedIn'),
    notSignedIn: ends('notSignedIn'),
    passedOn: ends('passedOn'),
  },
};

walkScreens('googleSignIn', screens);
