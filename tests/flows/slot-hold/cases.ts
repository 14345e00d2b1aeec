import type {
  slotHoldMachine,
  Confirmed,
  Holding,
  Standing,
} from '../../../machines/slot-hold/slot-hold.machine.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import type { Cases } from '../../model/cases.ts';
import { paymentAt } from '../qr-payment/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };
export const SAID_TAKEN = 'This time has just been taken. Please choose another one.';
export const SAID_NOT_PAID =
  'This payment has not arrived yet. Please wait a moment and try again.';

export const WHO = {
  fullName: 'Asha Verma',
  email: 'asha@example.org',
  phone: '9876543210',
  notes: '',
};
/** The server does not take the number, which the page took for one. */
export const AT_PHONE = {
  kind: 'refused',
  message: 'Phone number must be at least 10 digits.',
  isSaid: true,
  field: 'phone',
};
export const PHONE_REFUSED = {
  kind: 'refused',
  problems: { phone: AT_PHONE.message },
} as const;
export const INPUT = { minutes: 15, who: WHO, startsAt: BOOKED.starts_at, doctor: null } as const;

/** The Tuesday at ten, kept for ten minutes. */
export const HELD = {
  ...BOOKED,
  product: 'videoCall15',
  state: 'held',
  minutes: 15,
  price: 299_00,
  notes: '',
  held_until: '2026-11-23T10:10:00.000Z',
  held_for_ms: 600_000,
} as const;
/** The same, paid and booked. */
export const CONFIRMED = {
  ...HELD,
  state: 'confirmed',
  held_until: null,
  held_for_ms: null,
} as const;
/** What was paid for a call of 15 minutes and has no time yet. */
export const PAID = paymentAt('settled', { product: 'videoCall15', amount: 29_900 });

export const NOTHING: Standing = { hold: null, booked: null, payment: null };
export const STANDS_HELD: Standing = { ...NOTHING, hold: HELD };
export const STANDS_PAID: Standing = { ...NOTHING, hold: HELD, payment: PAID };
export const STANDS_BOOKED: Standing = { ...NOTHING, booked: CONFIRMED };

export const KEPT: Holding = { verdict: 'held', hold: HELD };
export const GONE: Holding = { verdict: 'taken', said: SAID_TAKEN };
export const DONE: Confirmed = { verdict: 'confirmed', appointment: CONFIRMED };
export const LATE: Confirmed = { verdict: 'taken', said: SAID_TAKEN };
export const UNPAID: Confirmed = { verdict: 'notPaid', said: SAID_NOT_PAID };

export const cases: Cases<typeof slotHoldMachine> = {
  inputs: [INPUT],
  events: {
    'hold.requested': [{}],
    'hold.released': [{}],
    'payment.settled': [{ paymentId: PAID.id }],
    'confirmation.requested': [{}],
    'page.shown': [{}],
  },
  actors: {
    readHold: {
      done: [NOTHING, { ...NOTHING, payment: PAID }, STANDS_HELD, STANDS_PAID, STANDS_BOOKED],
      error: [OFFLINE],
    },
    holdSlot: { done: [KEPT, GONE], error: [OFFLINE, AT_PHONE] },
    watchPage: {},
    confirmHold: { done: [DONE, LATE, UNPAID], error: [OFFLINE] },
    releaseHold: { done: [undefined], error: [OFFLINE] },
  },
  contextKey: ({ paymentId }) => [paymentId],
};
