import { fromPromise } from 'xstate';
import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { withPlainDomain } from '../../../contracts/forms/entries.ts';
import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import { CHECKOUT_CALLS, PRODUCTS } from '../../../contracts/payments/products.ts';
import { PATIENT } from '../../../contracts/forms/booking.ts';
import type { WhoDetails } from '../../../contracts/forms/booking.ts';
import { normalised } from '../../../contracts/forms/form.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  Confirmed,
  Confirming,
  Holding,
  SlotHoldInput,
  Standing,
} from '../../../machines/slot-hold/slot-hold.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { atForm } from './booking.ts';
import { keptToken } from '../accounts/session-storage.ts';

const ofPayments = laterEndpoints(() => import('../../../contracts/endpoints/payments.ts'));
const ofTeleconsultations = laterEndpoints(
  () => import('../../../contracts/endpoints/teleconsultations.ts'),
);

const NOT_PAID = 402;
const TAKEN = 409;

/** Turns the patient's details into the fields that the server reads, as it keeps them. */
const bookedFor = (who: WhoDetails) => {
  const { fullName, email, phone, notes } = normalised(PATIENT, who);
  return {
    patientName: fullName,
    patientEmail: withPlainDomain(email),
    patientPhone: phone,
    notes: notes.trim(),
  };
};

/** Returns a test for appointments at this time, for this patient. */
const isOf =
  ({ who, startsAt, doctor }: SlotHoldInput) =>
  (each: Appointment): boolean => {
    const { patientName, patientEmail, patientPhone, notes } = bookedFor(who);
    return (
      Date.parse(each.starts_at) === Date.parse(startsAt) &&
      (doctor === null || each.doctor.slug === doctor) &&
      each.patient_name === patientName &&
      each.patient_email.toLowerCase() === patientEmail.toLowerCase() &&
      each.patient_phone === patientPhone &&
      each.notes === notes
    );
  };

/**
 * Reads the hold or appointment of this time and patient, and a payment that has no time yet; nothing when signed out.
 */
export const readHold = fromPromise<Standing, SlotHoldInput>(async ({ input, signal }) => {
  if (keptToken() === null) return { hold: null, booked: null, payment: null };
  const [{ appointments }, { payments }] = await Promise.all([
    call(ofTeleconsultations('listTeleconsultations'), { signal }),
    call(ofPayments('listPaid'), { signal }),
  ]);
  const own = appointments.filter(isOf(input));
  const paid = payments.filter(({ is_paid }) => is_paid);
  const minutesOf = ({ product }: PaymentStatus) => PRODUCTS[product].minutes;
  // Nobody pays twice: what is paid and has no time is used, even where the other length was chosen.
  const payment = paid.find((each) => minutesOf(each) === input.minutes) ?? paid[0] ?? null;
  const length = payment === null ? input.minutes : minutesOf(payment);
  return {
    hold:
      own.find(
        ({ state, minutes, held_for_ms }) =>
          state === 'held' && minutes === length && (held_for_ms ?? 0) > 0,
      ) ?? null,
    booked: own.find(({ state }) => state === 'confirmed') ?? null,
    payment,
  };
});

/** Returns the server's sentence if it has answered with this status; null otherwise. */
const saidWith = (error: unknown, status: number): string | null =>
  (error as Failure).status === status ? saidBy(error) : null;

/** Has the server hold a time for ten minutes; it frees the time that the account held before. */
export const holdSlot = fromPromise<Holding, SlotHoldInput>(
  async ({ input: { minutes, who, startsAt, doctor }, signal }) => {
    const product = CHECKOUT_CALLS[minutes];
    const body = { ...bookedFor(who), scheduledTime: startsAt, doctor, product };
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
      if (said === null) throw atForm(error as Failure);
      return { verdict: 'taken', said };
    }
  },
);

/** Turns a hold into an appointment with the payment. */
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

/** Releases a hold. */
export const releaseHold = fromPromise<void, { readonly id: string }>(
  async ({ input: { id }, signal }) => {
    await call(ofTeleconsultations('releaseTeleconsultation'), {
      params: { id },
      body: {},
      signal,
    });
  },
);
