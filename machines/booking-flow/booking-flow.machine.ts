import type { Booked } from '../booking-dialog/booking-dialog.machine.ts';
import { rememberFailure } from '../kit/refusal.ts';
import { atStart, bookingFlow, requestOf } from './booking-flow.setup.ts';
import { changeTakenBack, keep, leadsTo, patientRefused } from './steps/asking.ts';
import { choosingTime } from './steps/choosing-time.step.ts';
import { paying } from './steps/paying.step.ts';
import { identifyingToBook, identifyingToPay } from './steps/identifying.step.ts';
import { reviewing } from './steps/reviewing.step.ts';

const saidOf = (booked: Booked): string | null =>
  booked.verdict === 'taken' ? booked.message : null;

/**
 * /booking, /booking/patient-info and /booking/review-and-book: the patient books a consultation by video without an
 * assessment, and pays at the appointment or at once (BKFL-01..07). The choices are kept on the device until it is
 * booked.
 */
export const bookingFlowMachine = bookingFlow.createMachine({
  id: 'bookingFlow',
  description: 'Somebody books a consultation by video, over three pages.',
  context: ({ input }) => atStart(input),
  initial: 'readingBooking',
  states: {
    readingBooking: {
      description: 'What the device keeps of a booking under way is read (BKFL-01, BKFL-03).',
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        onDone: [
          {
            guard: { type: 'isKeptStored', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'rememberKept', params: ({ event }) => event.output },
          },
          {
            guard: 'isPatientOpened',
            target: 'editingPatient',
            actions: { type: 'rememberKept', params: ({ event }) => event.output },
          },
          {
            target: 'choosingTime',
            actions: { type: 'rememberKept', params: ({ event }) => event.output },
          },
        ],
        onError: 'choosingTime',
      },
    },
    choosingTime,
    editingPatient: {
      description: 'The person says who it is for (BKFL-04).',
      initial: 'awaitingPatient',
      states: {
        awaitingPatient: { description: 'Nothing is wrong.' },
        entryRefused: { description: 'The server does not take one of the entries.' },
      },
      on: {
        'patient.submitted': [
          {
            guard: { type: 'isPatientOfTime', params: ({ event }) => event },
            target: 'reviewing',
            actions: [{ type: 'rememberWho', params: ({ event }) => event }, keep],
          },
          {
            guard: { type: 'isPatient', params: ({ event }) => event },
            target: 'choosingTime',
            actions: [{ type: 'rememberWho', params: ({ event }) => event }, keep],
          },
        ],
        'address.moved': [changeTakenBack, { guard: leadsTo('time'), target: 'choosingTime' }],
      },
    },
    reviewing,
    identifyingToBook,
    identifyingToPay,
    bookingAppointment: {
      description:
        'The booking is on its way; the same one is made once, however often it is sent.',
      tags: 'busy',
      invoke: {
        id: 'submitBooking',
        src: 'submitBooking',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isBooked', params: ({ event }) => event.output },
            target: 'booked',
            actions: { type: 'rememberBooked', params: ({ event }) => event.output },
          },
          {
            target: 'choosingTime',
            actions: [
              {
                type: 'takeTimeAway',
                params: ({ event }) => ({ said: saidOf(event.output) }),
              },
              keep,
            ],
          },
        ],
        onError: [
          patientRefused,
          {
            target: 'bookingFailed',
            actions: rememberFailure,
          },
        ],
      },
    },
    bookingFailed: {
      description: 'It did not work; everything is there as it was.',
      on: { 'retry.requested': 'reviewing', 'address.moved': 'reviewing' },
    },
    paying,
    booked: {
      description: 'It is booked: when, with whom and how to join; nothing is kept here any more.',
      entry: 'forgetBooking',
    },
    timeTaken: {
      description:
        'It is paid, and the time is somebody else’s: what was paid is good for another.',
      entry: 'forgetBooking',
    },
  },
});
