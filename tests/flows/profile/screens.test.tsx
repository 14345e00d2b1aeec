// @vitest-environment jsdom
import { createActor } from 'xstate';
import { machines } from '../../../machines/index.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { SessionWithin } from '../../../src/flows/session/session.flow.ts';
import { withParkedActors } from '../../model/harness.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import type { Names } from '../../../contracts/forms/fields.ts';
import { ProfileScreens } from '../../../src/flows/profile/ProfileScreens.tsx';
import { ProfileWithin } from '../../../src/flows/profile/profile.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

beforeEach(() => window.history.replaceState(null, '', '/profile'));

const busy = (name: string) => screen.getByRole('button', { name }).ariaBusy;
const toggled = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
const step = () => new URLSearchParams(location.search).get('step');
const profileIn = ({ actor }: Harness) => actor as ActorRefFrom<typeof profileMachine>;

const SWITCHES: Readonly<Record<string, RegExp>> = {
  dataProcessing: /^Keeping my data/,
  communications: /^Messages/,
};
const confirm = (dialog: string, name: string) =>
  userEvent.click(
    within(screen.getByRole('alertdialog', { name: dialog })).getByRole('button', { name }),
  );

/** Behind every page; the menu in the head asks it. */
const session = createActor(withParkedActors(machines.session)) as unknown as ActorRefFrom<
  typeof sessionMachine
>;

const screens: FlowScreens<'profile'> = {
  view: (harness) => (
    <SessionWithin actor={session}>
      <ProfileWithin actor={profileIn(harness)}>
        <ProfileScreens onSignOut={() => undefined} />
      </ProfileWithin>
    </SessionWithin>
  ),
  gestures: {
    'loading.requested': () => press('Try again'),
    'names.submitted': async (_harness, event) => {
      const { firstName, lastName } = event['names'] as Names;
      for (const [label, value] of [
        ['First Name', firstName],
        ['Last Name', lastName],
      ] as const) {
        await userEvent.clear(screen.getByLabelText(label));
        await userEvent.type(screen.getByLabelText(label), value);
      }
      await press('Save my name');
    },
    'preference.chosen': () => userEvent.click(toggled(/^Newsletter/)),
    'consent.decided': (_harness, event) =>
      userEvent.click(toggled(SWITCHES[event['purpose'] as string] ?? /$^/)),
    'withdrawal.confirmed': () => press('Take it back'),
    'signOutEverywhere.requested': () => press('Log out everywhere'),
    'signOutEverywhere.confirmed': () => confirm('Log out everywhere?', 'Log out everywhere'),
    'question.declined': () =>
      userEvent.click(screen.getByRole('button', { name: /^(Leave it as it is|Stay signed in)$/ })),
    'export.requested': () => press('Download my data'),
    'erasure.requested': () =>
      userEvent.click(
        screen.getByRole('button', {
          name: screen.queryByRole('alertdialog')
            ? 'Delete my account instead'
            : 'Delete my account',
        }),
      ),
    'erasure.closed': ({ actor }) => act(async () => actor.send({ type: 'erasure.closed' })),
  },
  leaves: {
    loadingProfile: () =>
      expect(screen.getByRole('status').textContent).toBe('Loading your profile...'),
    loadingFailed: () => {
      screen.getByText('Nothing was changed.');
    },
    'editing.awaitingChange': () => {
      expect(
        screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      ).toEqual([
        'Your details',
        'Your family',
        'Messages from us',
        'Your consents',
        'Where you are signed in',
        'Your data',
      ]);
      expect(step()).toBeNull();
    },
    'editing.changeFailed': () => expect(toggled(/^Newsletter/).checked).toBe(false),
    'editing.signOutFailed': () => expect(busy('Log out everywhere')).toBe('false'),
    'editing.exportFailed': () => expect(busy('Download my data')).toBe('false'),
    confirmingWithdrawal: () => {
      const question = screen.getByRole('alertdialog', { name: 'Take back “Keeping my data”?' });
      expect(question.textContent).toContain('Nothing new is kept in your account');
      expect(question.textContent).toContain('What is saved stays');
    },
    savingChange: (harness) => {
      const { change } = profileIn(harness).getSnapshot().context;
      expect(busy('Save my name')).toBe(change?.kind === 'names' ? 'true' : 'false');
      // A switch that was moved stays there while its way to the server lasts.
      expect(toggled(/^Newsletter/).checked).toBe(change?.kind === 'preference');
    },
    confirmingSignOut: () => {
      screen.getByRole('alertdialog', { name: 'Log out everywhere?' });
    },
    endingSessions: () => expect(busy('Log out everywhere')).toBe('true'),
    exportingData: () => expect(busy('Download my data')).toBe('true'),
    erasingAccount: () => {
      screen.getByRole('heading', { name: 'Delete your account?' });
      expect(step()).toBe('delete');
    },
    signedOut: () => expect(step()).toBeNull(),
    erased: () => {
      screen.getByRole('heading', { name: 'Your account is deleted' });
      expect(step()).toBeNull();
    },
  },
};

walkScreens('profile', screens);
