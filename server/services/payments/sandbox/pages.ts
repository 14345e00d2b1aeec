import { inRupees } from '../../../../contracts/payments/rupees.ts';
import { escapeHtml } from '../../../../contracts/rules/escape-html.ts';
import { sandboxPage } from '../../sandbox-page.ts';
import type { Payable, WayToPay } from './payer.ts';

/** What each way is called, and what comes of it. */
const WORDS: Readonly<Record<WayToPay, readonly [label: string, about: string]>> = {
  paid: ['Pay', 'The whole amount, at once'],
  slow: ['Pay, slowly', 'The money takes 20 seconds'],
  declined: ['Be declined', 'The bank says no'],
  twice: ['Pay twice', 'One of the two goes back'],
  wrongAmount: ['Pay ₹1 too little', 'It goes back'],
  late: ['Pay too late', 'The money comes a minute after the window'],
};

const buttonsFor = (ways: readonly WayToPay[]): string =>
  ways
    .map((way) => {
      const [label, about] = WORDS[way];
      return `<p><button name="how" value="${way}">${label}</button><br>${about}</p>`;
    })
    .join('\n');

const headOf = ({ amount, description, ref }: Payable): string =>
  `<h1>${inRupees(amount)} to Toothwise</h1><p>${escapeHtml(description)}<br><small>${escapeHtml(ref)}</small></p>`;

/** Stands in for a UPI app: what is to happen to the money is chosen. */
export const payPage = (payable: Payable, ways: readonly WayToPay[]): string =>
  sandboxPage(
    'Payment of the sandbox',
    `${headOf(payable)}
<p>This is not a payment app: no provider is set, so no money is taken.</p>
${payable.isClosed ? '<p><strong>The code is closed. What is paid now comes too late.</strong></p>' : ''}
<form action="${payable.ref}/answer">${buttonsFor(ways)}</form>`,
  );

const SAID: Readonly<Record<WayToPay, string>> = {
  paid: 'Paid.',
  slow: 'The money is on its way.',
  declined: 'Declined. Nothing was paid.',
  twice: 'Paid twice.',
  wrongAmount: 'Paid, ₹1 too little.',
  late: 'The money comes when the window is over.',
};

/** What was done. */
export const paidPage = (how: WayToPay): string =>
  sandboxPage(
    'Payment of the sandbox',
    `<h1>${SAID[how]}</h1><p>Go back to the page with the code: it notices by itself.</p>`,
  );

/** Stands in for the checkout, inside the page that has opened it. `checkout-answer.js` tells that page what was chosen. */
export const checkoutPage = (payable: Payable, ways: readonly WayToPay[]): string =>
  sandboxPage(
    'Checkout of the sandbox',
    `${headOf(payable)}
<p>This is not a card checkout: no provider is set, so no money is taken.</p>
<form action="${payable.ref}/answer">${buttonsFor(ways)}</form>
<script src="checkout-answer.js"></script>
<p><button type="button" id="dismiss">Close without paying</button></p>`,
  );

/** What the checkout tells the page around it. */
export type CheckoutAnswer =
  | { readonly kind: 'paid'; readonly result: Readonly<Record<string, string>> }
  | {
      readonly kind: 'failed';
      readonly error: { readonly source: string; readonly description: string };
    };

/** What came of it, for its script to tell; after a refusal another try is one press away. */
export const checkoutAnswer = (answer: CheckoutAnswer, ref: string): string =>
  sandboxPage(
    'Checkout of the sandbox',
    `<h1 id="answer" data-answer="${escapeHtml(JSON.stringify(answer))}">${answer.kind === 'paid' ? 'Paid' : 'Declined'}</h1>
<p><a href="../${escapeHtml(ref)}">Try again</a></p>
<script src="../checkout-answer.js"></script>
<p><button type="button" id="dismiss">Close without paying</button></p>`,
  );
