// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { OtpLogin } from '../../../src/flows/otp-login/OtpLogin.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const field = () => screen.getByRole('textbox', { name: /^(Email|Phone number)$/ });

const screens: FlowScreens<'otpLogin'> = {
  view: ({ actor }) => (
    <main>
      <h1>Log in</h1>
      <OtpLogin actor={actor} />
    </main>
  ),
  gestures: {
    'channel.chosen': ({ actor }, event) => {
      const { channel } = (actor as ActorRefFrom<typeof otpLoginMachine>).getSnapshot().context;
      // What is chosen already cannot be chosen.
      if (channel === event['channel']) return act(async () => actor.send(event));
      const name = event['channel'] === 'phone' ? 'Phone' : 'Email';
      return userEvent.click(screen.getByRole('radio', { name }));
    },
    'contact.submitted': async (_harness, event) => {
      await userEvent.clear(field());
      await userEvent.type(field(), String(event['contact']));
      await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    },
    'contact.changed': () => userEvent.click(screen.getByRole('button', { name: 'Change' })),
  },
  leaves: {
    'editingContact.awaitingContact': ({ actor }) => {
      screen.getByRole('button', { name: 'Send OTP' });
      const { contact } = (actor as ActorRefFrom<typeof otpLoginMachine>).getSnapshot().context;
      expect((field() as HTMLInputElement).value).toBe(contact);
    },
    'editingContact.contactRefused': () => {
      expect(screen.getByRole('alert').textContent).toMatch(
        /^(We send no mail|Please enter a val)/,
      );
      expect(field().getAttribute('aria-invalid')).toBe('true');
    },
    enteringCode: () => {
      const sending = screen.getByRole('button', { name: 'Sending...' });
      expect(sending.ariaBusy).toBe('true');
    },
    signedIn: ({ actor }) =>
      expect((actor.getSnapshot() as { output: unknown }).output).toMatchObject({
        kind: 'signedIn',
      }),
  },
};

walkScreens('otpLogin', screens);
