import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { VerifiedPrescription } from '../../contracts/endpoints/prescriptions.ts';
import { readCode } from '../../contracts/rules/prescription-code.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

/** The code that the page was opened with; empty for none. */
export type PrescriptionCodeInput = { readonly code: string };

type PrescriptionCodeContext = PrescriptionCodeInput & {
  readonly verified: VerifiedPrescription | null;
};

type PrescriptionCodeEvents = { type: 'code.changed'; code: string } | { type: 'code.submitted' };

/** The check of a prescription by its code, which needs no account (NEW-53). The page /verify runs it. */
export const prescriptionCodeMachine = setup({
  types: {} as {
    input: PrescriptionCodeInput;
    context: PrescriptionCodeContext;
    events: PrescriptionCodeEvents;
    children: { verifyCode: 'verifyCode' };
    tags: Tag;
  },
  actors: {
    verifyCode: notProvided<VerifiedPrescription, PrescriptionCodeInput>('verifyCode'),
  },
  actions: {
    changeCode: assign((_, { code }: PrescriptionCodeInput) => ({ code, verified: null })),
    rememberVerified: assign((_, { verified }: Pick<PrescriptionCodeContext, 'verified'>) => ({
      verified,
    })),
  },
  guards: {
    isEmpty: ({ context }) => context.code.trim() === '',
    isCode: ({ context }) => readCode(context.code) !== null,
  },
}).createMachine({
  id: 'prescriptionCode',
  description: 'Anybody who holds a prescription checks whether it is good.',
  context: ({ input }) => ({ ...input, verified: null }),
  initial: 'opened',
  on: {
    'code.changed': {
      target: '.awaitingCode',
      actions: { type: 'changeCode', params: ({ event }) => event },
    },
  },
  states: {
    opened: {
      description: 'The page was opened, perhaps with a code behind its address.',
      always: [
        { guard: 'isEmpty', target: 'awaitingCode' },
        { guard: 'isCode', target: 'verifying' },
        { target: 'malformedShown' },
      ],
    },
    awaitingCode: {
      description: 'A code is written.',
      on: {
        'code.submitted': [{ guard: 'isCode', target: 'verifying' }, { target: 'malformedShown' }],
      },
    },
    malformedShown: {
      description: 'What was written is no code, which is said before anybody is asked.',
    },
    verifying: {
      description: 'The server is asked whether the prescription holds.',
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'told',
          actions: {
            type: 'rememberVerified',
            params: ({ event }) => ({ verified: event.output }),
          },
        },
        onError: 'verifyingFailed',
      },
    },
    verifyingFailed: {
      description: 'The server could not be asked, or has been asked too often.',
      on: { 'code.submitted': 'verifying' },
    },
    told: {
      description:
        'The answer stands there; it may have changed since, so that it can be asked again.',
      on: { 'code.submitted': 'verifying' },
    },
  },
});

type PrescriptionCodeSnapshot = SnapshotFrom<typeof prescriptionCodeMachine>;

export const selectCode = ({ context }: PrescriptionCodeSnapshot): string => context.code;

/** The answer, while it stands there. */
export const selectVerified = (snapshot: PrescriptionCodeSnapshot): VerifiedPrescription | null =>
  snapshot.matches('told') ? snapshot.context.verified : null;

export const selectIsVerifying = (snapshot: PrescriptionCodeSnapshot): boolean =>
  snapshot.matches('verifying');

/** Reason why there is no answer. */
export const selectCodeProblem = (
  snapshot: PrescriptionCodeSnapshot,
): 'malformed' | 'unreachable' | null => {
  if (snapshot.matches('malformedShown')) return 'malformed';
  return snapshot.matches('verifyingFailed') ? 'unreachable' : null;
};
