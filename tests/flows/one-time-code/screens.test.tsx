// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { selectIsSent } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { CodeEntry } from '../../../src/flows/one-time-code/CodeEntry.tsx';
import {
  OneTimeCodeWithin,
  useOneTimeCodeSelected,
} from '../../../src/flows/one-time-code/one-time-code.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

/** The boxes as every flow that asks for a code shows them: as soon as one was sent. */
const Boxes = () => {
  const isSent = useOneTimeCodeSelected(selectIsSent);
  return isSent ? <CodeEntry /> : <p>Not sent</p>;
};

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
const resend = () => screen.getByRole('button', { name: /^Send a new code/ });
const alert = () => screen.getByRole('alert').textContent;

const write = async (code: string) => {
  const [first] = boxes();
  if (first === undefined) throw new Error('There are no boxes');
  await userEvent.click(first);
  await userEvent.paste(code);
  if (code.length < boxes().length) {
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  }
};

/** What no person does on this screen: its opener, the clock and the server do. */
const outside = ({ actor }: Harness, event: { type: string }) => act(async () => actor.send(event));

const screens: FlowScreens<'oneTimeCode'> = {
  view: ({ actor }) => (
    <main>
      <h1>Behind the code</h1>
      <OneTimeCodeWithin actor={actor}>
        <Boxes />
      </OneTimeCodeWithin>
    </main>
  ),
  gestures: {
    'dialog.closed': outside,
    'code.sent': outside,
    'wait.counted': outside,
    'wait.ended': outside,
    'code.submitted': (harness, event) => {
      const code = String(event['code']);
      const { actor } = harness as { actor: ActorRefFrom<typeof oneTimeCodeMachine> };
      const { channel } = actor.getSnapshot().context.aim;
      // The boxes take no more digits than the code has.
      return channel === 'phone' && code.length > 4 ? outside(harness, event) : write(code);
    },
    'code.changed': async () => {
      const [first] = boxes();
      if (first !== undefined) await userEvent.type(first, '7');
    },
    'code.requested': (harness, event) =>
      screen.queryByText('Not sent') ? outside(harness, event) : userEvent.click(resend()),
  },
  leaves: {
    sendingCode: () => expect(screen.queryAllByText('Not sent')).toHaveLength(1),
    sendingFailed: () => expect(screen.queryAllByText('Not sent')).toHaveLength(1),
    'awaitingCode.entering.awaitingDigits.editing': () =>
      expect(screen.queryByRole('alert')).toBeNull(),
    'awaitingCode.entering.awaitingDigits.malformed': ({ actor }) => {
      const { aim } = (actor as ActorRefFrom<typeof oneTimeCodeMachine>).getSnapshot().context;
      expect(alert()).toBe(
        aim.channel === 'email' ? 'OTP must be a 6-digit code' : 'Phone OTP must be 4 digits',
      );
    },
    'awaitingCode.entering.awaitingDigits.rejected': () =>
      expect(alert()).toBe('Invalid OTP. Please try again.'),
    'awaitingCode.entering.awaitingDigits.checkFailed': () =>
      expect(alert()).toBe('We could not check the code. Please try again.'),
    'awaitingCode.entering.verifyingCode': () =>
      expect(screen.getByRole('button', { name: 'Verify' }).ariaBusy).toBe('true'),
    'awaitingCode.entering.locked': () => {
      expect(alert()).toMatch(/locked/);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(true);
    },
    'awaitingCode.entering.expired': () => expect(alert()).toMatch(/10 minutes/),
    'awaitingCode.resending.coolingDown': () =>
      expect(resend().textContent).toMatch(/^Send a new code in (60|41) seconds$/),
    'awaitingCode.resending.awaitingRequest': () =>
      expect(resend().textContent).toBe('Send a new code'),
    'awaitingCode.resending.sendingAgain': () =>
      expect((resend() as HTMLButtonElement).disabled).toBe(true),
    verified: ({ actor }) =>
      expect((actor.getSnapshot() as { output: unknown }).output).toMatchObject({
        kind: 'verified',
      }),
    contactRefused: ({ actor }) =>
      expect((actor.getSnapshot() as { output: unknown }).output).toMatchObject({
        kind: 'refused',
        problems: { phone: 'Please enter a valid phone number' },
      }),
    cancelled: ({ actor }) =>
      expect((actor.getSnapshot() as { output: unknown }).output).toEqual({ kind: 'cancelled' }),
  },
};

walkScreens('oneTimeCode', screens);
