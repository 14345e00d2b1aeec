import { GOOGLE_RETURN_PATH } from '../../../contracts/endpoints/google.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { escapeHtml } from '../../../contracts/rules/escape-html.ts';
import { sandboxPage } from '../sandbox-page.ts';

/** Path, below the page's own, that the choice is sent to. */
export const ANSWER = 'answer';

type Shown = { readonly nonce: string; readonly state: string };

type Offered = {
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly isHosted: boolean;
};

/** Made-up people; names under `.example` have no owner (RFC 2606). */
const PEOPLE: readonly Offered[] = [
  { name: 'Asha Rao', email: 'asha.rao@gmail.com', about: 'Gmail', isHosted: false },
  { name: 'Ravi Menon', email: 'ravi.menon@gmail.com', about: 'Gmail', isHosted: false },
  {
    name: 'Meera Iyer',
    email: 'meera.iyer@office.example',
    about: 'Company with mailboxes at Google',
    isHosted: true,
  },
  {
    name: 'Farid Khan',
    email: 'farid.khan@elsewhere.example',
    about: 'Mailbox elsewhere: is refused',
    isHosted: false,
  },
];

const addressOf = ({ name, email, isHosted }: Offered, shown: Shown): string =>
  `${ANSWER}?${new URLSearchParams({ ...shown, email, name, verified: '1', ...(isHosted && { hosted: '1' }) })}`;

const personIn = (shown: Shown) => (person: Offered) =>
  `<li><a href="${escapeHtml(addressOf(person, shown))}"><strong>${escapeHtml(person.name)}</strong>
<small>${escapeHtml(person.email)}<br>${escapeHtml(person.about)}</small></a></li>`;

const hidden = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Makes the page on which the tester chooses the person that Google is to name. */
export const googleSandboxPage = (shown: Shown): string =>
  sandboxPage(
    'Google sign-in of the sandbox',
    `<h1>Who is signing in?</h1>
<p>This is not Google: no client id is set, so ${PRODUCT_NAME} signs in made-up people.</p>
<ul>${PEOPLE.map(personIn(shown)).join('\n')}</ul>
<h2>Somebody else</h2>
<form action="${ANSWER}">${Object.entries(shown).map(hidden).join('')}
<label>Email address<input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label>Name<input type="text" name="name" maxlength="200" autocomplete="off"></label>
<label><input type="checkbox" name="hosted" value="1" checked>Google keeps this mailbox</label>
<label><input type="checkbox" name="verified" value="1" checked>Google has verified the address</label>
<button>Continue</button></form>
<a class="back" href="${GOOGLE_RETURN_PATH}#error=access_denied&amp;state=${escapeHtml(shown.state)}">Cancel and go back</a>`,
  );
