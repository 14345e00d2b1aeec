import { appointmentsAheadIn, attendedIn } from '../../repositories/appointments.ts';
import type { Owned } from '../../repositories/appointments.ts';
import { consultingHoursIn } from '../../repositories/consulting-hours.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import type { Doctor } from '../../repositories/doctors.ts';
import { closesAt } from '../rooms/room.ts';
import { dayOfIndia } from '../../lib/india-time.ts';
import type { ServiceDeps } from '../deps.ts';
import { endOf } from './appointment-state.ts';
import { slotsOf, startOf } from './slots.ts';
import { hasRunOut } from './take-time.ts';

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;

/** Lists the doctors, and days with their times and who is free then. */
export const readSlots = async (
  { db, clock }: Deps,
  { from, days }: { readonly from: string | null; readonly days: number },
): Promise<{ readonly days: ReturnType<typeof slotsOf>; readonly doctors: readonly Doctor[] }> => {
  const now = clock.now();
  const first = startOf(from ?? dayOfIndia(now), '09:00');
  const until = new Date(first.getTime() + (days + 1) * DAY_MS);
  const doctors = await doctorsIn(db.sql).bookable();
  const ids = doctors.map(({ id }) => id);
  const calendar = await consultingHoursIn(db.sql).calendarOf(doctors);
  const taken = await appointmentsAheadIn(db.sql).takenBetween(first, until);
  const live = taken.filter((each) => !hasRunOut(each, now));
  return {
    days: slotsOf({ from, days, doctors: ids, calendar, taken: live, now }),
    doctors,
  };
};

/** Returns true when its two people can be in its room, now or later. */
export const isJoinable = (appointment: Owned['appointment'], now: Date): boolean =>
  (appointment.state === 'confirmed' || appointment.state === 'ended') &&
  closesAt(appointment) > now;

/**
 * Lists the appointments of an account: those to come, the next one first, then those that are over, the latest first.
 */
export const listAppointments = async ({ db, clock }: Deps, ownerId: string): Promise<Owned[]> => {
  const now = clock.now();
  const all = await attendedIn(db.sql).ofOwner(ownerId);
  const isToCome = ({ appointment }: Owned): boolean =>
    isJoinable(appointment, now) ||
    (appointment.state === 'held' && endOf(appointment) > now && !hasRunOut(appointment, now));
  return [...all.filter(isToCome).toReversed(), ...all.filter((each) => !isToCome(each))];
};

/** Reads one appointment; `null` when it is another account's. */
export const readAppointment = (
  { db }: Pick<Deps, 'db'>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<Owned | null> => attendedIn(db.sql).one(ownerId, id);
