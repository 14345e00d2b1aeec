import { sayUnreachable } from '../kit/later-flow.ts';
import { throughGate } from '../sign-in-gate/through-gate.ts';
import { bookingOf, consultations } from './consultations.setup.ts';
import {
  ABSENCE_NOTED,
  CONSULTATION_MISSED,
  CONSULTATION_MOVED,
  REFUND_FAILED,
  REFUND_REQUESTED,
  CONSULTATION_CANCELLED,
} from '../../contracts/texts/en/flows/consultations.ts';
import { say } from '../kit/raise-notice.ts';
import { REFUND } from '../../contracts/texts/en/refund.ts';
import { inRupees } from '../../contracts/payments/rupees.ts';
import type { CancellationOutput } from '../cancellation/cancellation.machine.ts';

/** Says what becomes of the money for a cancelled appointment. */
const moneyAfter = (output: CancellationOutput): string => {
  if (output.kind === 'kept' || output.paid === null) return REFUND.nothingPaid;
  const amount = inRupees(output.paid);
  return output.money === 'back' ? REFUND.goesBack(amount) : REFUND.isKept(amount);
};

/**
 * The patient's own consultations by video: payments that have no time yet, and bookings (TELE-01, QR-19). The step
 * TELECONSULTATION and the page /teleconsultation run it.
 */
export const consultationsMachine = consultations.createMachine({
  id: 'consultations',
  description: 'Somebody looks after their consultations.',
  context: ({ input }) => ({
    ...input,
    appointments: [],
    paid: [],
    calls: [],
    visitNotes: [],
    withStills: [],
    isDentist: false,
    payment: null,
    leaving: null,
    missed: null,
    moved: null,
  }),
  initial: 'readingConsultations',
  states: {
    readingConsultations: {
      description: 'The server is asked what the account has.',
      tags: 'busy',
      invoke: {
        id: 'readConsultations',
        src: 'readConsultations',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'browsing',
            actions: { type: 'rememberConsultations', params: ({ event }) => event.output },
          },
          {
            target: 'anonymous',
            actions: { type: 'rememberConsultations', params: ({ event }) => event.output },
          },
        ],
        onError: 'readingFailed',
      },
    },
    readingFailed: {
      description: 'The server could not be asked; what is paid and booked is kept there.',
      on: { 'reading.requested': 'readingConsultations' },
    },
    anonymous: {
      description: 'Nobody is signed in: what a consultation is, and how to get one.',
      on: { 'signIn.requested': 'awaitingSignIn' },
    },
    awaitingSignIn: {
      description: 'Somebody signs in to see theirs, or leaves it.',
      invoke: throughGate({
        action: 'teleconsultation',
        granted: 'readingConsultations',
        dismissed: 'anonymous',
      }),
    },
    browsing: {
      description: 'What is paid and what is booked.',
      on: {
        'booking.requested': {
          target: 'bookingConsultation',
          actions: { type: 'rememberPayment', params: ({ event }) => event },
        },
        'refund.requested': {
          target: 'confirmingRefund',
          actions: { type: 'rememberPayment', params: ({ event }) => event },
        },
        'cancellation.requested': {
          target: 'cancellingConsultation',
          actions: { type: 'rememberLeaving', params: ({ event }) => event },
        },
        'absence.requested': {
          target: 'reportingAbsence',
          actions: { type: 'rememberMissed', params: ({ event }) => event },
        },
        'reschedule.requested': {
          target: 'movingConsultation',
          actions: { type: 'rememberMoved', params: ({ event }) => event },
        },
        'reading.requested': 'readingConsultations',
      },
    },
    movingConsultation: {
      description: 'Another day and time are chosen for an appointment, or it stays where it is.',
      invoke: {
        id: 'reschedule',
        src: 'reschedule',
        input: ({ context: { moved } }) => ({
          id: moved?.id ?? '',
          startsAt: moved?.starts_at ?? '',
        }),
        onDone: [
          {
            guard: { type: 'wasMoved', params: ({ event }) => event.output },
            target: 'readingConsultations',
            actions: say('success', CONSULTATION_MOVED),
          },
          {
            guard: { type: 'wasKept', params: ({ event }) => event.output },
            target: 'browsing',
          },
          { target: 'readingConsultations' },
        ],
      },
    },
    cancellingConsultation: {
      description: 'An appointment is cancelled with a reason, or kept.',
      invoke: {
        id: 'cancellation',
        src: 'cancellation',
        input: ({ context: { leaving } }) => ({
          id: leaving?.id ?? '',
          paid: leaving?.payment_id ? leaving.price : null,
        }),
        onDone: [
          {
            guard: { type: 'wasCancelled', params: ({ event }) => event.output },
            target: 'readingConsultations',
            actions: {
              type: 'raiseNotice',
              params: ({ event }) => ({
                notice: {
                  type: 'success',
                  title: CONSULTATION_CANCELLED,
                  message: moneyAfter(event.output),
                },
              }),
            },
          },
          { target: 'browsing' },
        ],
      },
    },
    reportingAbsence: {
      description: 'The patient says that the dentist did not come, or leaves it.',
      invoke: {
        id: 'absence',
        src: 'absence',
        input: ({ context: { missed } }) => ({ id: missed ?? '' }),
        onDone: [
          {
            guard: { type: 'wasMissed', params: ({ event }) => event.output },
            target: 'readingConsultations',
            // The type is not `success`, since nothing went well.
            actions: say('info', CONSULTATION_MISSED),
          },
          {
            guard: { type: 'wasNoted', params: ({ event }) => event.output },
            target: 'readingConsultations',
            actions: say('success', ABSENCE_NOTED),
          },
          { target: 'browsing' },
        ],
      },
    },
    bookingConsultation: {
      description: 'A time is chosen for what is paid.',
      invoke: {
        id: 'bookingDialog',
        src: 'bookingDialog',
        input: ({ context }) => bookingOf(context),
        onDone: 'readingConsultations',
        onError: { target: 'browsing', actions: sayUnreachable },
      },
    },
    confirmingRefund: {
      description: 'What goes back, where to and when is said; it is confirmed or left.',
      on: { 'refund.confirmed': 'requestingRefund', 'refund.declined': 'browsing' },
    },
    requestingRefund: {
      description: 'What is paid is asked back.',
      tags: 'busy',
      invoke: {
        id: 'requestRefund',
        src: 'requestRefund',
        input: ({ context: { payment } }) => ({ id: payment?.id ?? '' }),
        onDone: { target: 'readingConsultations', actions: say('success', REFUND_REQUESTED) },
        onError: { target: 'browsing', actions: say('error', REFUND_FAILED) },
      },
    },
  },
});
