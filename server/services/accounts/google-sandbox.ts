import * as z from 'zod/mini';
import { Email } from '../../../contracts/accounts/account.ts';
import { GOOGLE_RETURN_PATH } from '../../../contracts/endpoints/google.ts';
import type { GoogleSandbox } from '../../providers/google/sandbox.ts';
import { googleSandboxPage } from './google-sandbox-page.ts';

export type { GoogleSandbox };

/** Characters that this server writes itself: none of them can break out of an address or a page. */
const Word = z.string().check(z.regex(/^[\w-]{1,200}$/));

/** Query of the page, as a browser is sent to Google with it. */
const AuthorizeQuery = z.object({
  client_id: z.string(),
  redirect_uri: z.literal(GOOGLE_RETURN_PATH),
  response_type: z.literal('id_token'),
  nonce: Word,
  state: Word,
});

/** The chosen person; a box that is not ticked is not sent. */
const Chosen = z.object({
  nonce: Word,
  state: Word,
  email: Email,
  name: z.string().check(z.trim(), z.maxLength(200)),
  hosted: z.optional(z.literal('1')),
  verified: z.optional(z.literal('1')),
});

/** Makes the page that stands in for Google's; `null` for an address that this server has not made. */
export const chooserFor = (sandbox: GoogleSandbox, query: unknown): string | null => {
  const asked = z.safeParse(AuthorizeQuery, query);
  if (!asked.success || asked.data.client_id !== sandbox.clientId) return null;
  const { nonce, state } = asked.data;
  return googleSandboxPage({ nonce, state });
};

/**
 * Makes the address that the browser returns to, with a token of the chosen person; `null` for a choice that the page
 * does not offer.
 */
export const returnOf = async (sandbox: GoogleSandbox, query: unknown): Promise<string | null> => {
  const chosen = z.safeParse(Chosen, query);
  if (!chosen.success) return null;
  const { nonce, state, email, name, hosted, verified } = chosen.data;
  const isHosted = hosted === '1' && !email.endsWith('@gmail.com');
  const person = { email, name, isHosted, isVerified: verified === '1' };
  const said = new URLSearchParams({ state, id_token: await sandbox.sign(person, nonce) });
  return `${GOOGLE_RETURN_PATH}#${said}`;
};
