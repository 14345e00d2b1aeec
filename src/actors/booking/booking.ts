import { fromPromise } from 'xstate';
import type {
  Booked,
  BookingRequest,
  LoadedBooking,
} from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import type { BookingDetails } from '../../../contracts/forms/booking.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { FreeTimes } from '../../../machines/reschedule/reschedule.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { keptUser } from '../accounts/session-storage.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/teleconsultations.ts'));

/** The server's status when another patient has taken the time. */
const TAKEN = 409;

/** The form's field for each field of the request that bears another name. */
const FIELDS: Readonly<Record<string, keyof BookingDetails>> = {
  patientName: 'fullName',
  patientEmail: 'email',
  patientPhone: 'phone',
  scheduledTime: 'time',
};

/** Returns a failure with the field that it names under the form's name. */
export const atForm = (failure: Failure): Failure => {
  const { field = '' } = failure;
  return { ...failure, field: FIELDS[field] ?? field };
};

/** Reads the free times of the next days. */
export const loadSlots = fromPromise<FreeTimes>(async ({ signal }) => {
  const read = await call(named('listSlots'), { query: {}, signal });
  return { days: read.days, doctors: read.doctors, withSamples: read.with_samples };
});

/** Reads the free times of the next days, and who is signed in on this device. */
export const loadBooking = fromPromise<LoadedBooking>(async ({ signal }) => {
  const { days } = await call(named('listSlots'), { query: {}, signal });
  const user = keptUser();
  return {
    days,
    person: user && { name: user.name, email: user.email ?? '' },
    requestKey: newRequestKey(),
  };
});

/** Books a consultation: one to be paid at the appointment (API-26, API-27, DATA-14), or one that is paid already. */
export const submitBooking = fromPromise<Booked, BookingRequest>(async ({ input, signal }) => {
  const { details, scheduledTime, doctor, sessionToken, product, payment, requestKey } = input;
  if (scheduledTime === null) throw new Error('There is no such time');
  const { fullName, email, phone, notes } = details;
  const body = {
    patientName: fullName,
    patientEmail: email,
    patientPhone: phone,
    scheduledTime,
    ...(doctor !== null && { doctor }),
    ...(notes.trim() !== '' && { notes }),
    ...(sessionToken !== null && { sessionToken }),
  };
  try {
    const { appointment } =
      payment === null
        ? await call(named('bookTeleconsultation'), {
            body: { ...body, product },
            requestKey,
            signal,
          })
        : await call(named('scheduleTeleconsultation'), {
            body: { ...body, payment_id: payment.id },
            requestKey,
            signal,
          });
    return { verdict: 'booked', appointment };
  } catch (error) {
    const message = saidBy(error);
    if (message === null || (error as Failure).status !== TAKEN) throw atForm(error as Failure);
    return { verdict: 'taken', message };
  }
});
