// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { StaffDetails } from '../../../contracts/forms/staff-registration.ts';
import { StaffDetailsForm } from '../../../src/flows/staff-registration/StaffDetailsForm.tsx';
import { StaffRegistrationWithin } from '../../../src/flows/staff-registration/staff-registration.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const LABELS = {
  invitation: 'Invitation',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
} as const;

const submit = () => screen.getByRole('button', { name: 'Create account' });

const screens: FlowScreens<'staffRegistration'> = {
  view: ({ actor }) => (
    <main>
      <h1>Join the staff</h1>
      <StaffRegistrationWithin actor={actor}>
        <StaffDetailsForm />
      </StaffRegistrationWithin>
    </main>
  ),
  gestures: {
    'details.submitted': async (_harness, event) => {
      const details = event['details'] as StaffDetails;
      for (const [name, label] of Object.entries(LABELS)) {
        const field = screen.getByLabelText(label);
        await userEvent.clear(field);
        const value = details[name as keyof StaffDetails];
        if (value !== '') await userEvent.click(field);
        if (value !== '') await userEvent.paste(value);
      }
      await userEvent.click(submit());
    },
  },
  leaves: {
    'editingDetails.awaitingDetails': () => {
      expect(screen.getByLabelText<HTMLInputElement>('Email').autocomplete).toBe('username');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'editingDetails.creationRefused': () =>
      expect(screen.getByRole('alert').textContent).not.toBe(''),
    creatingAccount: () => expect(submit().ariaBusy).toBe('true'),
    registered: ({ actor }) =>
      expect((actor.getSnapshot() as { output: unknown }).output).toEqual({ kind: 'registered' }),
  },
};

walkScreens('staffRegistration', screens);
