import { bookingFlow, holdOf } from '../booking-flow.setup.ts';
import { keep, leadsTo } from './asking.ts';

const changeTime = {
  target: '#bookingFlow.choosingTime',
  actions: ['forgetWhen', keep],
} as const;
const changePatient = {
  target: '#bookingFlow.editingPatient',
  actions: ['forgetWho', keep],
} as const;

/** "Change" of either part, on the review and while the code is asked for. */
export const CHANGES = {
  'time.revisited': changeTime,
  'patient.revisited': changePatient,
  // Back within the flow is "Change"; an address that is opened anew leads here again.
  'address.moved': [
    { guard: leadsTo('time'), ...changeTime },
    { guard: leadsTo('patient'), ...changePatient },
  ],
} as const;

/** /booking/review-and-book: the patient checks the time, the person and the payment (BKFL-05). */
export const reviewing = bookingFlow.createStateConfig({
  description: 'The person reads what is booked, and says how it is paid.',
  initial: 'readingStanding',
  on: CHANGES,
  states: {
    readingStanding: {
      description: 'The server is asked what is kept or booked of it already, as after a reload.',
      tags: 'busy',
      invoke: {
        id: 'readHold',
        src: 'readHold',
        input: ({ context }) => holdOf(context),
        onDone: [
          {
            guard: { type: 'standsBooked', params: ({ event }) => event.output },
            target: '#bookingFlow.booked',
            actions: { type: 'rememberStanding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'standsHeld', params: ({ event }) => event.output },
            target: '#bookingFlow.paying',
            actions: { type: 'rememberStanding', params: ({ event }) => event.output },
          },
          {
            target: 'awaitingWay',
            actions: { type: 'rememberStanding', params: ({ event }) => event.output },
          },
        ],
        onError: 'awaitingWay',
      },
    },
    awaitingWay: {
      description: 'It can be booked, paid now or at the appointment.',
      on: {
        'booking.requested': '#bookingFlow.identifyingToBook',
        'payment.requested': '#bookingFlow.identifyingToPay',
      },
    },
  },
});
