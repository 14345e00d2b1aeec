import { notReachedToErase } from '../../contracts/texts/en/account-erasure.ts';
import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { rememberFailure, rememberRefusal } from '../kit/refusal.ts';

/** `hasPassword`: an account with a password must give it, since a phone may lie open. */
type ErasureInput = { readonly hasPassword: boolean };
/** Verdict of the server on the erasure. */
export type Erased =
  | { readonly verdict: 'erased' }
  | { readonly verdict: 'refused'; readonly message: string };
export type ErasureOutput = { readonly kind: 'kept' | 'erased' };

type ErasureContext = ErasureInput & {
  readonly password: string | null;
  /** Reason for which nothing was deleted, in words. */
  readonly refusal: string | null;
};
type ErasureEvents =
  | { type: 'erasure.chosen' }
  | { type: 'erasure.declined' }
  | { type: 'erasure.confirmed'; password: string | null };

const accountErasure = setup({
  types: {} as {
    input: ErasureInput;
    context: ErasureContext;
    events: ErasureEvents;
    output: ErasureOutput;
    children: { eraseAccount: 'eraseAccount'; clearDevice: 'clearDevice' };
  },
  actors: {
    /** Deletes the account and all that the server keeps of it. */
    eraseAccount: notProvided<Erased, { password: string | null }>('eraseAccount'),
    /** Removes everything of the account and of the chat from this device. */
    clearDevice: notProvided<void>('clearDevice'),
  },
  actions: {
    rememberPassword: assign((_, { password }: { password: string | null }) => ({
      password,
      refusal: null,
    })),
    forgetPassword: assign({ password: null }),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ refusal: params.said })),
  },
  guards: {
    isConfirmed: ({ context }, { password }: { password: string | null }) =>
      context.hasPassword ? password !== null && password !== '' : password === null,
    isErased: (_, params: Erased) => params.verdict === 'erased',
  },
});

/** Deletes an account: the person first reads what goes, and gives the password if the account has one. */
export const accountErasureMachine = accountErasure.createMachine({
  id: 'accountErasure',
  description: 'Somebody deletes their account.',
  context: ({ input }) => ({ ...input, password: null, refusal: null }),
  output: ({ event }) => ({ kind: event.output === 'erased' ? 'erased' : 'kept' }),
  initial: 'asking',
  states: {
    asking: {
      description: 'What will be deleted, and that it cannot be undone, is read.',
      on: { 'erasure.chosen': 'confirming', 'erasure.declined': 'kept' },
    },
    confirming: {
      description: 'It is confirmed once more, with the password where there is one.',
      initial: 'awaitingConfirmation',
      on: {
        'erasure.confirmed': {
          guard: { type: 'isConfirmed', params: ({ event }) => event },
          target: 'erasingAccount',
          actions: { type: 'rememberPassword', params: ({ event }) => event },
        },
        'erasure.declined': 'kept',
      },
      states: {
        awaitingConfirmation: { description: 'Nothing was tried yet.' },
        refused: { description: 'The server deleted nothing and said why.' },
        erasingFailed: { description: 'The server could not be asked; it can be tried again.' },
      },
    },
    erasingAccount: {
      description: 'The server deletes the account and all that it keeps of it.',
      tags: 'busy',
      invoke: {
        id: 'eraseAccount',
        src: 'eraseAccount',
        input: ({ context: { password } }) => ({ password }),
        onDone: [
          {
            guard: { type: 'isErased', params: ({ event }) => event.output },
            target: 'clearingDevice',
          },
          {
            target: 'confirming.refused',
            actions: rememberRefusal,
          },
        ],
        onError: {
          target: 'confirming.erasingFailed',
          actions: rememberFailure,
        },
      },
      exit: 'forgetPassword',
    },
    clearingDevice: {
      description: 'What this device keeps of the account and of the chat goes too.',
      tags: 'busy',
      invoke: {
        id: 'clearDevice',
        src: 'clearDevice',
        onDone: 'erased',
        onError: 'erased',
      },
    },
    kept: { description: 'The account stays as it is.', type: 'final', output: 'kept' },
    erased: { description: 'There is no account any more.', type: 'final', output: 'erased' },
  },
});

type ErasureSnapshot = SnapshotFrom<typeof accountErasureMachine>;

/** Returns true while the person reads what will be deleted, before anything is asked. */
export const selectIsAsking = (snapshot: ErasureSnapshot): boolean => snapshot.matches('asking');

/** Returns true while the account is being deleted. */
export const selectIsErasing = (snapshot: ErasureSnapshot): boolean => snapshot.hasTag('busy');

/** Returns the reason for which nothing was deleted, in words; null while nothing is wrong. */
export const selectErasureRefusal = (snapshot: ErasureSnapshot): string | null => {
  const { refusal } = snapshot.context;
  const isRefused = snapshot.matches({ confirming: 'refused' });
  if (!isRefused && !snapshot.matches({ confirming: 'erasingFailed' })) return null;
  return refusal ?? notReachedToErase;
};
