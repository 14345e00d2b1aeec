import type { bookingDialogMachine } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED, SLOT_DAYS } from '../../kit/booking-samples.ts';
import type { Cases } from '../../model/cases.ts';
import { SESSION_TOKEN } from '../../kit/samples.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };
export const INPUT = {
  topDiagnosis: 'Reversible pulpitis',
  sessionToken: SESSION_TOKEN,
  payment: null,
};
export const LOADED = {
  days: SLOT_DAYS,
  person: { name: ASHA.name, email: ASHA.email },
  requestKey: 'made-up-key',
};
export const DETAILS = {
  fullName: ASHA.name,
  email: ASHA.email,
  phone: '9876543210',
  date: '2026-11-24',
  time: '10:00',
  notes: 'AI Diagnosis: Reversible pulpitis',
};
/** The server does not take the number, which the page took for one. */
export const AT_PHONE = {
  kind: 'refused',
  message: 'Phone number must be at least 10 digits.',
  isSaid: true,
  field: 'phone',
};
export const TAKEN = {
  verdict: 'taken',
  message: 'This time has just been taken. Please choose another one.',
} as const;

export const cases: Cases<typeof bookingDialogMachine> = {
  inputs: [INPUT],
  events: {
    'loading.requested': [{}],
    'details.submitted': [{ details: DETAILS }, { details: { ...DETAILS, phone: '98765' } }],
    'retry.requested': [{}],
    'dialog.closed': [{}],
  },
  actors: {
    loadBooking: { done: [LOADED], error: [OFFLINE] },
    submitBooking: {
      done: [{ verdict: 'booked', appointment: BOOKED }, TAKEN],
      error: [OFFLINE, AT_PHONE],
    },
  },
  contextKey: ({ appointment, lost }) => [appointment !== null, lost > 0],
};
