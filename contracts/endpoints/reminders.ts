import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { REMINDER_PERMISSIONS } from '../accounts/permissions.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

const perMs = 60_000;
const permissions = { any: REMINDER_PERMISSIONS };

/** Kinds of reminder: the day before, the hour before, or sent by the staff. */
export const REMINDER_KINDS = ['dayBefore', 'hourBefore', 'byHand'] as const;

/** One reminder of an appointment. `skipped`: it came due, and there was nothing to say any more. */
export const Reminder = z.object({
  kind: z.enum(REMINDER_KINDS),
  state: z.enum(['planned', 'sent', 'failed', 'skipped']),
  at: Moment,
});

/** An appointment as the staff who remind of it read it: nothing of what it is about. */
export const RemindedAppointment = z.object({
  id: z.uuid(),
  starts_at: Moment,
  minutes: z.number(),
  doctor: z.string(),
  patient_name: z.string(),
  /** True when the person wants to be reminded. */
  wants_reminders: z.boolean(),
  /** False where the account has no e-mail address, so that nothing reminds. */
  is_mailed: z._default(z.boolean(), true),
  reminders: z.array(Reminder),
});
export type RemindedAppointment = z.infer<typeof RemindedAppointment>;

/**
 * Lists the appointments of the next seven days with their reminders (ROUTE-40, ROUTE-41). Each name that is shown is
 * written down.
 */
export const listReminders = endpoint({
  method: 'GET',
  path: '/api/staff/reminders',
  tag: 'Patient records',
  summary: 'The appointments of the next days, and who was reminded',
  auth: 'patient',
  permissions,
  rate: { max: 60, perMs },
  replies: { 200: z.object({ appointments: z.array(RemindedAppointment) }) },
});

/** Reminds of one appointment now. 429: it was done within the last ten minutes. 409: there is nobody to remind. */
export const sendReminder = endpoint({
  method: 'POST',
  path: '/api/staff/reminders/:id/send',
  tag: 'Staff',
  summary: 'Remind of an appointment now',
  auth: 'patient',
  permissions,
  rate: { max: 30, perMs },
  params: z.object({ id: z.uuid() }),
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ success: z.literal(true), sent_at: Moment }) },
  example: { params: { id: SOME_ID }, body: {} },
});
