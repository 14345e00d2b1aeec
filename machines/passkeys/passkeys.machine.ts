import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { listPasskeys } from '../../contracts/endpoints/passkeys.ts';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import { isComplete } from '../../contracts/forms/form.ts';
import { PASSKEY, PASSKEY_RESET } from '../../contracts/forms/passkey.ts';
import type { PasskeyName, PasskeyReset } from '../../contracts/forms/passkey.ts';
import {
  PASSKEY_ADDED,
  PASSKEY_REMOVED,
  PASSKEYS_RESET,
} from '../../contracts/texts/en/staff/passkeys.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { hasVerdict, isVerdict, refusalOf, rememberRefusal } from '../second-factor/ceremony.ts';
import type { Ceremony } from '../second-factor/ceremony.ts';

export type Passkey = ResultOf<typeof listPasskeys>['passkeys'][number];

type PasskeysContext = {
  readonly passkeys: readonly Passkey[];
  /** Reason for which the last try was refused, in words. */
  readonly refusal: string | null;
};
type PasskeysEvents =
  | { type: 'load.retried' }
  | { type: 'name.submitted'; details: PasskeyName }
  | { type: 'removal.chosen'; id: string }
  | { type: 'reset.submitted'; details: PasskeyReset };

const passkeys = setup({
  types: {} as {
    context: PasskeysContext;
    events: PasskeysEvents;
    emitted: NoticeRaised;
    children: {
      readPasskeys: 'readPasskeys';
      addPasskey: 'addPasskey';
      removePasskey: 'removePasskey';
      resetPasskeys: 'resetPasskeys';
    };
  },
  actors: {
    readPasskeys: notProvided<readonly Passkey[]>('readPasskeys'),
    /** Has the browser make a passkey, and the server keep it. */
    addPasskey: notProvided<Ceremony, PasskeyName>('addPasskey'),
    removePasskey: notProvided<Ceremony, { id: string }>('removePasskey'),
    resetPasskeys: notProvided<Ceremony, PasskeyReset>('resetPasskeys'),
  },
  actions: {
    rememberPasskeys: assign((_, params: Pick<PasskeysContext, 'passkeys'>) => params),
    rememberRefusal: assign(refusalOf),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isVerdict: hasVerdict,
    isNamed: (_, params: { details: PasskeyName }) => isComplete(PASSKEY, params.details),
    isAddressed: (_, params: { details: PasskeyReset }) =>
      isComplete(PASSKEY_RESET, params.details),
  },
});

const refused = { target: 'shown.refused', actions: rememberRefusal } as const;

/** The passkeys of a member of the staff: listed, added and removed, and reset for a colleague who has lost theirs (NEW-107, NEW-108). */
export const passkeysMachine = passkeys.createMachine({
  id: 'passkeys',
  description: 'Staff look after their passkeys.',
  context: { passkeys: [], refusal: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The passkeys of the account are read.',
      tags: 'busy',
      invoke: {
        id: 'readPasskeys',
        src: 'readPasskeys',
        onDone: {
          target: 'shown',
          actions: {
            type: 'rememberPasskeys',
            params: ({ event }) => ({ passkeys: event.output }),
          },
        },
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'They could not be read.',
      on: { 'load.retried': 'loading' },
    },
    shown: {
      description: 'They stand there, and what can be done with them.',
      initial: 'untried',
      on: {
        'name.submitted': {
          guard: { type: 'isNamed', params: ({ event }) => event },
          target: 'adding',
        },
        'removal.chosen': 'removing',
        'reset.submitted': {
          guard: { type: 'isAddressed', params: ({ event }) => event },
          target: 'resetting',
        },
      },
      states: {
        untried: { description: 'Nothing was tried since they were read.' },
        refused: { description: 'The server or the browser said no, and why.' },
        cancelled: { description: 'The person closed the browser’s window, or let it pass.' },
        workFailed: { description: 'There was no answer.' },
      },
    },
    adding: {
      description: 'The browser makes a passkey, and the server keeps its public half.',
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => (event.type === 'name.submitted' ? event.details : { name: '' }),
        onDone: [
          {
            guard: isVerdict('done'),
            target: 'loading',
            actions: say('success', PASSKEY_ADDED),
          },
          { guard: isVerdict('cancelled'), target: 'shown.cancelled' },
          refused,
        ],
        onError: 'shown.workFailed',
      },
    },
    removing: {
      description: 'The server removes a passkey that this session was not opened with.',
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ event }) => ({ id: event.type === 'removal.chosen' ? event.id : '' }),
        onDone: [
          {
            guard: isVerdict('done'),
            target: 'loading',
            actions: say('success', PASSKEY_REMOVED),
          },
          refused,
        ],
        onError: 'shown.workFailed',
      },
    },
    resetting: {
      description:
        'The server removes the passkeys and the password of a colleague, and writes down who did it.',
      tags: 'busy',
      invoke: {
        id: 'resetPasskeys',
        src: 'resetPasskeys',
        input: ({ event }) => (event.type === 'reset.submitted' ? event.details : { email: '' }),
        onDone: [
          {
            guard: isVerdict('done'),
            target: 'shown.untried',
            actions: say('success', PASSKEYS_RESET),
          },
          refused,
        ],
        onError: 'shown.workFailed',
      },
    },
  },
});

type PasskeysSnapshot = SnapshotFrom<typeof passkeysMachine>;

export const selectPasskeys = ({ context }: PasskeysSnapshot): readonly Passkey[] =>
  context.passkeys;

/** Returns what is shown: they may be read anew below what stands there. */
export const selectPasskeysScreen = (
  snapshot: PasskeysSnapshot,
): 'loading' | 'loadingFailed' | 'shown' => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('loadingFailed') ? 'loadingFailed' : 'shown';
};

/** Returns which work is under way. */
export const selectWork = (
  snapshot: PasskeysSnapshot,
): 'adding' | 'removing' | 'resetting' | null => {
  if (snapshot.matches('adding')) return 'adding';
  if (snapshot.matches('removing')) return 'removing';
  return snapshot.matches('resetting') ? 'resetting' : null;
};

/** Returns why the last try changed nothing: a sentence of the server, or which of ours is said. */
export const selectProblem = (
  snapshot: PasskeysSnapshot,
): { readonly said: string } | 'cancelled' | 'workFailed' | null => {
  const { refusal } = snapshot.context;
  if (snapshot.matches({ shown: 'cancelled' })) return 'cancelled';
  if (snapshot.matches({ shown: 'workFailed' })) return 'workFailed';
  if (!snapshot.matches({ shown: 'refused' })) return null;
  return refusal === null ? 'workFailed' : { said: refusal };
};
