import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const tag = 'Accounts';
const perMs = 60_000;

/** One place where the account is signed in. `current`: the session that asks. Times are ISO 8601 with offset. */
export const AccountSession = z.object({
  id: z.uuid(),
  browser: z.string(),
  signed_in_at: z.iso.datetime({ offset: true }),
  last_used_at: z.iso.datetime({ offset: true }),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

/** Lists the sessions of the account, the one used last first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  tag,
  summary: 'Where one is signed in',
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ sessions: z.array(AccountSession) }) },
});

/** Signs out everywhere, the calling session included. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  tag,
  summary: 'Sign out everywhere',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ success: z.literal(true), ended: z.number() }) },
  example: { body: {} },
});
