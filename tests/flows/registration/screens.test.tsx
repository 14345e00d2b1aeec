// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { Details } from '../../../contracts/forms/registration.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { RegistrationForms } from '../../../src/flows/registration/RegistrationForms.tsx';
import { RegistrationWithin } from '../../../src/flows/registration/registration.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { AUTO_COMPLETE, LABELS } from './cases.ts';

beforeEach(() => window.history.replaceState(null, '', '/register'));

const field = (name: keyof Details) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);
const dialog = (title: string) => screen.findByRole('dialog', { name: title });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const step = () => new URLSearchParams(location.search).get('step');
const registrationIn = ({ actor }: Harness) => actor as ActorRefFrom<typeof registrationMachine>;

const screens: FlowScreens<'registration'> = {
  view: (harness) => (
    <main>
      <h1>Create Account</h1>
      <RegistrationWithin actor={registrationIn(harness)}>
        <RegistrationForms />
      </RegistrationWithin>
    </main>
  ),
  gestures: {
    'details.submitted': async (_harness, event) => {
      for (const [name, value] of Object.entries(event['details'] as Details)) {
        await userEvent.clear(field(name as keyof Details));
        await userEvent.click(field(name as keyof Details));
        await userEvent.paste(value);
      }
      await press('Create account');
    },
    'creation.requested': () => press('Try again'),
    'dialog.closed': async ({ actor }) => {
      const [close] = screen.queryAllByRole('button', { name: /^(Close|Change my details)$/ });
      if (close) await userEvent.click(close);
      else await act(async () => actor.send({ type: 'dialog.closed' }));
    },
  },
  leaves: {
    restoringDetails: () => expect(screen.queryByRole('textbox')).toBeNull(),
    'editingDetails.awaitingDetails': () => {
      expect(Object.keys(LABELS).map((name) => field(name as keyof Details).autocomplete)).toEqual(
        AUTO_COMPLETE,
      );
      expect(step()).toBeNull();
    },
    'editingDetails.passwordRefused': () =>
      expect(screen.getByRole('alert').textContent).toMatch(/^This password is among the first/),
    'editingDetails.entryRefused': () => {
      expect(screen.getByRole('alert').textContent).toMatch(/^The field "email" does not have/);
      expect(field('email').getAttribute('aria-invalid')).toBe('true');
    },
    'editingDetails.checkFailed': () =>
      expect(screen.getByRole('button', { name: 'Create account' }).ariaBusy).toBe('false'),
    checkingPassword: () =>
      expect(screen.getByRole('button', { name: 'Create account' }).ariaBusy).toBe('true'),
    verifyingEmail: async () => {
      within(await dialog('Verify your email')).getByText('Sending your code...');
      expect(step()).toBe('email');
    },
    verifyingPhone: async () => {
      within(await dialog('Verify your phone number')).getByText('Sending your code...');
      expect(step()).toBe('phone');
    },
    creatingAccount: async () => {
      within(await dialog('Verify your phone number')).getByText('Creating your account...');
    },
    creationFailed: async () => {
      within(await dialog('Almost there')).getByRole('alert');
    },
    creationRefused: async () => {
      const refused = within(await dialog('No account was created'));
      refused.getByText('Somebody has an account with this number.');
    },
    registered: (harness) => {
      expect(registrationIn(harness).getSnapshot().output).toMatchObject({ kind: 'registered' });
      expect(step()).toBeNull();
    },
  },
};

walkScreens('registration', screens);
