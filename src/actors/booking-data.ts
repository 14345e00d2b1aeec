import { fromPromise } from 'xstate';
import { KeptBookingData } from '../../contracts/booking-data.ts';
import type { BookingData } from '../../contracts/booking-data.ts';
import type { KeptBooking } from '../../machines/booking-flow/booking-flow.setup.ts';
import { newRequestKey } from './request-key.ts';
import { keepBookingData, keptBookingData, keptUser } from './session-storage.ts';

/** How long a booking that nobody goes on with is kept, in milliseconds: as long as an assessment's draft. */
const LIFETIME_MS = 14 * 24 * 60 * 60_000;

/** What is kept, unless it is broken, too old, or about a time that is over. */
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
    person: user && { name: user.name, email: user.email },
    requestKey: newRequestKey(),
  });
});

/** Keeps what is chosen, beside who is signed in or for somebody who is not (BKFL-07). */
export const keepBooking = (data: BookingData): void =>
  keepBookingData({ ...data, keptAt: Date.now() });

/** The booking is done. */
export const forgetBooking = (): void => keepBookingData(null);
