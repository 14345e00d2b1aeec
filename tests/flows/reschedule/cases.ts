import type { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import type { FreeTimes, Moved } from '../../../machines/reschedule/reschedule.machine.ts';
import { BOOKED, DOCTORS, SLOT_DAYS } from '../../kit/booking-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };
export const INPUT = { id: BOOKED.id, startsAt: BOOKED.starts_at };
export const FREE: FreeTimes = { days: SLOT_DAYS, doctors: DOCTORS, withSamples: true };
/** The Wednesday at eleven. */
export const CHOSEN = { date: '2026-11-25', time: '11:00' };
export const TAKEN: Moved = {
  verdict: 'taken',
  said: 'This time has just been taken. Please choose another one.',
};
export const TOO_LATE: Moved = {
  verdict: 'tooLate',
  said: 'This appointment has begun already.',
};

export const cases: Cases<typeof rescheduleMachine> = {
  inputs: [INPUT],
  events: {
    'loading.requested': [{}],
    'time.submitted': [{ chosen: CHOSEN }, { chosen: { date: '2026-11-25', time: '' } }],
    'reschedule.declined': [{}],
    'outcome.acknowledged': [{}],
  },
  actors: {
    loadSlots: { done: [FREE], error: [OFFLINE] },
    moveConsultation: {
      done: [{ verdict: 'moved' }, TAKEN, TOO_LATE, { verdict: 'notFound' }],
      error: [OFFLINE],
    },
  },
  contextKey: ({ lost }) => [lost > 0],
};
