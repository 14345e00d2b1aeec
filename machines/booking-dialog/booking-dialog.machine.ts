import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Appointment, SlotDay } from '../../contracts/endpoints/teleconsultations.ts';
import { ENTRY_REFUSED, refusalsIn } from '../kit/refused-entry.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { rememberFailure } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { APPOINTMENT_BOOKED, notesOn } from '../../contracts/texts/en/flows/booking-dialog.ts';
import { momentOf, saysTheSame, withoutTime } from './details.ts';
import { BOOKING } from '../../contracts/forms/booking.ts';
import type { BookingDetails } from '../../contracts/forms/booking.ts';
import { emptyOf, isComplete } from '../../contracts/forms/form.ts';
import type { ProblemsOf } from '../../contracts/forms/form.ts';
import { PRODUCTS } from '../../contracts/payments/products.ts';
import type { LaterCall } from '../../contracts/payments/products.ts';

/** Subject of the consultation: the likeliest condition's name, and the assessment that it comes from. */
export type BookingDialogInput = {
  readonly topDiagnosis: string | null;
  readonly sessionToken: string | null;
  /** Payment made for it already; null where it is paid at the appointment. */
  readonly payment: PaidFor | null;
};
/** A payment that a consultation can be had for. */
type PaidFor = { readonly id: string; readonly minutes: number };
/** Outcome of the dialog: closed with an appointment, or without one. */
type BookingDialogOutput = { readonly kind: 'booked' | 'closed' };

/** The free times, the signed-in person, and a key for the request that no other request has. */
export type LoadedBooking = {
  readonly days: readonly SlotDay[];
  readonly person: { readonly name: string; readonly email: string } | null;
  readonly requestKey: string;
};
/** Everything that a booking says. The same booking has the same key, so that it is made once. */
export type BookingRequest = {
  /** What is booked where nothing is paid yet. */
  readonly product: LaterCall;
  readonly details: BookingDetails;
  readonly scheduledTime: string | null;
  /** Slug of the doctor who is wanted; null for any who is free. */
  readonly doctor: string | null;
  readonly sessionToken: string | null;
  readonly payment: PaidFor | null;
  readonly requestKey: string;
};
/** Verdict of the server; taken: another patient has the time, in the server's words. */
export type Booked =
  | { readonly verdict: 'booked'; readonly appointment: Appointment }
  | { readonly verdict: 'taken'; readonly message: string };

type BookingDialogContext = BookingDialogInput & {
  readonly days: readonly SlotDay[];
  readonly details: BookingDetails;
  /** Faults that the server has found with them, by field. */
  readonly problems: ProblemsOf<typeof BOOKING>;
  readonly requestKey: string;
  /** Number of different bookings sent: each has a key of its own. */
  readonly edition: number;
  /** Number of times that a chosen time was gone when it was asked for. */
  readonly lost: number;
  readonly appointment: Appointment | null;
  /** The server's reason for a booking that it did not make. */
  readonly refusal: string | null;
};
type BookingDialogEvents =
  | { type: 'loading.requested' }
  | { type: 'details.submitted'; details: BookingDetails }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' };

const NO_DETAILS = emptyOf(BOOKING);
const { isEntryRefused, refusedEntry } = refusalsIn(BOOKING);

const bookingDialog = setup({
  types: {} as {
    input: BookingDialogInput;
    context: BookingDialogContext;
    events: BookingDialogEvents;
    output: BookingDialogOutput;
    emitted: NoticeRaised;
    children: { loadBooking: 'loadBooking'; submitBooking: 'submitBooking' };
  },
  actors: {
    loadBooking: notProvided<LoadedBooking>('loadBooking'),
    submitBooking: notProvided<Booked, BookingRequest>('submitBooking'),
  },
  actions: {
    rememberLoaded: assign(({ context }, { days, person, requestKey }: LoadedBooking) => ({
      days,
      requestKey,
      details: {
        ...NO_DETAILS,
        fullName: person?.name ?? '',
        email: person?.email ?? '',
        notes: notesOn(context.topDiagnosis),
      },
    })),
    rememberDetails: assign(({ context }, { details }: { details: BookingDetails }) => ({
      details,
      edition: saysTheSame(details, context.details) ? context.edition : context.edition + 1,
      problems: {},
      refusal: null,
    })),
    rememberRefusedEntry: assign(refusedEntry),
    rememberBooked: assign((_, booked: Booked) => ({
      appointment: booked.verdict === 'booked' ? booked.appointment : null,
    })),
    /** Takes the time that is gone out of the choice; all else stays as it was typed. */
    takeTimeAway: assign(({ context: { days, details, lost } }, booked: Booked) => ({
      lost: lost + 1,
      days: withoutTime(days, details),
      details: { ...details, time: '' },
      refusal: booked.verdict === 'taken' ? booked.message : null,
    })),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ refusal: params.said })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    areDetails: (_, params: { details: BookingDetails }) => isComplete(BOOKING, params.details),
    isEntryRefused,
    isBooked: (_, booked: Booked) => booked.verdict === 'booked',
  },
});

/**
 * The booking dialog: a day, a time and the person it is for, paid at the appointment (BOOK-01..33). It is opened for a
 * signed-in patient and ends when it is closed.
 */
export const bookingDialogMachine = bookingDialog.createMachine({
  id: 'bookingDialog',
  description: 'Somebody books a consultation for later.',
  context: ({ input }) => ({
    ...input,
    days: [],
    details: NO_DETAILS,
    problems: {},
    requestKey: '',
    edition: 0,
    lost: 0,
    appointment: null,
    refusal: null,
  }),
  output: ({ context }) => ({ kind: context.appointment === null ? 'closed' : 'booked' }),
  initial: 'loadingSlots',
  on: { 'dialog.closed': '.closed' },
  states: {
    loadingSlots: {
      description: 'The server is asked for the free times.',
      tags: 'busy',
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberLoaded', params: ({ event }) => event.output },
        },
        onError: 'slotsFailed',
      },
    },
    slotsFailed: {
      description: 'The free times could not be loaded; they can be asked for again.',
      on: { 'loading.requested': 'loadingSlots' },
    },
    editing: {
      description: 'The form is open (BOOK-02..12).',
      initial: 'awaitingDetails',
      on: {
        'details.submitted': {
          guard: { type: 'areDetails', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'rememberDetails', params: ({ event }) => event },
        },
      },
      states: {
        awaitingDetails: { description: 'Nothing is wrong.' },
        entryRefused: { description: 'The server does not take one of the entries.' },
        timeLost: {
          description: 'Somebody else has the time by now, which is said: another one is chosen.',
        },
      },
    },
    submitting: {
      description:
        'The booking is on its way; the same one is made once, however often it is sent.',
      tags: 'busy',
      invoke: {
        id: 'submitBooking',
        src: 'submitBooking',
        input: ({ context: { details, days, sessionToken, payment, requestKey, edition } }) => ({
          details,
          scheduledTime: momentOf(days, details),
          doctor: null,
          sessionToken,
          product: 'laterCall30' as const,
          payment,
          requestKey: `${requestKey}-${edition}`,
        }),
        onDone: [
          {
            guard: { type: 'isBooked', params: ({ event }) => event.output },
            target: 'booked',
            actions: [
              { type: 'rememberBooked', params: ({ event }) => event.output },
              say('success', APPOINTMENT_BOOKED, { about: 'booking' }),
            ],
          },
          {
            target: 'editing.timeLost',
            actions: { type: 'takeTimeAway', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { ...ENTRY_REFUSED, target: 'editing.entryRefused' },
          {
            target: 'bookingFailed',
            actions: rememberFailure,
          },
        ],
      },
    },
    booked: {
      description: 'The appointment is booked: when, with whom, and how to join (BOOK-26..29).',
      tags: 'done',
    },
    bookingFailed: {
      description: 'It did not work; the form is there again as it was (BOOK-30..32).',
      on: { 'retry.requested': 'editing' },
    },
    closed: { description: 'The dialog is closed.', type: 'final' },
  },
});

type BookingDialogSnapshot = SnapshotFrom<typeof bookingDialogMachine>;

/** Content of the dialog: every leaf of the chart belongs to one of these, or the dialog is closed (BOOK-02). */
export type BookingView = 'loading' | 'unavailable' | 'form' | 'success' | 'error' | 'closed';

export const selectView = (snapshot: BookingDialogSnapshot): BookingView => {
  if (snapshot.matches('loadingSlots')) return 'loading';
  if (snapshot.matches('slotsFailed')) return 'unavailable';
  if (snapshot.matches('booked')) return 'success';
  if (snapshot.matches('bookingFailed')) return 'error';
  return snapshot.matches('closed') ? 'closed' : 'form';
};

/** Returns true while the booking is on its way, so that the dialog cannot be closed on it by mistake. */
export const selectIsSubmitting = (snapshot: BookingDialogSnapshot): boolean =>
  snapshot.matches('submitting');

/** Returns the text on a time that another patient has by now; null where that is not so. */
export const selectLost = (snapshot: BookingDialogSnapshot): string | null =>
  snapshot.matches({ editing: 'timeLost' }) ? snapshot.context.refusal : null;

/** Returns the faults that the server has found with the details, by field. */
export const selectProblems = (snapshot: BookingDialogSnapshot): ProblemsOf<typeof BOOKING> =>
  snapshot.context.problems;

/** Returns the length of the call, in minutes, and whether it is paid (BOOK-23). */
export const selectTerms = ({ context: { payment } }: BookingDialogSnapshot) => ({
  minutes: payment?.minutes ?? PRODUCTS.laterCall30.minutes,
  isPaid: payment !== null,
});
