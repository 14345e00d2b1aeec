import * as z from 'zod/mini';
import { codeIn } from '../forms/entries.ts';
import { EMAIL, NEW_PASSWORDS, PASSWORD, PHONE } from '../forms/fields.ts';
import { textOf } from '../forms/schema.ts';
import { PERMISSIONS } from './permissions.ts';
import { SECOND_STEPS } from './second-factor.ts';

/** Digits of a mailed code (OTPL-13, REG-18, CONST-31). */
export const EMAIL_CODE_DIGITS = 6;

/** Digits of the code that verifies a phone at registration (REG-19, CONST-32). */
export const PHONE_CODE_DIGITS = 4;

/** Digits of a code that signs in by phone: nothing else is asked there, so four digits would be guessed. */
export const PHONE_SIGN_IN_DIGITS = 6;

/** The longest text that a code is looked for in, in characters: a pasted message. */
const PASTED_MAX = 1000;

/** Lifetime of a code, in minutes. */
export const CODE_MINUTES = 10;

/** Tries that a code allows; the last wrong one locks it. */
export const CODE_TRIES = 5;

/** Wait before a code can be sent again, in seconds (REG-30, CONST-34). */
export const RESEND_SECONDS = 60;

/** Days since its last visit for which a browser that has signed in is told from a stranger's. */
export const DEVICE_KEPT_DAYS = 180;

/** The kind of user that the client names (PROD-07, REG-28, GOOG-03). */
export const USER_TYPE = 'llm';

/** An e-mail address as it is kept: without white space around it, in small letters. */
export const Email = textOf(EMAIL);

/** A phone number as it is written in India, without its country. */
export const Phone = textOf(PHONE);

/** A new password; the server says when it is one that is easily guessed. */
export const NewPassword = textOf(NEW_PASSWORDS.password);

/** A password that is compared with the one that is kept, whatever the rules were when it was chosen. */
export const Password = textOf(PASSWORD);

/** A code of so many digits, as a person types or pastes it. */
const codeOf = (digits: number) =>
  z.string().check(
    z.maxLength(PASTED_MAX),
    z.overwrite((written) => codeIn(written, digits)),
    z.regex(new RegExp(`^\\d{${digits}}$`)),
  );

export const EmailCode = codeOf(EMAIL_CODE_DIGITS);
export const PhoneSignInCode = codeOf(PHONE_SIGN_IN_DIGITS);
export const PhoneCode = codeOf(PHONE_CODE_DIGITS);

/** Roles of the staff (ROLE-06..08). */
export const STAFF_ROLES = ['admin', 'admin_dentist', 'ai_trainer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** All roles (ROLE-09). */
export const ROLES = ['patient', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** Lifetime of an invitation to the staff, in days. */
export const INVITATION_DAYS = 7;

/** Purposes that a person may consent to (ONBD-17..19). */
export const CONSENT_PURPOSES = ['dataProcessing', 'aiAnalysis', 'communications'] as const;

/** Consents without which the product cannot do its work (ONBD-08). */
export const REQUIRED_CONSENTS = ['dataProcessing', 'aiAnalysis'] as const;
export type RequiredConsent = (typeof REQUIRED_CONSENTS)[number];

/** The wording that is agreed to now; another wording asks again. */
export const CONSENT_WORDING = '2026-11';

/** Kinds of message that an account wants, as they stand when nothing was chosen (ONBD-14..16). */
export const PREFERENCES = { notifications: true, reminders: true, newsletter: false } as const;

/** What an account holds of its owner's choices before they make one. */
export const UNCHOSEN = { ...PREFERENCES, language: null } as const;

/** The tag of a language, as its pages name it: "hi", "en-IN". */
export const LanguageTag = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/));

/**
 * A signed-in person as the client knows them (DATA-15, DATA-16). `email`: null where a phone alone was verified.
 * `onboarded`: has been through the onboarding. `language`: the tag of the one they read in, where they chose one (NEW-98).
 * `organization`: that of staff and dentists, who see what is its own; the house's sees what belongs to none besides (NEW-127).
 */
export const User = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  onboarded: z.boolean(),
  language: z.optional(z.nullable(z.string())),
  organization: z.optional(z.object({ name: z.string(), is_house: z.boolean() })),
});
export type User = z.infer<typeof User>;

/**
 * Reply to signing in: the user, and the token that every later call carries (DATA-17, SESS-07). `second_factor`: the
 * token is good for that step alone until it is done (NEW-106).
 */
export const Auth = z.extend(User, {
  access_token: z.string(),
  second_factor: z.optional(z.enum(SECOND_STEPS)),
});
export type Auth = z.infer<typeof Auth>;
