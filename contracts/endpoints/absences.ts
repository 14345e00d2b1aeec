import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Success } from '../common/success.ts';
import { ABSENCE_VERDICTS } from '../booking/absence.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

const perMs = 60_000;
const permissions = { any: ['settle_absences'] } as const;

/**
 * A call whose patient said that the dentist did not come, and in which the server saw nobody. It carries nothing of
 * who the patient is.
 */
export const OpenAbsence = z.object({
  id: z.uuid(),
  starts_at: Moment,
  minutes: z.int(),
  doctor: z.string(),
  reported_at: Moment,
  /** True when the call was paid for ahead. */
  is_paid: z.boolean(),
});
export type OpenAbsence = z.infer<typeof OpenAbsence>;

/** Lists the absences that staff have to look into, the oldest first. */
export const listAbsences = endpoint({
  method: 'GET',
  path: '/api/staff/absences',
  tag: 'Staff',
  summary: 'Calls to look into: was the dentist there?',
  auth: 'patient',
  permissions,
  rate: { max: 60, perMs },
  replies: { 200: z.object({ absences: z.array(OpenAbsence) }) },
});

/**
 * Says whether the dentist came; the patient is told. The same verdict once more changes nothing. 403: it is the
 * caller's own call. 404: there is no such call. 409: it is settled already, or there was nothing to settle.
 */
export const settleAbsence = endpoint({
  method: 'POST',
  path: '/api/staff/absences/:id/settle',
  tag: 'Staff',
  summary: 'Settle whether the dentist came',
  auth: 'patient',
  permissions,
  rate: { max: 30, perMs },
  params: z.object({ id: z.uuid() }),
  body: z.object({ verdict: z.enum(ABSENCE_VERDICTS) }),
  replies: { 200: Success },
  example: { params: { id: SOME_ID }, body: { verdict: 'missed' } },
});
