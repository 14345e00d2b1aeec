import * as z from 'zod/mini';
import { Success } from '../common/success.ts';
import {
  Auth,
  Email,
  EmailCode,
  Password,
  Phone,
  PhoneSignInCode,
  USER_TYPE,
  User,
} from '../accounts/account.ts';
import { PATIENT } from '../forms/booking.ts';
import { REGISTRATION } from '../forms/registration.ts';
import { shapeOf, textOf } from '../forms/schema.ts';
import { CREDENTIALS } from '../forms/sign-in.ts';
import { passwordRate, sendingRate, tryingRate } from './code-rates.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL, SOME_PASSWORD, SOME_PHONE } from './examples.ts';
import { CodeRefused, CodeSent } from './verification.ts';

const tag = 'Accounts';
const TEN_MINUTES_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Creates the account once e-mail address and phone are verified from the same browser, and signs in (API-44, REG-26).
 * Asked again after a lost reply, it signs in to the account that it has made.
 */
export const register = endpoint({
  method: 'POST',
  path: '/llm/register',
  tag,
  summary: 'Create an account whose contacts are verified',
  auth: 'none',
  device: true,
  rate: { max: 10, perMs: TEN_MINUTES_MS, contact: { fields: ['email'], max: 10, perMs: HOUR_MS } },
  body: z.object({ ...shapeOf(REGISTRATION), user_type: z.literal(USER_TYPE) }),
  replies: { 200: Auth },
  example: {
    body: {
      email: SOME_EMAIL,
      password: SOME_PASSWORD,
      firstName: 'Asha',
      lastName: 'Rao',
      phone: SOME_PHONE,
      user_type: USER_TYPE,
    },
  },
});

/** Signs in with a password (API-36, API-37). */
export const login = endpoint({
  method: 'POST',
  path: '/llm/login',
  tag,
  summary: 'Sign in with a password',
  auth: 'none',
  device: true,
  rate: passwordRate('email'),
  body: z.object(shapeOf(CREDENTIALS)),
  replies: { 200: Auth },
  example: { body: { email: SOME_EMAIL, password: SOME_PASSWORD } },
});

/** Signs staff in (API-45, AUTH-12); `username` is the e-mail address. Patients are refused like strangers. */
export const staffLogin = endpoint({
  method: 'POST',
  path: '/api/auth/local/login',
  tag,
  summary: 'Sign in as staff',
  auth: 'none',
  device: true,
  rate: passwordRate('username'),
  body: z.object({ username: Email, password: Password }),
  replies: { 200: Auth },
  example: { body: { username: SOME_EMAIL, password: SOME_PASSWORD } },
});

const byEmail = { email: Email, isEmail: z.literal(true) } as const;
const byPhone = { phone: Phone } as const;

/** Sends a code to sign in with, by mail or to a phone (API-38, API-39). */
export const generateLoginCode = endpoint({
  method: 'POST',
  path: '/llm/login-otp/generate',
  tag,
  summary: 'Send a code to sign in with',
  auth: 'none',
  device: true,
  rate: sendingRate('email', 'phone'),
  body: z.union([z.object(byEmail), z.object(byPhone)]),
  replies: { 200: CodeSent },
  example: { body: { email: SOME_EMAIL, isEmail: true } },
});

/** Signs in with that code (API-40, API-41). */
export const verifyLoginCode = endpoint({
  method: 'POST',
  path: '/llm/login-otp/verify',
  tag,
  summary: 'Sign in with a code',
  auth: 'none',
  device: true,
  rate: tryingRate('email', 'phone'),
  body: z.union([
    z.object({ ...byEmail, otp: EmailCode }),
    z.object({ ...byPhone, otp: PhoneSignInCode }),
  ]),
  replies: { 200: z.union([z.extend(Auth, { success: z.literal(true) }), CodeRefused]) },
  example: { body: { phone: SOME_PHONE, otp: '012345' } },
});

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

/** Ends the session whose token it carries (API-49). */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'Sign out',
  auth: 'patient',
  beforeSecondFactor: true,
  rate: { max: 30, perMs: TEN_MINUTES_MS },
  body: z.nullish(z.object({})),
  replies: { 200: Success },
  example: { body: {} },
});

/**
 * Reads the signed-in user (API-50). From time to time `access_token` is a new token that takes the place of the one
 * that was sent; null while that one is to be kept.
 */
export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  tag,
  summary: 'Who is signed in',
  auth: 'patient',
  rate: { max: 120, perMs: 60_000 },
  replies: { 200: z.extend(User, { access_token: z.nullable(z.string()) }) },
});
