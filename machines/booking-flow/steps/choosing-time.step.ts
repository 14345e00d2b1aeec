import { bookingFlow } from '../booking-flow.setup.ts';
import { changeTakenBack, keep, leadsTo } from './asking.ts';

/** /booking: a day and a time (BKFL-02). */
export const choosingTime = bookingFlow.createStateConfig({
  description: 'The person chooses a day and a time, by the clock of India.',
  initial: 'loadingSlots',
  on: {
    'address.moved': [
      changeTakenBack,
      { guard: leadsTo('patient'), target: '#bookingFlow.editingPatient' },
    ],
  },
  states: {
    loadingSlots: {
      description: 'The server is asked for the free times.',
      tags: 'busy',
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        onDone: [
          {
            guard: { type: 'isTimeGone', params: ({ event }) => event.output },
            target: 'editing.timeLost',
            actions: [{ type: 'rememberDays', params: ({ event }) => event.output }, keep],
          },
          {
            target: 'editing',
            actions: { type: 'rememberDays', params: ({ event }) => event.output },
          },
        ],
        onError: 'slotsFailed',
      },
    },
    slotsFailed: {
      description: 'The free times could not be loaded; they can be asked for again.',
      on: { 'loading.requested': 'loadingSlots' },
    },
    editing: {
      description: 'The days and their times are open.',
      initial: 'awaitingTime',
      on: {
        'time.submitted': [
          {
            guard: { type: 'isTimeOfPatient', params: ({ event }) => event },
            target: '#bookingFlow.reviewing',
            actions: [{ type: 'rememberWhen', params: ({ event }) => event }, keep],
          },
          {
            guard: { type: 'isTime', params: ({ event }) => event },
            target: '#bookingFlow.editingPatient',
            actions: [{ type: 'rememberWhen', params: ({ event }) => event }, keep],
          },
        ],
      },
      states: {
        awaitingTime: { description: 'Nothing is wrong.' },
        timeLost: { description: 'The time that was wanted is gone, which is said.' },
      },
    },
  },
});
