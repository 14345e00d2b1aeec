import * as z from 'zod/mini';
import { Auth, Phone, PhoneSignInCode } from '../accounts/account.ts';
import { PATIENT } from '../forms/booking.ts';
import { textOf } from '../forms/schema.ts';
import { sendingRate, tryingRate } from './code-rates.ts';
import { endpoint } from './endpoint.ts';
import { SOME_PHONE } from './examples.ts';
import { CodeRefused, CodeSent } from './verification.ts';

const tag = 'Accounts';

/** Sends a code to a phone, the same message whether or not an account has the number (NEW-20). */
export const sendPhoneAccountCode = endpoint({
  method: 'POST',
  path: '/api/auth/phone/code',
  tag,
  summary: 'Send a code to book with a phone alone',
  auth: 'none',
  device: true,
  rate: sendingRate('phone'),
  body: z.object({ phone: Phone }),
  replies: { 200: CodeSent },
  example: { body: { phone: SOME_PHONE } },
});

/**
 * Signs in with that code: to the account that has the number, which keeps its own name, or to a new one without an
 * e-mail address and a password (NEW-20).
 */
export const enterByPhone = endpoint({
  method: 'POST',
  path: '/api/auth/phone/enter',
  tag,
  summary: 'Sign in with a code to a phone, with a new account where there is none',
  auth: 'none',
  device: true,
  rate: tryingRate('phone'),
  body: z.object({ phone: Phone, otp: PhoneSignInCode, name: textOf(PATIENT.fullName) }),
  replies: { 200: z.union([z.extend(Auth, { success: z.literal(true) }), CodeRefused]) },
  example: { body: { phone: SOME_PHONE, otp: '012345', name: 'Asha Rao' } },
});
