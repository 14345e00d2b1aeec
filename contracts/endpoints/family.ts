import * as z from 'zod/mini';
import { Password } from '../accounts/account.ts';
import { FAMILY_CONSENTS, RELATIONS, profileChoice } from '../accounts/family.ts';
import { FAMILY_PERSON } from '../forms/family.ts';
import { shapeOf } from '../forms/schema.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID, SOME_PASSWORD } from './examples.ts';
import { exportData } from './profile.ts';

const tag = 'Family';
const perMs = 60_000;

/** Somebody whom the account looks after. `guardian`: who answers for a child; null for a grown person. */
export const FamilyProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  relation: z.enum(RELATIONS),
  birth_year: z.int(),
  guardian: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
});
export type FamilyProfile = z.infer<typeof FamilyProfile>;

const One = { 200: z.object({ profile: FamilyProfile }) };
const params = z.object({ profile_id: z.uuid() });

/** Lists the people whom the account looks after, as they were added. `this_year`: by the clinic's calendar. */
export const listProfiles = endpoint({
  method: 'GET',
  path: '/api/account/profiles',
  tag,
  summary: 'The people whom the account looks after',
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ profiles: z.array(FamilyProfile), this_year: z.int() }) },
});

/**
 * Adds somebody. `confirmed`: what the account holder confirms, which has to fit the year of birth; it is kept with its wording.
 * 422: it does not fit, there is no such year, or the account looks after as many as it can.
 */
export const addProfile = endpoint({
  method: 'POST',
  path: '/api/account/profiles',
  tag,
  summary: 'Look after somebody',
  auth: 'patient',
  creates: true,
  rate: { max: 10, perMs, perDay: 50 },
  body: z.object({
    ...shapeOf(FAMILY_PERSON),
    relation: z.enum(RELATIONS),
    confirmed: z.enum(FAMILY_CONSENTS),
  }),
  replies: One,
  example: {
    body: {
      name: 'Aarav Rao',
      birthYear: '2018',
      guardian: 'Asha Rao',
      relation: 'child',
      confirmed: 'guardianship',
    },
  },
});

/**
 * Corrects somebody; what was booked or written before keeps what it had. `confirmed`: as for adding, where the year makes a child of a
 * grown person or the reverse; it is kept with its wording then. 422: nothing fitting was confirmed, or there is no such year.
 */
export const correctProfile = endpoint({
  method: 'POST',
  path: '/api/account/profiles/:profile_id',
  tag,
  summary: 'Correct somebody',
  auth: 'patient',
  rate: { max: 20, perMs, perDay: 50 },
  params,
  body: z.object({
    ...shapeOf(FAMILY_PERSON),
    confirmed: z.nullish(z.enum(FAMILY_CONSENTS)),
  }),
  replies: One,
  example: {
    params: { profile_id: SOME_ID },
    body: { name: 'Aarav Rao', birthYear: '2018', guardian: 'Asha Rao' },
  },
});

/** Exports all that is kept of one person, table by table, as that of the whole account is. */
export const exportProfile = endpoint({
  method: 'GET',
  path: '/api/account/profiles/:profile_id/export',
  tag,
  summary: 'All that is kept of one person',
  auth: 'patient',
  rate: { max: 5, perMs },
  params,
  replies: exportData.replies,
  example: { params: { profile_id: SOME_ID } },
});

/**
 * Deletes one person and all that is kept of them, and leaves the account and everybody else. The password is asked as for the
 * account. 409: a consultation is to come, or staff look into one; the sentence says which.
 */
export const eraseProfile = endpoint({
  method: 'POST',
  path: '/api/account/profiles/:profile_id/erase',
  tag,
  summary: 'Delete one person and all that is kept of them',
  auth: 'patient',
  rate: { max: 10, perMs },
  params,
  body: z.object({ password: z.nullable(Password) }),
  replies: { 200: z.object({ success: z.literal(true) }) },
  example: { params: { profile_id: SOME_ID }, body: { password: SOME_PASSWORD } },
});

/** Says for whom something is. */
const saying = {
  method: 'POST',
  tag,
  auth: 'patient',
  rate: { max: 20, perMs },
  params: z.object({ id: z.uuid() }),
  body: z.object({ profile_id: profileChoice }),
  replies: { 200: z.object({ success: z.literal(true) }) },
  example: { params: { id: SOME_ID }, body: { profile_id: null } },
} as const;

/**
 * Says for whom a saved result is, with the X-rays that are kept with it. 404 where either is another account's. 409: a dentist has
 * seen it in a call, or the age that was answered cannot be that person's; the sentence says which.
 */
export const sayForWhom = endpoint({
  ...saying,
  path: '/api/account/results/:id/person',
  summary: 'Say for whom a saved result is',
});

/**
 * Says for whom a booked call is, until its room opens: the dentist reads the name of that person. 404 where either is another
 * account's. 409: the room is open, or something was shown in it.
 */
export const sayForWhomCall = endpoint({
  ...saying,
  path: '/api/teleconsultations/:id/person',
  summary: 'Say for whom a booked call is',
});
