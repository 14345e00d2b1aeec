import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { aimOf, bookingFlow } from '../booking-flow.setup.ts';
import { patientRefused } from './asking.ts';
import { CHANGES } from './reviewing.step.ts';

/**
 * The server keeps a time only for a known account. One code to the phone that stands in the form is all that it takes
 * (NEW-20); whoever has an account may sign in with it, and so does whoever has a phone that gets no codes.
 */
const identifying = <const Next extends string>(next: Next) =>
  bookingFlow.createStateConfig({
    description: 'Whoever books is known by a code to their phone, or signs in.',
    initial: 'readingSession',
    states: {
      readingSession: {
        description: 'Whoever is signed in passes unseen.',
        tags: 'busy',
        invoke: {
          id: 'readSession',
          src: 'readSession',
          onDone: [
            {
              guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
              target: next,
            },
            { guard: 'takesCodes', target: 'provingPhone' },
            { target: 'awaitingSignIn' },
          ],
          onError: 'awaitingSignIn',
        },
      },
      provingPhone: {
        description: 'A code goes to the phone in the form, and is written in.',
        invoke: {
          id: 'oneTimeCode',
          src: 'oneTimeCode',
          input: ({ context }) => aimOf(context),
          onDone: [
            {
              guard: { type: 'isProven', params: ({ event }) => event.output },
              target: next,
            },
            patientRefused,
            { target: '#bookingFlow.reviewing.awaitingWay' },
          ],
        },
        on: { 'account.chosen': 'awaitingSignIn', ...CHANGES },
      },
      awaitingSignIn: {
        description:
          'Whoever has an account signs in, or makes one with an address and a password.',
        invoke: throughGate({
          action: 'teleconsultation',
          granted: next,
          dismissed: '#bookingFlow.reviewing.awaitingWay',
        }),
      },
    },
  });

export const identifyingToBook = identifying('#bookingFlow.bookingAppointment');
export const identifyingToPay = identifying('#bookingFlow.paying');
