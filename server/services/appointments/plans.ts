import type { Sql } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Appointment, Attended } from '../../repositories/appointments.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { mailAccount } from '../messages/outbox.ts';
import type { AppointmentMessage } from '../messages/appointment-texts.ts';
import { endOf } from './appointment-state.ts';

type Adding = { readonly clock: Clock; readonly ids: Ids };

/**
 * Kinds of jobs about appointments. Their keys begin with the id, and with the sequence where a change makes them void.
 */
export const JOBS = {
  hold: 'appointmentHold',
  end: 'appointmentEnd',
  reminder: 'reminder',
  byHand: 'reminderByHand',
} as const;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Time between a reminder and the appointment, in milliseconds. */
export const REMINDERS = { dayBefore: DAY_MS, hourBefore: HOUR_MS } as const;
export type PlannedReminder = keyof typeof REMINDERS;

/** Makes the key of a job about an appointment in its present version. */
export const keyOf = (
  { id, sequence }: Pick<Appointment, 'id' | 'sequence'>,
  ...more: readonly string[]
): string => [id, sequence, ...more].join(':');

export const readKey = (key: string) => {
  const [id = '', sequence = '', ...more] = key.split(':');
  return { id, sequence: Number(sequence), what: more.join(':') };
};

/** Plans the job that lapses a hold when its time is over. */
export const planLapse = async (
  sql: Sql,
  { ids }: Pick<Adding, 'ids'>,
  { id, heldUntil }: Pick<Appointment, 'id' | 'heldUntil'>,
): Promise<void> => {
  if (heldUntil === null) return;
  await jobsIn(sql).add({ id: ids.row(), kind: JOBS.hold, key: id, dueAt: heldUntil });
};

/** Plans the reminders and the end of an appointment. A reminder whose time has passed is not made up for. */
export const planAppointment = async (
  sql: Sql,
  { clock, ids }: Adding,
  appointment: Appointment,
): Promise<void> => {
  const now = clock.now();
  const reminders = Object.entries(REMINDERS).flatMap(([what, ms]) => {
    const dueAt = new Date(appointment.startsAt.getTime() - ms);
    const key = keyOf(appointment, what);
    return dueAt > now ? [{ id: ids.row(), kind: JOBS.reminder, key, dueAt }] : [];
  });
  const end = {
    id: ids.row(),
    kind: JOBS.end,
    key: keyOf(appointment),
    dueAt: endOf(appointment),
  };
  await jobsIn(sql).add(...reminders, end);
};

/**
 * Adds a mail about an appointment to the account that has booked it. A fixed `messageId` keeps repeated calls to one
 * mail.
 */
export const announce = async (
  sql: Sql,
  deps: Adding,
  {
    kind,
    attended: { appointment, doctor },
    messageId,
    more,
  }: {
    readonly kind: AppointmentMessage;
    readonly attended: Attended;
    readonly messageId?: string;
    readonly more?: Readonly<Record<string, string>> | undefined;
  },
): Promise<void> => {
  const { id, startsAt, minutes, price, paymentId, sequence, ownerId } = appointment;
  await mailAccount(sql, deps, ownerId, {
    ...(messageId !== undefined && { id: messageId }),
    kind,
    // The values hold nothing about health: a mail lies open on many phones.
    values: {
      appointment: id,
      sequence: String(sequence),
      at: startsAt.toISOString(),
      minutes: String(minutes),
      doctor: doctor.name,
      ...(doctor.organization !== null && { organization: doctor.organization }),
      ...(doctor.registration !== null && { registration: doctor.registration }),
      ...(paymentId === null && { due: String(price) }),
      ...more,
    },
    uselessAt: AFTERWARDS.has(kind) ? dayFrom(deps.clock) : endOf(appointment),
  });
};

/** Messages about a call that is over: they stay useful after its end. */
const AFTERWARDS: ReadonlySet<AppointmentMessage> = new Set([
  'appointmentMissed',
  'appointmentAttended',
]);
const dayFrom = (clock: Clock): Date => new Date(clock.now().getTime() + DAY_MS);

/** Mails the dentist that a call counts as missed, without naming the patient. Samples have no account. */
export const tellDentist = async (
  sql: Sql,
  deps: Adding,
  { appointment, doctor }: Attended,
): Promise<void> => {
  if (doctor.accountId === null) return;
  await mailAccount(sql, deps, doctor.accountId, {
    kind: 'callMissed',
    values: { at: appointment.startsAt.toISOString() },
    uselessAt: dayFrom(deps.clock),
  });
};
