import type * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import type { RemindedAppointment, Reminder } from '../../../contracts/endpoints/reminders.ts';
import type { Sql } from '../../db/connect.ts';
import { remindedIn } from '../../repositories/appointments.ts';
import type { Reminded } from '../../repositories/appointments.ts';
import type { Scope } from '../../repositories/organizations.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import type { Job } from '../../repositories/jobs.ts';
import { messagesIn } from '../../repositories/messages.ts';
import type { Message } from '../../repositories/messages.ts';
import { readNamed } from '../patient-records.ts';
import type { Answer } from '../patient-records.ts';
import type { WakingDeps } from '../deps.ts';
import { JOBS, REMINDERS, announce, keyOf, readKey } from './plans.ts';
import type { PlannedReminder } from './plans.ts';

/** Returns the UUID (version 8 of RFC 9562) of a name: the same name always has the same one. */
const namedUuid = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

const DAY_MS = 24 * 60 * 60_000;

/** Time ahead for which staff see appointments, in milliseconds. */
const AHEAD_MS = 7 * DAY_MS;

/** Least time between two reminders by hand of the same appointment, in milliseconds. */
const BETWEEN_MS = 10 * 60_000;

/** Derives the id of a reminder's message from the job's key, so that a repeated job does not send twice. */
const messageOf = (key: string): string => namedUuid(`reminder ${key}`);

/**
 * Sends one reminder. The appointment must be booked, unchanged since the reminder was planned, and still to come; and
 * the patient must want reminders.
 */
export const remind = async (
  { db, clock, ids, wakeJobs }: WakingDeps,
  key: string,
): Promise<void> => {
  const { id, sequence, what } = readKey(key);
  const isAdded = await db.transaction(async (sql) => {
    const found = await remindedIn(sql, null).lock(id);
    if (found === null || !found.wantsReminders) return false;
    const { appointment } = found;
    const leftMs = appointment.startsAt.getTime() - clock.now().getTime();
    if (appointment.sequence !== sequence || leftMs <= 0) return false;
    // After a long stop of the server both reminders may be due; the later one is enough.
    if (what === 'dayBefore' && leftMs <= REMINDERS.hourBefore) return false;
    const messageId = messageOf(key);
    if ((await messagesIn(sql).byId(messageId)) !== null) return false;
    const kind = 'appointmentReminder';
    await announce(sql, { clock, ids }, { kind, attended: found, messageId });
    return true;
  });
  if (isAdded) wakeJobs();
};

type UpcomingRequest = { readonly reader: Scope & { readonly id: string } };

/**
 * Lists the appointments of the next days with their reminders; each patient whose name is shown gets a row that notes
 * it.
 */
export const upcoming = async (
  deps: WakingDeps,
  { reader }: UpcomingRequest,
): Promise<Answer<RemindedAppointment[]>> => {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + AHEAD_MS);
  const answer = await readNamed(deps, { reader }, async (sql) => {
    const found = await remindedIn(sql, reader).between(now, until);
    const reminders = await remindersOf(sql, found);
    return found.map((each, index) => ({
      ownerId: each.appointment.ownerId,
      line: lineOf(each, reminders[index] ?? []),
    }));
  });
  if (answer.kind !== 'shown') return answer;
  return { kind: 'shown', value: answer.value.map(({ line }) => line) };
};

const lineOf = (
  { appointment, doctor, isMailed, wantsReminders }: Reminded,
  reminders: z.infer<typeof Reminder>[],
): RemindedAppointment => ({
  id: appointment.id,
  starts_at: appointment.startsAt.toISOString(),
  minutes: appointment.minutes,
  doctor: doctor.name,
  patient_name: appointment.patientName,
  wants_reminders: wantsReminders,
  is_mailed: isMailed,
  reminders,
});

const remindersOf = async (
  sql: Sql,
  found: readonly Reminded[],
): Promise<z.infer<typeof Reminder>[][]> => {
  const ids = found.map(({ appointment }) => appointment.id);
  const jobs = await jobsIn(sql).about([JOBS.reminder, JOBS.byHand], ids);
  const states = await messagesIn(sql).statesOf(jobs.map(({ key }) => messageOf(key)));
  return found.map(({ appointment: { id, sequence } }) =>
    jobs
      .filter(({ key }) => {
        const read = readKey(key);
        return read.id === id && read.sequence === sequence;
      })
      .map((job) => ({
        kind: job.kind === JOBS.byHand ? 'byHand' : (readKey(job.key).what as PlannedReminder),
        state: stateOf(job, states.get(messageOf(job.key))),
        at: job.dueAt.toISOString(),
      })),
  );
};

const stateOf = (
  job: Pick<Job, 'state'>,
  message: Message['state'] | undefined,
): z.infer<typeof Reminder>['state'] => {
  if (message === 'sent') return 'sent';
  if (message === 'dead' || job.state === 'dead') return 'failed';
  return job.state === 'done' && message === undefined ? 'skipped' : 'planned';
};

type Sent =
  | { readonly kind: 'sent'; readonly at: Date }
  | { readonly kind: 'notFound' }
  /** It has begun, or is over. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'unwanted' }
  /** The account has no e-mail address. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'tooSoon'; readonly seconds: number };

/** Sends a reminder of one appointment now, at most once in ten minutes. */
export const sendNow = async (
  deps: WakingDeps,
  { sender, id }: { readonly sender: Scope; readonly id: string },
): Promise<Sent> => {
  const { db, clock, ids } = deps;
  const planned = await db.transaction<Sent & { readonly key?: string }>(async (sql) => {
    const found = await remindedIn(sql, sender).lock(id);
    if (found === null) return { kind: 'notFound' };
    const now = clock.now();
    if (found.appointment.startsAt <= now) return { kind: 'begun' };
    if (!found.wantsReminders) return { kind: 'unwanted' };
    if (!found.isMailed) return { kind: 'unreachable' };
    const before = await jobsIn(sql).about([JOBS.byHand], [id]);
    const last = Math.max(0, ...before.map(({ key }) => Date.parse(readKey(key).what)));
    const waitMs = last + BETWEEN_MS - now.getTime();
    if (waitMs > 0) return { kind: 'tooSoon', seconds: Math.ceil(waitMs / 1000) };
    const key = keyOf(found.appointment, now.toISOString());
    await jobsIn(sql).add({ id: ids.row(), kind: JOBS.byHand, key, dueAt: now });
    return { kind: 'sent', at: now, key };
  });
  // The job repeats this if the process dies here, and finds the message there if it does not.
  if (planned.key !== undefined) await remind(deps, planned.key);
  return planned;
};
