import * as z from 'zod/mini';
import { Email } from '../../../contracts/accounts/account.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { STAFF_RETURN_PATH } from '../../../contracts/endpoints/staff-issuer.ts';
import { escapeHtml } from '../../../contracts/rules/escape-html.ts';
import type { StaffSandbox } from '../../providers/staff-issuer/sandbox.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { ServiceDeps } from '../deps.ts';
import { sandboxPage } from '../sandbox-page.ts';

export type { StaffSandbox };

/** Characters that this server writes itself: none of them can break out of an address or a page. */
const Word = z.string().check(z.regex(/^[\w-]{1,200}$/));

const Asked = z.object({
  client_id: z.string(),
  redirect_uri: z.literal(STAFF_RETURN_PATH),
  response_type: z.literal('code'),
  state: Word,
  nonce: Word,
  code_challenge: Word,
  code_challenge_method: z.literal('S256'),
});

const ticked = z.optional(z.literal('1'));

/** The chosen person; a box that is not ticked is not sent. */
const Chosen = z.object({
  state: Word,
  nonce: Word,
  challenge: Word,
  email: Email,
  verified: ticked,
  group: ticked,
  mfa: ticked,
});

type Shown = { readonly state: string; readonly nonce: string; readonly challenge: string };

const ALL = { verified: '1', group: '1' } as const;

const linkTo = (shown: Shown, email: string): string =>
  `<li><a href="${escapeHtml(`answer?${new URLSearchParams({ ...shown, ...ALL, email })}`)}"><strong>${escapeHtml(email)}</strong></a></li>`;

const hidden = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const box = (name: string, label: string, isTicked: boolean): string =>
  `<label><input type="checkbox" name="${name}" value="1"${isTicked ? ' checked' : ''}>${label}</label>`;

const page = (shown: Shown, emails: readonly string[]): string =>
  sandboxPage(
    'Sign-in of the staff in the sandbox',
    `<h1>Who is signing in?</h1>
<p>This stands in for the sign-in of an organisation: no issuer is set, so ${PRODUCT_NAME} believes what you choose here.</p>
<ul>${emails.map((email) => linkTo(shown, email)).join('\n')}</ul>
<h2>As it should be said</h2>
<form action="answer">${Object.entries(shown).map(hidden).join('')}
<label>Email address<input type="email" name="email" required maxlength="254" autocomplete="off"></label>
${box('verified', 'The address is verified', true)}
${box('group', 'In the group of the staff', true)}
${box('mfa', 'A second factor was shown', false)}
<button>Continue</button></form>
<a class="back" href="${STAFF_RETURN_PATH}#error=access_denied&amp;state=${escapeHtml(shown.state)}">Cancel and go back</a>`,
  );

/** Makes the page that stands in for the issuer's; `null` for an address that this server has not made. */
export const staffChooserFor = async (
  { db }: Pick<ServiceDeps, 'db'>,
  sandbox: StaffSandbox,
  query: unknown,
): Promise<string | null> => {
  const asked = z.safeParse(Asked, query);
  if (!asked.success || asked.data.client_id !== sandbox.clientId) return null;
  const { state, nonce, code_challenge: challenge } = asked.data;
  return page({ state, nonce, challenge }, await accountsIn(db.sql).staffEmails());
};

/** Makes the address that the browser returns to; `null` for a choice that the page does not offer. */
export const staffReturnOf = async (
  sandbox: StaffSandbox,
  query: unknown,
): Promise<string | null> => {
  const chosen = z.safeParse(Chosen, query);
  if (!chosen.success) return null;
  const { state, nonce, challenge, email, verified, group, mfa } = chosen.data;
  const person = {
    email,
    isVerified: verified === '1',
    isInGroup: group === '1',
    isMultiFactor: mfa === '1',
  };
  const code = await sandbox.codeFor(person, { nonce, challenge });
  return `${STAFF_RETURN_PATH}#${new URLSearchParams({ state, code })}`;
};
