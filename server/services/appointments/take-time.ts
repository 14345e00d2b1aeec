import type { Sql } from '../../db/connect.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import type { Appointment } from '../../repositories/appointments.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import { appointmentTransition } from './appointment-state.ts';
import type { AppointmentEvent } from './appointment-state.ts';
import { dayAndWeekOf, freeDoctors } from './slots.ts';

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
};

/**
 * A doctor who is free at a time, to be booked in this transaction; `null` where nobody is. Of several it is the one with the
 * fewest calls that day, then that week. Whoever takes a time waits here for the others who do, and holds that have run out
 * give way. The database's own rule, one live row for a doctor and a time, stands behind it.
 */
export const takeTime = async (
  sql: Sql,
  { at, now, preferred }: Wanted,
): Promise<string | null> => {
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
  const own = free.find((id) => id === preferred);
  return own ?? doctorsIn(sql).leastBooked(free, { ...dayAndWeekOf(at), now });
};
