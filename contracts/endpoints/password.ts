import * as z from 'zod/mini';
import { Auth, Email, EmailCode, NewPassword } from '../account.ts';
import { sendingRate, tryingRate } from './code-rates.ts';
import { endpoint } from './endpoint.ts';
import { CodeRefused, CodeSent } from './verification.ts';

const tag = 'Accounts';

/** Mails a code to choose a new password with; the reply is the same whether or not there is an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/llm/forgot-password',
  tag,
  summary: 'Send a code for a new password',
  auth: 'none',
  device: true,
  rate: sendingRate('email'),
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
  rate: tryingRate('email'),
  body: z.object({ email: Email, otp: EmailCode, password: NewPassword }),
  replies: { 200: z.union([z.extend(Auth, { success: z.literal(true) }), CodeRefused]) },
});
