import type { Sql } from '../../db/connect.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import type { Appointment } from '../../repositories/appointments.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import { appointmentTransition } from './appointment-state.ts';
import type { AppointmentEvent } from './appointment-state.ts';
import { dayAndWeekOf, freeDoctors, timesOn } from './slots.ts';
import type { Hours } from './slots.ts';

/** Moves an appointment as its states allow. @returns it as it is now; `null` where that cannot happen to it */
export const moveAppointment = async (
  sql: Sql,
  appointment: Appointment,
  event: AppointmentEvent,
): Promise<Appointment | null> => {
  const transition = appointmentTransition(appointment, event);
  if (transition.kind === 'refused') return null;
  const isMoved = await appointmentsIn(sql).move(appointment, transition.to);
  return isMoved ? { ...appointment, ...transition.to } : null;
};

/** Whether a hold keeps its time no longer, though nobody has written that down yet. */
export const hasRunOut = (
  { state, heldUntil }: Pick<Appointment, 'state' | 'heldUntil'>,
  now: Date,
): boolean => state === 'held' && heldUntil !== null && heldUntil <= now;

type Wanted = {
  readonly at: Date;
  readonly now: Date;
  /** Whom the person has been given already; `null` for whoever is free. */
  readonly preferred: string | null;
  /** It is paid at the appointment, or by nobody. */
  readonly isUnpaid: boolean;
  /** The appointment that is moved there, if one is. */
  readonly moving?: string;
};

type Taken =
  | { readonly doctorId: string }
  /** `unpaidDay`: somebody is free, and has as much that day that is not paid as may be. */
  | { readonly kind: 'slotTaken' | 'unpaidDay' };

/** What part of a doctor's times of a day may be booked without money, so that made-up people cannot take them all. */
const UNPAID_SHARE = 1 / 2;

/** Who of some doctors has still room on a day for a call that is not paid. */
const withUnpaidRoom = async (
  sql: Sql,
  free: readonly string[],
  { at, hours, moving }: Pick<Wanted, 'at' | 'moving'> & { readonly hours: readonly Hours[] },
): Promise<string[]> => {
  const unpaid = await appointmentsIn(sql).unpaidWithin(dayAndWeekOf(at).day, moving ?? null);
  return free.filter((id) => {
    const count = unpaid.filter((doctorId) => doctorId === id).length;
    const own = hours.filter(({ doctorId }) => doctorId === id);
    return count < Math.ceil(timesOn(own, at) * UNPAID_SHARE);
  });
};

/**
 * A doctor who is free at a time, to be booked in this transaction. Of several it is the one with the
 * fewest calls that day, then that week. Whoever takes a time waits here for the others who do, and holds that have run out
 * give way. The database's own rule, one live row for a doctor and a time, stands behind it.
 */
export const takeTime = async (
  sql: Sql,
  { at, now, preferred, isUnpaid, moving }: Wanted,
): Promise<Taken> => {
  const doctors = await doctorsIn(sql).lock();
  const hours = await doctorsIn(sql).hoursOf(doctors.map(({ id }) => id));
  const taken = await appointmentsIn(sql).takenBetween(at, at);
  const gone = taken.filter((each) => hasRunOut(each, now));
  for (const each of gone) await moveAppointment(sql, each, { type: 'ranOut', at: now });
  const free = freeDoctors(
    hours,
    taken.filter((each) => !gone.includes(each)),
    at,
  );
  const open = isUnpaid
    ? await withUnpaidRoom(sql, free, { at, hours, ...(moving !== undefined && { moving }) })
    : free;
  const own = open.find((id) => id === preferred);
  const doctorId = own ?? (await doctorsIn(sql).leastBooked(open, { ...dayAndWeekOf(at), now }));
  if (doctorId !== null) return { doctorId };
  return { kind: free.length > 0 ? 'unpaidDay' : 'slotTaken' };
};
