import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { rememberFailure, rememberRefusal, sayRefusal } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { Created } from '../registration/registration.machine.ts';
import { REGISTERED } from '../../contracts/texts/en/flows/registration.ts';
import { emptyOf, isComplete } from '../../contracts/forms/form.ts';
import { STAFF_REGISTRATION } from '../../contracts/forms/staff-registration.ts';
import type { StaffDetails } from '../../contracts/forms/staff-registration.ts';
import { STAFF_REGISTRATION_FAILED } from '../../contracts/texts/en/staff/staff-registration.ts';

type StaffRegistrationOutput = { readonly kind: 'registered' };

type StaffRegistrationContext = {
  readonly details: StaffDetails;
  /** Reason for which there is no account, in words. */
  readonly refusal: string | null;
};

const NO_DETAILS = emptyOf(STAFF_REGISTRATION);

const staffRegistration = setup({
  types: {} as {
    context: StaffRegistrationContext;
    events: { type: 'details.submitted'; details: StaffDetails };
    output: StaffRegistrationOutput;
    emitted: NoticeRaised;
    children: { createStaffAccount: 'createStaffAccount' };
  },
  actors: {
    /** Creates the account of an invited member of the staff; afterwards the device is signed in. */
    createStaffAccount: notProvided<Created, StaffDetails>('createStaffAccount'),
  },
  actions: {
    rememberDetails: assign((_, params: { details: StaffDetails }) => params),
    rememberRefusal: assign((_, params: { said: string | null }) => ({
      refusal: params.said ?? STAFF_REGISTRATION_FAILED.message,
    })),
    forgetDetails: assign({ details: NO_DETAILS }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    areComplete: (_, params: { details: StaffDetails }) =>
      isComplete(STAFF_REGISTRATION, params.details),
    isCreated: (_, created: Created) => created.verdict === 'created',
  },
});

/**
 * Creates the account of an invited member of the staff: the mail's invitation, a name, the address that it went to and
 * a password. It needs no codes, since the invitation has come to the address (REG-29, REG-57).
 */
export const staffRegistrationMachine = staffRegistration.createMachine({
  id: 'staffRegistration',
  description: 'Somebody who was invited joins the staff.',
  context: { details: NO_DETAILS, refusal: null },
  output: { kind: 'registered' },
  initial: 'editingDetails',
  states: {
    editingDetails: {
      description: 'Invitation, name, address and a password are written in.',
      initial: 'awaitingDetails',
      on: {
        'details.submitted': {
          guard: { type: 'areComplete', params: ({ event }) => event },
          target: 'creatingAccount',
          actions: { type: 'rememberDetails', params: ({ event }) => event },
        },
      },
      states: {
        awaitingDetails: { description: 'Nothing was found wrong with them.' },
        creationRefused: {
          description: 'There is no account, which is said; what was written in stays.',
          entry: sayRefusal(STAFF_REGISTRATION_FAILED),
        },
      },
    },
    creatingAccount: {
      description: 'The server is asked for the account.',
      tags: 'busy',
      invoke: {
        id: 'createStaffAccount',
        src: 'createStaffAccount',
        input: ({ context }) => context.details,
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'registered',
            actions: say('success', REGISTERED, { outlivesPage: true }),
          },
          {
            target: 'editingDetails.creationRefused',
            actions: rememberRefusal,
          },
        ],
        onError: {
          target: 'editingDetails.creationRefused',
          actions: rememberFailure,
        },
      },
      exit: 'forgetDetails',
    },
    registered: {
      description: 'There is an account, and this device is signed in.',
      type: 'final',
    },
  },
});

type StaffRegistrationSnapshot = SnapshotFrom<typeof staffRegistrationMachine>;

/** Returns the reason for which there is no account, in words; null while nothing is wrong. */
export const selectRefusal = (snapshot: StaffRegistrationSnapshot): string | null =>
  snapshot.matches({ editingDetails: 'creationRefused' }) ? snapshot.context.refusal : null;

/** Returns true while the server is being asked. */
export const selectIsBusy = (snapshot: StaffRegistrationSnapshot): boolean =>
  snapshot.hasTag('busy');
