import * as z from 'zod/mini';
import { Auth, Email, STAFF_ROLES } from '../accounts/account.ts';
import { shapeOf } from '../forms/schema.ts';
import { STAFF_REGISTRATION } from '../forms/staff-registration.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL, SOME_PASSWORD } from './examples.ts';

const tag = 'Staff';
const TEN_MINUTES_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Mails an invitation to the staff. The reply does not depend on who has the address; no member of the staff can invite
 * to a role that may do more than their own. Another invitation to the same address takes the place of the first.
 */
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/staff/invitations',
  tag,
  summary: 'Invite somebody to the staff',
  auth: 'patient',
  permissions: { any: ['access_admin_dashboard'] },
  rate: {
    max: 20,
    perMs: TEN_MINUTES_MS,
    contact: { fields: ['email'], max: 5, perMs: HOUR_MS, strangers: 5 },
  },
  body: z.object({ email: Email, role: z.enum(STAFF_ROLES) }),
  replies: {
    200: z.object({ success: z.literal(true), expires_at: z.iso.datetime({ offset: true }) }),
  },
  example: { body: { email: SOME_EMAIL, role: 'ai_trainer' } },
});

/**
 * Creates the account of an invited member of the staff, and signs in (API-47). Of the form's fields it takes the
 * address, the password and both names: the others say the same again, or, as the phone, were never verified. Asked
 * again after a lost reply, it signs in to the account that it has made.
 */
export const registerStaff = endpoint({
  method: 'POST',
  path: '/api/auth/local/register',
  tag,
  summary: 'Create the account of somebody who was invited to the staff',
  auth: 'none',
  device: true,
  rate: { max: 10, perMs: TEN_MINUTES_MS, contact: { fields: ['email'], max: 10, perMs: HOUR_MS } },
  body: z.object(shapeOf(STAFF_REGISTRATION)),
  replies: { 200: Auth },
  example: {
    body: {
      invitation: 'a-token-that-nobody-has-mailed-yet',
      email: SOME_EMAIL,
      password: SOME_PASSWORD,
      firstName: 'Asha',
      lastName: 'Rao',
    },
  },
});
