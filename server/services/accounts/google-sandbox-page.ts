import { GOOGLE_RETURN_PATH } from '../../../contracts/endpoints/google.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { escapeHtml } from '../messages/mail-html.ts';

/** Where the choice is sent. */
export const ANSWER = 'answer';

type Shown = { readonly nonce: string; readonly state: string };

type Offered = {
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly isHosted: boolean;
};

/** Made up; the names under `.example` belong to nobody (RFC 2606). */
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

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #0e1a1d); --surface: light-dark(#ffffff, #152529); --line: light-dark(#e4e2db, #2a3d42);
  --control: light-dark(#788482, #6f8688); --ink: light-dark(#10242a, #eaf0ee); --soft: light-dark(#44565b, #b4c4c3);
  --primary: light-dark(#0f766e, #4db6a9); --on-primary: light-dark(#ffffff, #04211e);
  --primary-soft: light-dark(#e4f2ef, #15342f); --primary-text: light-dark(#0b645d, #6ccbbf);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; }
.badge { display: inline-block; margin: 0 0 .75rem; padding: .125rem .75rem; border-radius: 1rem; background: var(--primary-soft); color: var(--primary-text); font-size: .875rem; font-weight: 600; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: .5rem 0 1rem; color: var(--soft); }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: block; margin: .5rem 0; padding: .625rem .875rem; border: 1px solid var(--line); border-radius: .75rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { background: var(--primary-soft); }
li small { display: block; color: var(--soft); font-size: .875rem; }
label { display: block; margin: .625rem 0; }
label input[type=email], label input[type=text] { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: .625rem; background: var(--paper); color: inherit; font: inherit; }
label input[type=checkbox] { width: 1.125rem; height: 1.125rem; margin: 0 .5rem 0 0; accent-color: var(--primary); vertical-align: -.125rem; }
button { width: 100%; min-height: 2.75rem; margin-top: .5rem; border: 0; border-radius: .625rem; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; cursor: pointer; }
.back { display: block; margin-top: 1rem; padding: .5rem; color: var(--primary-text); text-align: center; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }`;

const addressOf = ({ name, email, isHosted }: Offered, shown: Shown): string =>
  `${ANSWER}?${new URLSearchParams({ ...shown, email, name, verified: '1', ...(isHosted && { hosted: '1' }) })}`;

const personIn = (shown: Shown) => (person: Offered) =>
  `<li><a href="${escapeHtml(addressOf(person, shown))}"><strong>${escapeHtml(person.name)}</strong>
<small>${escapeHtml(person.email)}<br>${escapeHtml(person.about)}</small></a></li>`;

const hidden = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Where one chooses who Google is to say one is. */
export const googleSandboxPage = (shown: Shown): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Google sign-in of the sandbox · ${PRODUCT_NAME}</title><style>${STYLE}</style></head><body><main>
<span class="badge">Sandbox</span>
<h1>Who is signing in?</h1>
<p>This is not Google: no client id is set, so ${PRODUCT_NAME} signs in made-up people. Only this machine can open this page.</p>
<ul>${PEOPLE.map(personIn(shown)).join('\n')}</ul>
<h2>Somebody else</h2>
<form action="${ANSWER}">${Object.entries(shown).map(hidden).join('')}
<label>Email address<input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label>Name<input type="text" name="name" maxlength="200" autocomplete="off"></label>
<label><input type="checkbox" name="hosted" value="1" checked>Google keeps this mailbox</label>
<label><input type="checkbox" name="verified" value="1" checked>Google has verified the address</label>
<button>Continue</button></form>
<a class="back" href="${GOOGLE_RETURN_PATH}#error=access_denied&amp;state=${escapeHtml(shown.state)}">Cancel and go back</a>
</main></body></html>
`;
