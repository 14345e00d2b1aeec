// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import { OnboardingSteps } from '../../../src/flows/onboarding/OnboardingSteps.tsx';
import { OnboardingWithin } from '../../../src/flows/onboarding/onboarding.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const onboardingIn = ({ actor }: Harness) => actor as ActorRefFrom<typeof onboardingMachine>;
const shows = (title: string) => screen.findByRole('dialog', { name: title });
const showsNothing = () => expect(screen.queryByRole('dialog')).toBeNull();
const endsAs = (harness: Harness, kind: string) => {
  expect(onboardingIn(harness).getSnapshot().output).toEqual({ kind });
  showsNothing();
};

const CONSENTS: Readonly<Record<string, RegExp>> = {
  dataProcessing: /^Keep my details/,
  aiAnalysis: /^Let a program/,
};

const screens: FlowScreens<'onboarding'> = {
  view: (harness) => (
    <main>
      <h1>Your page</h1>
      <OnboardingWithin actor={onboardingIn(harness)}>
        <OnboardingSteps />
      </OnboardingWithin>
    </main>
  ),
  gestures: {
    'step.completed': () =>
      press(screen.queryByRole('button', { name: 'Next' }) ? 'Next' : 'Complete'),
    'step.revisited': () => press('Previous'),
    'onboarding.postponed': () => press('Later'),
    'name.changed': (_harness, event) => {
      fireEvent.change(screen.getByLabelText('Last Name'), { target: { value: event['value'] } });
    },
    'preference.changed': () =>
      userEvent.click(screen.getByRole('switch', { name: /^Newsletter/ })),
    'consent.changed': async ({ actor }, event) => {
      const name = CONSENTS[String(event['purpose'])] ?? '';
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
      // What is ticked already cannot be ticked.
      if (box.checked) await act(async () => actor.send(event));
      else await userEvent.click(box);
    },
  },
  leaves: {
    readingVisit: showsNothing,
    readingProfile: showsNothing,
    'goingThrough.welcoming': async () => {
      await shows('Welcome to Toothwise');
      screen.getByText(
        'Good to have you here. Three short steps follow: your name, what you agree to, and what Toothwise can do for you. It takes about a minute.',
      );
      expect(button('Previous').disabled).toBe(true);
    },
    'goingThrough.editingProfile': async () => {
      await shows('About you');
      expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Asha');
    },
    'goingThrough.awaitingConsent': async () => {
      await shows('What you agree to');
      expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    },
    'goingThrough.touringFeatures.awaitingCompletion': async () => {
      await shows('What you can do here');
      expect(button('Complete').disabled).toBe(false);
    },
    'goingThrough.touringFeatures.completionFailed': () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Failed to complete onboarding. Please try again.',
      ),
    completing: () => expect(button('Complete').ariaBusy).toBe('true'),
    completed: (harness) => endsAs(harness, 'completed'),
    wasOnboarded: (harness) => endsAs(harness, 'completed'),
    postponed: (harness) => endsAs(harness, 'postponed'),
    wasPostponed: (harness) => endsAs(harness, 'postponed'),
    readingFailed: (harness) => endsAs(harness, 'unavailable'),
  },
};

walkScreens('onboarding', screens);
