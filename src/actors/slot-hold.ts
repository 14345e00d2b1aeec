import { fromPromise } from 'xstate';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import type { WhoDetails } from '../../machines/booking-dialog/details.ts';
import { saidBy } from '../../machines/kit/failure.ts';
import type { Failure } from '../../machines/kit/failure.ts';
import type {
  Confirmed,
  Confirming,
  Holding,
  SlotHoldInput,
  Standing,
} from '../../machines/slot-hold/slot-hold.setup.ts';
import { call } from './call.ts';
import { laterEndpoints } from './later-endpoints.ts';
import { newRequestKey } from './request-key.ts';
import { keptToken } from './session-storage.ts';

const ofPayments = laterEndpoints(() => import('../../contracts/endpoints/payments.ts'));
const ofTeleconsultations = laterEndpoints(
  () => import('../../contracts/endpoints/teleconsultations.ts'),
);

const NOT_PAID = 402;
const TAKEN = 409;

/** What is paid for now, and held while it is. */
const PRODUCT = 'videoCall15';

/** Who a booking is for, as the server reads it. */
const bookedFor = ({ fullName, email, phone, notes }: WhoDetails) => ({
  patientName: fullName.trim(),
  patientEmail: email.trim(),
  patientPhone: phone.trim(),
  notes: notes.trim(),
});

/** Whether an appointment is at this time, for this person. */
const isOf =
  ({ who, startsAt }: SlotHoldInput) =>
  (each: Appointment): boolean => {
    const { patientName, patientEmail, patientPhone, notes } = bookedFor(who);
    return (
      Date.parse(each.starts_at) === Date.parse(startsAt) &&
      each.patient_name === patientName &&
      each.patient_email.toLowerCase() === patientEmail.toLowerCase() &&
      each.patient_phone === patientPhone &&
      each.notes === notes
    );
  };

/** What the server has of a time and a person, and what is paid and has no time yet; nothing where nobody is signed in. */
export const readHold = fromPromise<Standing, SlotHoldInput>(async ({ input, signal }) => {
  if (keptToken() === null) return { hold: null, booked: null, payment: null };
  const [{ appointments }, { payments }] = await Promise.all([
    call(ofTeleconsultations('listTeleconsultations'), { signal }),
    call(ofPayments('listPaid'), { signal }),
  ]);
  const own = appointments.filter(isOf(input));
  return {
    hold:
      own.find(
        ({ state, product, held_for_ms }) =>
          state === 'held' && product === PRODUCT && (held_for_ms ?? 0) > 0,
      ) ?? null,
    booked: own.find(({ state }) => state === 'confirmed') ?? null,
    payment: payments.find(({ product, is_paid }) => product === PRODUCT && is_paid) ?? null,
  };
});

/** What the server has said, where it has answered with this status; null otherwise. */
const saidWith = (error: unknown, status: number): string | null =>
  (error as Failure).status === status ? saidBy(error) : null;

/** Has the server keep a time for ten minutes; what the account kept before is free again. */
export const holdSlot = fromPromise<Holding, SlotHoldInput>(
  async ({ input: { who, startsAt }, signal }) => {
    const body = { ...bookedFor(who), scheduledTime: startsAt, product: PRODUCT } as const;
    try {
      const requestKey = newRequestKey();
      const { appointment } = await call(ofTeleconsultations('holdTeleconsultation'), {
        body,
        requestKey,
        signal,
      });
      return { verdict: 'held', hold: appointment };
    } catch (error) {
      const said = saidWith(error, TAKEN);
      if (said === null) throw error;
      return { verdict: 'taken', said };
    }
  },
);

/** Makes a kept time an appointment with what was paid. */
export const confirmHold = fromPromise<Confirmed, Confirming>(
  async ({ input: { id, paymentId }, signal }) => {
    try {
      const body = { payment_id: paymentId };
      const { appointment } = await call(ofTeleconsultations('confirmTeleconsultation'), {
        params: { id },
        body,
        signal,
      });
      return { verdict: 'confirmed', appointment };
    } catch (error) {
      const taken = saidWith(error, TAKEN);
      if (taken !== null) return { verdict: 'taken', said: taken };
      const notPaid = saidWith(error, NOT_PAID);
      if (notPaid === null) throw error;
      return { verdict: 'notPaid', said: notPaid };
    }
  },
);

/** Gives a kept time back. */
export const releaseHold = fromPromise<void, { readonly id: string }>(
  async ({ input: { id }, signal }) => {
    await call(ofTeleconsultations('releaseTeleconsultation'), {
      params: { id },
      body: {},
      signal,
    });
  },
);
