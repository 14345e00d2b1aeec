import { fromPromise } from 'xstate';
import type { User } from '../../../contracts/accounts/account.ts';
import { KeptBookingData } from '../../../contracts/booking/booking-data.ts';
import type { BookingData } from '../../../contracts/booking/booking-data.ts';
import type { KeptBooking } from '../../../machines/booking-flow/booking-flow.setup.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { keepBookingData, keptBookingData, keptUser } from '../accounts/session-storage.ts';

/** Lifetime of an abandoned booking, in milliseconds: the same as that of an assessment's draft. */
const LIFETIME_MS = 14 * 24 * 60 * 60_000;

/** Reads the kept booking; null when it is broken or too old. Drops a chosen time that has passed. */
const readKept = (now: number): BookingData | null => {
  const { success, data } = KeptBookingData.safeParse(keptBookingData());
  if (!success || now - data.keptAt > LIFETIME_MS) return null;
  const { keptAt: _keptAt, ...booking } = data;
  const isOver = booking.startsAt !== null && Date.parse(booking.startsAt) <= now;
  return isOver ? { ...booking, startsAt: null } : booking;
};

/** Reads what this device keeps of a booking under way, and who is signed in on it (BKFL-07). */
export const readBooking = fromPromise<KeptBooking>(() => {
  const user = keptUser();
  return Promise.resolve({
    data: readKept(Date.now()),
    person: user && { name: user.name, email: user.email ?? '' },
    requestKey: newRequestKey(),
  });
});

/** Reads who is signed in on this device by now, perhaps in another tab; null for nobody. */
export const readSession = fromPromise<User | null>(() => Promise.resolve(keptUser()));

/** Keeps what the patient has chosen, signed in or not (BKFL-07). */
export const keepBooking = (data: BookingData): void =>
  keepBookingData({ ...data, keptAt: Date.now() });

/** Forgets the booking once it is made. */
export const forgetBooking = (): void => keepBookingData(null);
