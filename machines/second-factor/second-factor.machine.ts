import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { SecondStep } from '../../contracts/accounts/second-factor.ts';
import { isComplete } from '../../contracts/forms/form.ts';
import { PASSKEY } from '../../contracts/forms/passkey.ts';
import type { PasskeyName } from '../../contracts/forms/passkey.ts';
import { SESSION_EXPIRED } from '../../contracts/texts/en/flows/session.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { hasVerdict, isVerdict, refusalOf, rememberRefusal } from './ceremony.ts';
import type { Ceremony, Making } from './ceremony.ts';

/** The step of whoever has just logged in with a password, and the page that it leads to. */
export type StepRead = {
  readonly kind: SecondStep | 'nobody' | 'unsupported';
  readonly place: string;
};

export type SecondFactorOutput =
  | { readonly kind: 'entered'; readonly place: string }
  | { readonly kind: 'left' };

type SecondFactorContext = {
  /** The page to go on with. */
  readonly place: string;
  /** Reason for which a passkey was not taken, in words. */
  readonly refusal: string | null;
};
type SecondFactorEvents =
  | { type: 'passkey.chosen' }
  | { type: 'name.submitted'; details: PasskeyName }
  | { type: 'signOut.requested' };

const secondFactor = setup({
  types: {} as {
    context: SecondFactorContext;
    events: SecondFactorEvents;
    output: SecondFactorOutput;
    emitted: NoticeRaised;
    children: {
      readStep: 'readStep';
      usePasskey: 'usePasskey';
      makePasskey: 'makePasskey';
      endHalfSession: 'endHalfSession';
    };
  },
  actors: {
    readStep: notProvided<StepRead>('readStep'),
    /** Has the browser show a passkey, and the server check it; afterwards the device is signed in. */
    usePasskey: notProvided<Ceremony>('usePasskey'),
    makePasskey: notProvided<Making, PasskeyName>('makePasskey'),
    endHalfSession: notProvided<void>('endHalfSession'),
  },
  actions: {
    rememberPlace: assign((_, { place }: StepRead) => ({ place })),
    rememberRefusal: assign(refusalOf),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isStep: (_, params: { read: StepRead; kind: StepRead['kind'] }) =>
      params.read.kind === params.kind,
    isVerdict: hasVerdict,
    isNamed: (_, params: { details: PasskeyName }) => isComplete(PASSKEY, params.details),
  },
});

type Read = { readonly event: { readonly output: StepRead } };

const isStep = (kind: StepRead['kind']) =>
  ({
    type: 'isStep',
    params: ({ event }: Read) => ({ read: event.output, kind }),
  }) as const;
const rememberPlace = { type: 'rememberPlace', params: ({ event }: Read) => event.output } as const;
/**
 * The second step of signing in to the staff's area (NEW-106): a passkey is shown, or the first one is made and then shown.
 * Until then the device is not signed in, and no other page knows of the session.
 */
export const secondFactorMachine = secondFactor.createMachine({
  id: 'secondFactor',
  description: 'Staff whose password was right show their passkey.',
  context: { place: '', refusal: null },
  output: ({ context: { place }, event }) =>
    event.output === 'entered' ? { kind: 'entered', place } : { kind: 'left' },
  initial: 'readingStep',
  states: {
    readingStep: {
      description: 'What the password has left to do is read, and whether this browser can do it.',
      tags: 'busy',
      invoke: {
        id: 'readStep',
        src: 'readStep',
        onDone: [
          { guard: isStep('passkey'), target: 'awaitingPasskey', actions: rememberPlace },
          { guard: isStep('enrolment'), target: 'awaitingName', actions: rememberPlace },
          { guard: isStep('unsupported'), target: 'unsupported', actions: rememberPlace },
          { target: 'left' },
        ],
        onError: 'left',
      },
    },
    awaitingPasskey: {
      description: 'The passkey waits for a press: no browser opens its window without one.',
      initial: 'asked',
      on: { 'passkey.chosen': 'checking', 'signOut.requested': 'signingOut' },
      states: {
        asked: { description: 'Nothing was tried yet.' },
        enrolled: { description: 'The passkey was made a moment ago, and is shown once.' },
        refused: { description: 'The server did not take it, and says why.' },
        cancelled: { description: 'The person closed the browser’s window, or let it pass.' },
        checkingFailed: { description: 'The server or the browser did not answer.' },
      },
    },
    checking: {
      description: 'The browser asks for the passkey, and the server checks its answer.',
      tags: 'busy',
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        onDone: [
          { guard: isVerdict('done'), target: 'entered' },
          { guard: isVerdict('cancelled'), target: 'awaitingPasskey.cancelled' },
          { guard: isVerdict('ended'), target: 'ended' },
          { target: 'awaitingPasskey.refused', actions: rememberRefusal },
        ],
        onError: 'awaitingPasskey.checkingFailed',
      },
    },
    awaitingName: {
      description:
        'The account has no passkey: it is said what one is, and the first one is named.',
      initial: 'asked',
      on: {
        'name.submitted': {
          guard: { type: 'isNamed', params: ({ event }) => event },
          target: 'enrolling',
        },
        'signOut.requested': 'signingOut',
      },
      states: {
        asked: { description: 'Nothing was tried yet.' },
        refused: { description: 'The passkey was not kept, and it is said why.' },
        cancelled: { description: 'The person closed the browser’s window, or let it pass.' },
        enrollingFailed: { description: 'The server or the browser did not answer.' },
      },
    },
    enrolling: {
      description: 'The browser makes the passkey, and the server keeps its public half.',
      tags: 'busy',
      invoke: {
        id: 'makePasskey',
        src: 'makePasskey',
        input: ({ event }) => (event.type === 'name.submitted' ? event.details : { name: '' }),
        onDone: [
          { guard: isVerdict('done'), target: 'awaitingPasskey.enrolled' },
          { guard: isVerdict('known'), target: 'awaitingPasskey' },
          { guard: isVerdict('cancelled'), target: 'awaitingName.cancelled' },
          { guard: isVerdict('ended'), target: 'ended' },
          { target: 'awaitingName.refused', actions: rememberRefusal },
        ],
        onError: 'awaitingName.enrollingFailed',
      },
    },
    unsupported: {
      description: 'This browser, or this address, knows no passkeys: another one is needed.',
      on: { 'signOut.requested': 'signingOut' },
    },
    signingOut: {
      description: 'The server is asked to end the session that a password has opened.',
      tags: 'busy',
      invoke: {
        id: 'endHalfSession',
        src: 'endHalfSession',
        onDone: 'left',
        // It is forgotten here all the same, and is worth nothing without the passkey.
        onError: 'left',
      },
    },
    entered: { description: 'The device is signed in.', type: 'final', output: 'entered' },
    ended: {
      description: 'The server does not know the session any more.',
      type: 'final',
      entry: say('info', SESSION_EXPIRED, { outlivesPage: true }),
    },
    left: { description: 'Nobody is signed in here.', type: 'final' },
  },
});

type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;

/** Screens of the flow. */
export type SecondFactorScreen = 'preparing' | 'passkey' | 'name' | 'unsupported';

/** Returns the screen that is shown; one stays while it works. */
export const selectScreen = (snapshot: SecondFactorSnapshot): SecondFactorScreen => {
  if (snapshot.matches('awaitingPasskey') || snapshot.matches('checking')) return 'passkey';
  if (snapshot.matches('awaitingName') || snapshot.matches('enrolling')) return 'name';
  return snapshot.matches('unsupported') ? 'unsupported' : 'preparing';
};

/** What is said of the last try; null before the first. */
export type TryTold = 'made' | 'cancelled' | 'checkingFailed' | 'notMade' | 'makingFailed';

/** Returns what became of the last try: a sentence of the server, or which of ours is said. */
export const selectTold = (
  snapshot: SecondFactorSnapshot,
): { readonly said: string } | { readonly told: TryTold } | null => {
  const { refusal } = snapshot.context;
  const isRefused =
    snapshot.matches({ awaitingPasskey: 'refused' }) ||
    snapshot.matches({ awaitingName: 'refused' });
  if (isRefused && refusal !== null) return { said: refusal };
  if (snapshot.matches({ awaitingPasskey: 'enrolled' })) return { told: 'made' };
  if (snapshot.matches({ awaitingPasskey: 'cancelled' })) return { told: 'cancelled' };
  if (snapshot.matches({ awaitingPasskey: 'checkingFailed' })) return { told: 'checkingFailed' };
  if (snapshot.matches({ awaitingName: 'cancelled' })) return { told: 'notMade' };
  return snapshot.matches({ awaitingName: 'enrollingFailed' }) ? { told: 'makingFailed' } : null;
};

export const selectIsBusy = (snapshot: SecondFactorSnapshot): boolean => snapshot.hasTag('busy');
