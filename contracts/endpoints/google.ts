import * as z from 'zod/mini';
import { Auth, USER_TYPE } from '../accounts/account.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL } from './examples.ts';

const tag = 'Accounts';
const perMs = 10 * 60_000;

/** The page of this product to which Google sends the browser back: its address is registered with Google. */
export const GOOGLE_RETURN_PATH = '/google-return';

/** Longest time that a sign-in at Google may take, in minutes. */
export const GOOGLE_MINUTES = 10;

/** Upper limit of a token, far above what Google writes, in characters. */
const TOKEN_MAX = 8192;

/**
 * Begins signing in with Google. `authorize_url` is where the browser goes, in a window of its own or in this one; it
 * may be a path of this server (the sandbox), so it is read against the page's own address. It works once, for the
 * browser that asked, within `expires_in` seconds.
 *
 * The browser comes back to `GOOGLE_RETURN_PATH`, everything behind the `#` as in a query: `#state=…&id_token=…`, or
 * `#state=…&error=access_denied` when the person has changed their mind. The page there takes the fragment out of the
 * address first (`history.replaceState`), since it stays in the history otherwise. It leaves alone a `state` that is
 * not its own.
 *
 * - In a window of its own: opened empty at the press, before this call, so that nothing blocks it; led to
 *   `authorize_url` when the reply is there. Google may cut the tie between the two windows (`opener` is null, `closed`
 *   is true while it is open), so the page at `GOOGLE_RETURN_PATH` tells the one that waits by a `BroadcastChannel`,
 *   and closes itself.
 * - In this one, where the window was blocked: `state` is kept in `sessionStorage` before `location.assign`. The page
 *   at `GOOGLE_RETURN_PATH` that finds its `state` there goes on itself; one that does not is a window of its own.
 *
 * Either way `id_token` is then sent as `google_token` of `googleSignup`, from the same browser.
 *
 * 404: Google is not set up here.
 */
export const beginGoogleSignup = endpoint({
  method: 'POST',
  // POST and not GET, so that no other site's page can begin it.
  path: '/llm/google-signup/begin',
  tag,
  summary: 'Begin signing in with Google',
  auth: 'none',
  device: true,
  rate: { max: 60, perMs },
  body: z.nullish(z.object({})),
  replies: {
    200: z.object({ authorize_url: z.string(), state: z.string(), expires_in: z.number() }),
  },
  example: { body: {} },
});

/**
 * Signs in with what Google has sent back, and creates an account for a person who has none (API-42, API-43,
 * GOOG-02..05). `claimed_email` is what the client has read in the token; it is never relied on. Asked again after a
 * lost reply, within a minute and from the same browser, it signs in again and answers the same `is_new_user`.
 *
 * 401: the token is not good, or no longer, or was not asked for by this browser: begin anew. 403: Google cannot vouch
 * for the address, or it is one of the staff. 503: Google's keys cannot be read for now. Each says so in a sentence for
 * the person.
 */
export const googleSignup = endpoint({
  method: 'POST',
  path: '/llm/google-signup',
  tag,
  summary: 'Sign in, or create an account, with Google',
  auth: 'none',
  device: true,
  rate: { max: 20, perMs },
  body: z.object({
    google_token: z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX)),
    user_type: z.literal(USER_TYPE),
    device_info: z.string().check(z.maxLength(1000)),
    claimed_email: z.optional(z.string().check(z.maxLength(320))),
  }),
  replies: { 200: z.extend(Auth, { is_new_user: z.boolean() }) },
  example: {
    body: {
      google_token: 'header.claims.signature',
      user_type: USER_TYPE,
      device_info: 'Firefox',
      claimed_email: SOME_EMAIL,
    },
  },
});
