// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { press } from '../assessment/gestures.ts';
import { ORDER } from './cases.ts';
import {
  CREATE,
  checkouts,
  tellFailed,
  withResult,
  offer,
  buy,
  atCheckout,
  serveCheckout,
} from './paying.kit.tsx';

serveCheckout();

describe('a price that has changed since the page was opened', () => {
  const REFUSED = {
    status: 400,
    said: 'The price has changed. Please load the page again. Nothing was paid.',
    field: 'amount',
    price: 349_00,
  };

  it('[NEW-13] is read beside the old one before anything is ordered, and goes on by a press', async () => {
    onTestFinished(() => document.querySelector('meta[name="call-prices"]')?.remove());
    const payer = await withResult({ [CREATE]: REFUSED });
    await buy(payer);
    await offer().findByText('The price has changed from ₹299 to ₹349. Nothing was ordered.');
    await payer.pass(60_000);
    expect([payer.asked(CREATE).length, checkouts]).toEqual([1, []]);
    payer.answers[CREATE] = { ...ORDER, amount: 349_00 };
    await press(payer, 'Continue for ₹349');
    await waitFor(() => expect(checkouts).toHaveLength(1));
    expect(payer.asked(CREATE)[1]?.body).toMatchObject({ amount: 349_00 });
  });

  it('[NEW-13] orders nothing where it is left, and stands on the button from then on', async () => {
    onTestFinished(() => document.querySelector('meta[name="call-prices"]')?.remove());
    const payer = await withResult({ [CREATE]: REFUSED });
    await buy(payer);
    await offer().findByText(/^The price has changed from/);
    await press(payer, 'Not now');
    await screen.findByRole('button', { name: 'Book Teleconsultation\u00A0·\u00A0₹349' });
    expect([payer.asked(CREATE).length, checkouts]).toEqual([1, []]);
  });
});

describe('a card payment that is declined', () => {
  it.each([
    ['bank', 'Your bank declined this payment. No money was taken.'],
    ['customer', 'This payment was not confirmed. No money was taken.'],
    ['gateway', 'The payment service could not take this payment. No money was taken.'],
    [undefined, 'This payment was declined. No money was taken.'],
  ])(
    '[NEW-11] says so in the category of the provider (%s), and offers another way by one press',
    async (source, words) => {
      const payer = await withResult();
      const { modal } = await atCheckout(payer);
      await act(async () => tellFailed({ error: { ...(source !== undefined && { source }) } }));
      await act(async () => modal.ondismiss());
      await offer().findByText(words);
      await press(payer, 'Pay another way');
      await waitFor(() => expect(checkouts).toHaveLength(2));
      expect(checkouts.map((each) => each['order_id'])).toEqual([ORDER.order_id, ORDER.order_id]);
    },
  );

  it('[NEW-15] shows UPI first among the ways to pay', async () => {
    const { config } = await atCheckout(await withResult());
    expect(config).toMatchObject({ display: { sequence: ['block.upi'] } });
  });
});
