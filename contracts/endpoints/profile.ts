import * as z from 'zod/mini';
import { CONSENT_PURPOSES, LanguageTag, Password, User } from '../accounts/account.ts';
import { NAMES } from '../forms/fields.ts';
import { shapeOf } from '../forms/schema.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Accounts';
const perMs = 60_000;

const Preferences = z.object({
  notifications: z.boolean(),
  reminders: z.boolean(),
  newsletter: z.boolean(),
});

/** The latest decision on each purpose, with its time; null where none was made. */
const Consents = z.record(
  z.enum(CONSENT_PURPOSES),
  z.nullable(z.object({ granted: z.boolean(), decided_at: z.iso.datetime({ offset: true }) })),
);

/** Everything that /profile shows of the account. */
export const Profile = z.extend(User, {
  /** True when the account can be entered by a password; one that signs in with Google alone has none. */
  hasPassword: z.boolean(),
  preferences: Preferences,
  consents: Consents,
});
export type Profile = z.infer<typeof Profile>;

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/account/profile',
  tag,
  summary: "One's own details",
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: { 200: Profile },
});

/** Changes the details that are named, and leaves the rest. */
export const changeProfile = endpoint({
  method: 'POST',
  path: '/api/account/profile',
  tag,
  summary: "Change one's own details",
  auth: 'patient',
  rate: { max: 30, perMs },
  body: z.extend(z.partial(z.object(shapeOf(NAMES))), {
    preferences: z.optional(z.partial(Preferences)),
    language: z.optional(LanguageTag),
  }),
  replies: { 200: Profile },
  example: { body: { firstName: 'Asha', preferences: { newsletter: true } } },
});

/** Writes decisions into the consent ledger; a purpose that is not named stays as it is. */
export const decideConsents = endpoint({
  method: 'POST',
  path: '/api/account/consents',
  tag,
  summary: 'Agree to something, or take it back',
  auth: 'patient',
  rate: { max: 30, perMs, perDay: 100 },
  body: z.object({ consents: z.partialRecord(z.enum(CONSENT_PURPOSES), z.boolean()) }),
  replies: { 200: Profile },
  example: { body: { consents: { dataProcessing: true, aiAnalysis: true } } },
});

/** Ends the onboarding, once the required consents are given (API-53, ONBD-12); the body is empty. */
export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/user/complete-onboarding',
  tag,
  summary: 'End the onboarding',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.nullish(z.object({})),
  replies: { 200: User },
  example: { body: {} },
});

/** Exports all that is kept of the account, table by table (India's DPDP Act, section 11). */
export const exportData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  tag,
  summary: 'All that is kept of oneself',
  auth: 'patient',
  rate: { max: 5, perMs },
  replies: {
    200: z.object({
      exported_at: z.iso.datetime({ offset: true }),
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      /** Each saved result once more, as a FHIR R4 document. A server of the release before does not send them. */
      fhir: z._default(z.array(z.record(z.string(), z.unknown())), []),
    }),
  },
});

/**
 * Deletes the account and all that is kept of it, at once (section 12). The password is asked of an account that has
 * one.
 */
export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/account/erase',
  tag,
  summary: 'Delete the account and all that is kept of it',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.object({ password: z.nullable(Password) }),
  replies: { 200: z.object({ success: z.literal(true) }) },
  example: { body: { password: 'not the password' } },
});
