import * as z from 'zod/mini';
import { Auth, Email, EmailCode, NewPassword } from '../account.ts';
import { endpoint } from './endpoint.ts';
import { CodeRefused, CodeSent } from './verification.ts';

const tag = 'Accounts';
const TEN_MINUTES_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Mails a code to choose a new password with; the reply is the same whether or not there is an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/llm/forgot-password',
  tag,
  summary: 'Send a code for a new password',
  auth: 'none',
  device: true,
  rate: { max: 10, perMs: TEN_MINUTES_MS, contact: { fields: ['email'], max: 8, perMs: HOUR_MS } },
  body: z.object({ email: Email }),
  replies: { 200: CodeSent },
});

/** Sets the new password with that code, ends every session of the account, and signs in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/llm/reset-password',
  tag,
  summary: 'Choose a new password with a code',
  auth: 'none',
  device: true,
  rate: { max: 30, perMs: TEN_MINUTES_MS, contact: { fields: ['email'], max: 20, perMs: HOUR_MS } },
  body: z.object({ email: Email, otp: EmailCode, password: NewPassword }),
  replies: { 200: z.union([z.extend(Auth, { success: z.literal(true) }), CodeRefused]) },
});
