import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import type { CodeChannel } from '../../contracts/accounts/code-form.ts';
import { CODE_CONTACTS, oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { ContactProblems, OneTimeCodeOutput } from '../one-time-code/one-time-code.machine.ts';
import { ENTRY_REFUSED, refusalsIn } from '../kit/refused-entry.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { isComplete, normalised } from '../../contracts/forms/form.ts';
import { CONTACTS } from '../../contracts/forms/sign-in.ts';
import { OTP_VERIFIED } from '../../contracts/texts/en/flows/otp-login.ts';

type OtpLoginContext = {
  channel: CodeChannel;
  contact: string;
  /** Faults that the server has found with the contact. */
  problems: ContactProblems;
  user: User | null;
};
type OtpLoginEvents =
  | { type: 'channel.chosen'; channel: CodeChannel }
  | { type: 'contact.submitted'; contact: string }
  | { type: 'contact.changed' };
/** The flow ends when a person is signed in; the flow that opened it may end it before. */
export type OtpLoginOutput = { kind: 'signedIn'; user: User | null };

const { isEntryRefused, refusedEntry } = refusalsIn(CODE_CONTACTS);

const otpLogin = setup({
  types: {} as {
    context: OtpLoginContext;
    events: OtpLoginEvents;
    output: OtpLoginOutput;
    emitted: NoticeRaised;
    children: { oneTimeCode: 'oneTimeCode' };
  },
  actors: { oneTimeCode: oneTimeCodeMachine },
  actions: {
    rememberChannel: assign((_, params: { channel: CodeChannel }) => ({
      channel: params.channel,
      contact: '',
      problems: {},
    })),
    rememberContact: assign(({ context }, params: { contact: string }) => ({
      ...normalised(CONTACTS[context.channel], params),
      problems: {},
    })),
    rememberRefusedEntry: assign(refusedEntry),
    rememberUser: assign((_, params: OneTimeCodeOutput) => ({
      user: params.kind === 'verified' ? params.user : null,
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isReachable: ({ context }, params: { contact: string }) =>
      isComplete(CONTACTS[context.channel], params),
    isEntryRefused,
    isVerified: (_, output: OneTimeCodeOutput) => output.kind === 'verified',
  },
});

/** Signs in with a code, by mail or by phone: contact, code, in. Choosing the other way begins anew (OTPL-01..22). */
export const otpLoginMachine = otpLogin.createMachine({
  id: 'otpLogin',
  description: 'Signs in with a one-time code.',
  context: { channel: 'email', contact: '', problems: {}, user: null },
  output: ({ context }) => ({ kind: 'signedIn', user: context.user }),
  initial: 'editingContact',
  on: {
    'channel.chosen': {
      target: '.editingContact',
      reenter: true,
      actions: { type: 'rememberChannel', params: ({ event }) => event },
    },
  },
  states: {
    editingContact: {
      description: 'The e-mail address or the phone number is written in.',
      initial: 'awaitingContact',
      on: {
        'contact.submitted': {
          guard: { type: 'isReachable', params: ({ event }) => event },
          target: 'enteringCode',
          actions: { type: 'rememberContact', params: ({ event }) => event },
        },
      },
      states: {
        awaitingContact: { description: 'Nothing was found wrong with it.' },
        contactRefused: { description: 'The server does not take it.' },
      },
    },
    enteringCode: {
      description: 'A code is sent there and written in.',
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { channel, contact } }) => ({
          purpose: 'signIn',
          channel,
          contact,
          email: contact,
          newPassword: null,
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'rememberUser', params: ({ event }) => event.output },
          },
          { ...ENTRY_REFUSED, target: 'editingContact.contactRefused' },
          { target: 'editingContact' },
        ],
      },
      on: { 'contact.changed': 'editingContact' },
    },
    signedIn: {
      description: 'The code was right.',
      type: 'final',
      entry: say('success', OTP_VERIFIED, { outlivesPage: true }),
    },
  },
});

type OtpLoginSnapshot = SnapshotFrom<typeof otpLoginMachine>;

export const selectChannel = (snapshot: OtpLoginSnapshot): CodeChannel => snapshot.context.channel;

/** Returns what the server says against the contact; nothing while it says nothing. */
export const selectRefusal = ({ context }: OtpLoginSnapshot): string | undefined =>
  context.problems[context.channel];

/** The code that is sent, while there is one. */
export const selectCode = (
  snapshot: OtpLoginSnapshot,
): ActorRefFrom<typeof oneTimeCodeMachine> | undefined => snapshot.children.oneTimeCode;
