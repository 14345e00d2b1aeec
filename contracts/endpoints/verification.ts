import * as z from 'zod/mini';
import { Success } from '../common/success.ts';
import { CODE_TRIES, Email, EmailCode, Phone, PhoneCode } from '../accounts/account.ts';
import { sendingRate, tryingRate } from './code-rates.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL, SOME_PHONE } from './examples.ts';

const tag = 'Accounts';

/**
 * A code is on its way, or one is that was sent a moment ago (`success: false`). `resend_in`: seconds until another can
 * be sent; `expires_in`: seconds for which the code can be used. The reply does not depend on an account being known
 * under the contact.
 */
export const CodeSent = z.object({
  success: z.boolean(),
  resend_in: z.number(),
  expires_in: z.number(),
});
export type CodeSent = z.infer<typeof CodeSent>;

/** Verdict on a code that is not right. `expired`: another one has to be sent. */
export const CodeRefused = z.object({
  success: z.literal(false),
  verdict: z.enum(['wrong', 'locked', 'expired']),
  tries_left: z.number().check(z.minimum(0), z.maximum(CODE_TRIES)),
});
export type CodeRefused = z.infer<typeof CodeRefused>;

export const CodeTried = z.union([Success, CodeRefused]);
export type CodeTried = z.infer<typeof CodeTried>;

const emailBody = z.object({ email: Email });
const phoneBody = z.object({ phone: Phone, email: Email });

const send = {
  method: 'POST',
  tag,
  auth: 'none',
  device: true,
  replies: { 200: CodeSent },
} as const;
const check = { ...send, replies: { 200: CodeTried } } as const;

/** Mails a code that verifies an e-mail address before there is an account (API-30). */
export const sendEmailVerification = endpoint({
  ...send,
  path: '/llm/send-email-verification',
  summary: 'Send a code to an e-mail address',
  rate: sendingRate('email'),
  body: emailBody,
  example: { body: { email: SOME_EMAIL } },
});

/** Mails another code (API-31). */
export const resendEmailVerification = endpoint({
  ...send,
  path: '/llm/resend-email-verification',
  summary: 'Send another code to an e-mail address',
  rate: sendingRate('email'),
  body: emailBody,
  example: { body: { email: SOME_EMAIL } },
});

/** Sends a code to a phone (API-32). */
export const sendPhoneVerification = endpoint({
  ...send,
  path: '/llm/send-phone-verification',
  summary: 'Send a code to a phone',
  rate: sendingRate('phone'),
  body: phoneBody,
  example: { body: { phone: SOME_PHONE, email: SOME_EMAIL } },
});

/** Sends another code to the phone (API-33). */
export const resendPhoneVerification = endpoint({
  ...send,
  path: '/llm/resend-phone-verification',
  summary: 'Send another code to a phone',
  rate: sendingRate('phone'),
  body: phoneBody,
  example: { body: { phone: SOME_PHONE, email: SOME_EMAIL } },
});

/** Tries the code that was mailed (API-34). */
export const verifyEmail = endpoint({
  ...check,
  path: '/llm/verify-email',
  summary: 'Try the code of an e-mail address',
  rate: tryingRate('email'),
  body: z.object({ email: Email, otp: EmailCode }),
  example: { body: { email: SOME_EMAIL, otp: '012345' } },
});

/** Tries the code that was sent to a phone (API-35). */
export const verifyPhone = endpoint({
  ...check,
  path: '/llm/verify-phone',
  summary: 'Try the code of a phone',
  rate: tryingRate('phone'),
  body: z.object({ phone: Phone, otp: PhoneCode }),
  example: { body: { phone: SOME_PHONE, otp: '0123' } },
});
