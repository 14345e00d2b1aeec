import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { endpoint } from './endpoint.ts';

/** Longest code that is read: digits in groups, however they are parted. */
const WRITTEN_MAX = 40;

/** `old`: it holds, and was written long ago. `unknown`: there never was one with this code, or its patient has deleted it. */
export const PRESCRIPTION_STATES = ['valid', 'old', 'replaced', 'withdrawn', 'unknown'] as const;

/** The reply to anybody who has a code: the same fields whatever the answer is, and nothing of patient or medicines. */
export const VerifiedPrescription = z.object({
  state: z.enum(PRESCRIPTION_STATES),
  issued_at: z.nullable(Moment),
  doctor_name: z.nullable(z.string()),
  doctor_registration: z.nullable(z.string()),
});
export type VerifiedPrescription = z.infer<typeof VerifiedPrescription>;

/** Tells whether a prescription holds. The code stands in the body, so that no log of addresses keeps it. */
export const verifyPrescription = endpoint({
  method: 'POST',
  path: '/api/prescriptions/verify',
  tag: 'Visit notes',
  summary: 'Whether a prescription holds',
  auth: 'none',
  rate: { max: 20, perMs: 60_000, perDay: 500 },
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(WRITTEN_MAX)) }),
  replies: { 200: VerifiedPrescription },
  example: { body: { code: '7K3M-9QXT-2B4C-V8WN' } },
});
