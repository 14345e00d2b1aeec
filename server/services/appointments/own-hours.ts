import { LEAST_NOTICES } from '../../../contracts/booking/weekly-hours.ts';
import type { CallInTheWay, OwnHours } from '../../../contracts/endpoints/own-hours.ts';
import type { MoneyAfter } from '../../../contracts/payments/products.ts';
import { hoursFault, isLeave } from '../../../contracts/rules/weekly-hours.ts';
import type { HoursFault, Leave } from '../../../contracts/rules/weekly-hours.ts';
import type { Sql } from '../../db/connect.ts';
import { dayOfIndia, withOffset } from '../../lib/india-time.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { appointmentsAheadIn, appointmentsIn } from '../../repositories/appointments.ts';
import type { Appointment } from '../../repositories/appointments.ts';
import { consultingHoursIn } from '../../repositories/consulting-hours.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import type { Doctor } from '../../repositories/doctors.ts';
import type { ServiceDeps, WakingDeps } from '../deps.ts';
import { undoable } from '../undoable.ts';
import { fixedBy } from './appointment-state.ts';
import { callOff } from './changes.ts';
import { consulting } from './slots.ts';
import { hasRunOut, moveAppointment } from './take-time.ts';

type Wanted = Omit<OwnHours, 'version'>;

const written = async (sql: Sql, doctor: Doctor, today: string): Promise<OwnHours> => {
  const { hours, leaves } = await consultingHoursIn(sql).calendarOf([doctor]);
  return {
    version: doctor.hoursVersion,
    hours: hours.map(({ weekday, fromMinute: from, toMinute: to }) => ({ weekday, from, to })),
    least_notice: LEAST_NOTICES.find((each) => each === doctor.leastNotice) ?? null,
    leaves: leaves
      .filter(({ lastDay }) => lastDay >= today)
      .map(({ firstDay: first_day, lastDay: last_day }) => ({ first_day, last_day })),
  };
};

/** Reads the hours and leave of the doctor whose account this is; `null` for every other account. */
export const readOwnHours = async (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  accountId: string,
): Promise<OwnHours | null> => {
  const doctor = await doctorsIn(db.sql).ofAccount(accountId);
  return doctor === null ? null : written(db.sql, doctor, dayOfIndia(clock.now()));
};

/** Puts a week and its leaves in order, as they are read back: leaves that overlap become one, and those that are over go. */
const inOrder = ({ hours, leaves, least_notice }: Wanted, today: string): Wanted => {
  const merged: Leave[] = [];
  const sorted = leaves.toSorted((one, other) => one.first_day.localeCompare(other.first_day));
  for (const leave of sorted.filter(({ last_day }) => last_day >= today)) {
    const before = merged.at(-1);
    if (before === undefined || before.last_day < leave.first_day) merged.push(leave);
    else if (before.last_day < leave.last_day) {
      merged.splice(-1, 1, { ...before, last_day: leave.last_day });
    }
  }
  const byTime = hours.toSorted(
    (one, other) => one.weekday - other.weekday || one.from - other.from,
  );
  return { hours: byTime, least_notice, leaves: merged };
};

/** Writes what is wanted as rows of one doctor. */
const rowsOf = (doctorId: string, { hours, leaves, least_notice }: Wanted) => ({
  hours: hours.map(({ weekday, from, to }) => ({
    doctorId,
    weekday,
    fromMinute: from,
    toMinute: to,
  })),
  leaves: leaves.map(({ first_day, last_day }) => ({
    doctorId,
    firstDay: first_day,
    lastDay: last_day,
  })),
  leastNotice: least_notice,
});

type Decision = { readonly id: string; readonly money: MoneyAfter };

type Changing = {
  readonly accountId: string;
  /** The version that the dentist has read. */
  readonly after: number;
  readonly wanted: Wanted;
  /** What becomes of calls that are in the way. */
  readonly decided: readonly Decision[];
};

/** `inTheWay`: booked calls would lie outside, and it was not said of each what becomes of it. `newer`: changed meanwhile. */
export type HoursChanged =
  | { readonly kind: 'changed'; readonly hours: OwnHours }
  | { readonly kind: 'inTheWay'; readonly hours: OwnHours; readonly calls: readonly CallInTheWay[] }
  | { readonly kind: 'notFound' | 'newer' | 'leave' }
  | { readonly kind: 'hours'; readonly fault: HoursFault };

const callOf = (appointment: Appointment): CallInTheWay => ({
  id: appointment.id,
  starts_at: withOffset(appointment.startsAt),
  minutes: appointment.minutes,
  is_paid: appointment.paymentId !== null,
  is_held: appointment.state === 'held',
});

/**
 * Changes a doctor's hours and leave in one transaction: the doctors' rows are locked as for a booking, so that a time is
 * either booked before, and stands in the way here, or is no time any more. Calls in the way are called off in the same
 * transaction as the change, or nothing happens.
 */
export const changeOwnHours = async (
  deps: WakingDeps,
  changing: Changing,
): Promise<HoursChanged> => {
  const fault = hoursFault(changing.wanted.hours);
  if (fault !== null) return { kind: 'hours', fault };
  if (!changing.wanted.leaves.every(isLeave)) return { kind: 'leave' };
  const changed = await undoable<HoursChanged>(deps.db, async (sql, undo) => {
    const known = await doctorsIn(sql).ofAccount(changing.accountId);
    if (known === null) return { kind: 'notFound' };
    const locked = await lockOwners(sql, deps, known.id);
    await doctorsIn(sql).lock();
    const doctor = await doctorsIn(sql).ofAccount(changing.accountId);
    if (doctor === null) return { kind: 'notFound' };
    const now = deps.clock.now();
    const today = dayOfIndia(now);
    const wanted = inOrder(changing.wanted, today);
    const { version, ...current } = await written(sql, doctor, today);
    if (version !== changing.after) {
      // A reply that was lost is asked for again.
      const isSame = JSON.stringify(inOrder(current, today)) === JSON.stringify(wanted);
      return isSame ? { kind: 'changed', hours: { version, ...current } } : { kind: 'newer' };
    }
    const rows = rowsOf(doctor.id, wanted);
    const inTheWay = await outside(sql, { doctorId: doctor.id, now, ...rows });
    const money = new Map(changing.decided.map((each) => [each.id, each.money]));
    if (inTheWay.some(({ id, ownerId }) => !money.has(id) || !locked.has(ownerId))) {
      const calls = inTheWay.map(callOf);
      return undo({ kind: 'inTheWay', hours: { version, ...current }, calls });
    }
    for (const each of inTheWay) {
      await callOff(deps, { sql, appointment: each }, money.get(each.id) ?? 'back');
    }
    await consultingHoursIn(sql).replaceCalendar(doctor, rows);
    return { kind: 'changed', hours: { version: version + 1, ...wanted } };
  });
  if (changed.kind === 'changed') deps.wakeJobs();
  return changed;
};

/**
 * Locks the accounts with calls ahead of a doctor, before the doctors' rows: bookings lock the two in this order. @returns
 * their ids
 */
const lockOwners = async (
  sql: Sql,
  { clock }: Pick<WakingDeps, 'clock'>,
  doctorId: string,
): Promise<ReadonlySet<string>> => {
  const ahead = await appointmentsAheadIn(sql).ofDoctor(doctorId, clock.now());
  const owners = [...new Set(ahead.map(({ ownerId }) => ownerId))].toSorted();
  for (const id of owners) await accountsIn(sql).lock(id);
  return new Set(owners);
};

type Outside = {
  readonly doctorId: string;
  readonly now: Date;
  readonly hours: ReturnType<typeof rowsOf>['hours'];
  readonly leaves: ReturnType<typeof rowsOf>['leaves'];
};

/**
 * Lists the calls ahead of a doctor that lie outside of hours and leaves, the next one first. Holds that have run out give
 * way. A call in which both have been, or whose link was shown, is being held and stays.
 */
const outside = async (
  sql: Sql,
  { doctorId, now, ...calendar }: Outside,
): Promise<Appointment[]> => {
  const inTheWay: Appointment[] = [];
  for (const { id } of await appointmentsAheadIn(sql).ofDoctor(doctorId, now)) {
    const found = await appointmentsIn(sql).lock(id);
    if (found === null || (found.state !== 'held' && found.state !== 'confirmed')) continue;
    if (consulting(calendar, found.startsAt).includes(doctorId)) continue;
    if (hasRunOut(found, now)) await moveAppointment(sql, found, { type: 'ranOut', at: now });
    else if (fixedBy(found, now) === null) inTheWay.push(found);
  }
  return inTheWay;
};
