import * as z from 'zod/mini';
import { Auth } from '../accounts/account.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Accounts';
const perMs = 10 * 60_000;

/** The staff's own login, to which their issuer sends the browser back: its address is registered with the issuer. */
export const STAFF_RETURN_PATH = '/admin';

/** Longest time that a sign-in at the issuer may take, in minutes. */
export const STAFF_ISSUER_MINUTES = 10;

/** Upper limit of a code, far above what issuers write, in characters. */
const CODE_MAX = 4096;

/** Says in which ways the staff can sign in here, beside the password (NEW-132). */
export const readStaffWays = endpoint({
  method: 'GET',
  path: '/api/auth/staff-ways',
  tag,
  summary: 'Ways in which the staff can sign in',
  auth: 'none',
  rate: { max: 120, perMs },
  replies: { 200: z.object({ issuer: z.boolean() }) },
});

/**
 * Begins a sign-in of the staff at the house's own OpenID Connect issuer. `authorize_url` is where the browser goes, in
 * this window; it may be a path of this server (the sandbox). The browser comes back to `STAFF_RETURN_PATH`, everything
 * behind the `#` as in a query: `#state=…&code=…`, or `#state=…&error=access_denied`. The page takes it out of the
 * address and sends both to `enterByStaffIssuer`, from the same browser.
 *
 * 404: no issuer is set up here. 503: the issuer does not answer.
 */
export const beginStaffIssuer = endpoint({
  method: 'POST',
  // POST and not GET, so that no other site's page can begin it.
  path: '/api/auth/staff-issuer/begin',
  tag,
  summary: 'Begin signing in as staff at the house’s own issuer',
  auth: 'none',
  device: true,
  rate: { max: 60, perMs },
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ authorize_url: z.string(), state: z.string() }) },
  example: { body: {} },
});

/**
 * Signs in with what the issuer has sent back, once; asked again within a minute after a lost reply, from the same
 * browser, it signs in again. Roles are given here and never by a token: nobody gets an account by it.
 *
 * 401: it is not good, or no longer, or was not asked for by this browser: begin anew. 403: the person is not of the
 * staff here, not in the group, or their e-mail address is not verified. 503: the issuer does not answer.
 */
export const enterByStaffIssuer = endpoint({
  method: 'POST',
  path: '/api/auth/staff-issuer/enter',
  tag,
  summary: 'Sign in as staff with the answer of the house’s own issuer',
  auth: 'none',
  device: true,
  rate: { max: 20, perMs },
  body: z.object({
    state: z.string().check(z.minLength(1), z.maxLength(200)),
    code: z.string().check(z.minLength(1), z.maxLength(CODE_MAX)),
  }),
  replies: { 200: Auth },
  example: { body: { state: 'a-state', code: 'a-code' } },
});
