import type { Sql } from '../../db/connect.ts';
import { appointmentsAheadIn, appointmentsIn } from '../../repositories/appointments.ts';
import type { Appointment } from '../../repositories/appointments.ts';
import { consultingHoursIn } from '../../repositories/consulting-hours.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import { appointmentTransition } from './appointment-state.ts';
import type { AppointmentEvent } from './appointment-state.ts';
import { dayAndWeekOf, freeDoctors, timesOn } from './slots.ts';
import type { Hours } from './slots.ts';

/**
 * Moves an appointment as its states allow. @returns the appointment as it is now; `null` when the event does not fit
 */
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

/** Returns true when a hold's time is over, even though its row has not lapsed yet. */
export const hasRunOut = (
  { state, heldUntil }: Pick<Appointment, 'state' | 'heldUntil'>,
  now: Date,
): boolean => state === 'held' && heldUntil !== null && heldUntil <= now;

type Wanted = {
  readonly at: Date;
  readonly now: Date;
  /** The doctor whom the patient has already; `null` for any doctor. */
  readonly preferred: string | null;
  /** True when no other doctor will do. */
  readonly isInsistent?: boolean;
  /** True when it is not paid ahead. */
  readonly isUnpaid: boolean;
  /** Id of the appointment that is moved to this time, if one is. */
  readonly moving?: string;
};

type Taken =
  | { readonly doctorId: string }
  /** `unpaidDay`: a doctor is free, but has reached the day's limit of unpaid calls; `doctorTaken`: the one wanted is not. */
  | { readonly kind: 'slotTaken' | 'doctorTaken' | 'unpaidDay' };

/** Share of a doctor's times of a day that may be booked unpaid, so that made-up patients cannot take them all. */
const UNPAID_SHARE = 1 / 2;

/** Lists those of the free doctors who have room on a day for another unpaid call. */
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
 * Picks a doctor who is free at a time, to be booked in this transaction: of several, the one with the fewest calls
 * that day, then that week. The lock makes concurrent bookings wait here, and holds that have run out give way. A
 * unique index on doctor and time backs it up.
 */
export const takeTime = async (
  sql: Sql,
  { at, now, preferred, isInsistent = false, isUnpaid, moving }: Wanted,
): Promise<Taken> => {
  const doctors = await doctorsIn(sql).lock();
  const calendar = await consultingHoursIn(sql).calendarOf(doctors);
  const taken = await appointmentsAheadIn(sql).takenBetween(at, at);
  const gone = taken.filter((each) => hasRunOut(each, now));
  for (const each of gone) await moveAppointment(sql, each, { type: 'ranOut', at: now });
  const anybody = freeDoctors(
    calendar,
    taken.filter((each) => !gone.includes(each)),
    { at, now },
  );
  const free = isInsistent ? anybody.filter((id) => id === preferred) : anybody;
  const open = isUnpaid
    ? await withUnpaidRoom(sql, free, {
        at,
        hours: calendar.hours,
        ...(moving !== undefined && { moving }),
      })
    : free;
  const own = open.find((id) => id === preferred);
  const doctorId = own ?? (await doctorsIn(sql).leastBooked(open, { ...dayAndWeekOf(at), now }));
  if (doctorId !== null) return { doctorId };
  if (free.length > 0) return { kind: 'unpaidDay' };
  return { kind: isInsistent ? 'doctorTaken' : 'slotTaken' };
};
