import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PRICES_NAME, pagePricesOf } from '../../../contracts/payments/page-prices.ts';
import { DEFAULT_PRICES } from '../../../contracts/payments/products.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import {
  BUY,
  GENERATE,
  arriveAt,
  button,
  checkout,
  dismissNotices,
  heading,
  inSandbox,
  says,
} from '../../browser/paying.ts';

const site = siteOfFile();

/** What the server would say of a payment by QR code that has gone another way. */
const standing = (state: string, expires_in_ms = 0) => ({
  success: true,
  qr_code: {
    id: 'qr_00000000000001',
    qr_code_url:
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    upi_url: 'upi://pay?pa=toothwise@bank',
    sandbox_url: null,
  },
  payment_status: {
    id: '00000000-0000-4000-8000-0000000000c1',
    product: 'reportAndCall30',
    is_paid: state === 'lateSettled',
    state,
    amount: 49_900,
    expires_in_ms,
    refund_due: 0,
  },
});
const answering = (body: object) => (route: Route) => route.fulfill({ json: body });

describe('paying by QR code', () => {
  it('gives ₹1 too little back, and asks for ₹499 anew', async () => {
    const arrived = await arriveAt(site, 'PAYMENT_QR', '8102');
    const { page, states, expectQuiet } = arrived;
    await button(page, GENERATE).click();
    await inSandbox(arrived, 'Pay ₹1 too little', 'Paid, ₹1 too little.');
    // The page hears of it before the money is back, or after.
    await page.getByRole('heading', { name: /^(That was not ₹499|Your money .*)$/ }).waitFor();
    await page.getByText(/₹498 came, and goes back|it is not the price/).waitFor();
    await expect.poll(states).toEqual(['refunded']);
    await page.getByRole('button', { name: /^(Try Again|Pay anew)$/ }).click();
    await button(page, GENERATE).waitFor();
    expectQuiet();
  });

  it('[QR-05] [QR-14] [NEW-15] looks as it should when it fails, times out, and comes late', async () => {
    const { page } = await arriveAt(site, 'PAYMENT_QR', '8103');
    await page.route('**/api/payments/create-qr', (route) => route.abort());
    await button(page, GENERATE).click();
    await heading(page, 'Payment Error');
    await says(page, 'Payment Error');
    await page.unroute('**/api/payments/create-qr');
    await button(page, 'Try Again').click();
    await button(page, GENERATE).click();
    // [NEW-15]: a phone has the button of the app first, and the code one press below.
    const code = page.getByRole('img', { name: /^QR code: pay ₹499/ });
    await page.getByRole('link', { name: 'Pay with a UPI app' }).waitFor();
    expect(await code.isVisible()).toBe(false);
    await dismissNotices(page);
    await look(page, 'payment-qr-folded', { closely: true });
    await page.getByText('Pay from another screen: show the QR code').click();
    await code.waitFor();
    await look(page, 'payment-qr-waiting', { closely: true });

    await page.route('**/api/payments/open', answering(standing('awaiting', 900)));
    await page.route('**/api/payments/close-qr', answering(standing('expired')));
    await page.reload();
    await heading(page, 'Payment Timeout');
    await says(page, 'Payment Timeout');
    await dismissNotices(page);
    await look(page, 'payment-qr-timed-out');

    await page.route('**/api/payments/open', answering(standing('lateSettled')));
    await page.reload();
    await heading(page, 'Paid, a little late');
    await dismissNotices(page);
    await look(page, 'payment-qr-late');
  });
});

describe('a person who comes back from the bank', () => {
  it('[NEW-10] [NEW-12] reads that it is waited for, and is led on by money that comes after the window', async () => {
    const arrived = await arriveAt(site, 'PAYMENT_QR', '8106');
    const { page, context } = arrived;
    // The page's window is over soon, while the code of the sandbox stays good.
    await page.route('**/api/payments/create-qr', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { payment_status: object };
      const payment_status = { ...json.payment_status, expires_in_ms: 15_000 };
      await route.fulfill({ response, json: { ...json, payment_status } });
    });
    await button(page, GENERATE).click();
    const link = page.getByRole('link', { name: 'Pay in the sandbox' });
    const address = (await link.getAttribute('href')) ?? '';
    await page.route('**/api/payments/status/*', (route) => route.abort());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(/^You are not connected just now/).waitFor();
    await heading(page, 'Payment Timeout');
    await page.unroute('**/api/payments/status/*');
    await button(page, 'I have paid').click();
    await page.getByText(/^Your bank has not told us yet/).waitFor();
    await dismissNotices(page);
    await look(page, 'payment-qr-late-look', { closely: true });

    const tab = await context.newPage();
    await tab.goto(address);
    await button(tab, 'Pay').click();
    await heading(tab, 'Paid.');
    await tab.close();
    await heading(page, 'Payment Successful!');
  });

  it('[NEW-10] moves no button while it says so', async () => {
    const { page } = await arriveAt(site, 'PAYMENT_QR', '8107');
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, GENERATE).click();
    const app = page.getByRole('link', { name: 'Pay with a UPI app' });
    await app.waitFor();
    const place = async () => (await app.boundingBox())?.y;
    const before = await place();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Waiting for your bank…').waitFor();
    expect(await place()).toBe(before);
    await look(page, 'payment-qr-bank');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/api/payments/status/*', (route) => route.abort());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(/^You are not connected just now/).waitFor();
    expect(await place()).toBe(before);
  });
});

describe('paying by card', () => {
  it('[CARD-02] [CARD-03] [CARD-04] leads over the checkout to the calendar', async () => {
    const { page, context, states, expectQuiet } = await arriveAt(site, 'DIAGNOSIS', '8104');
    await button(page, BUY).click();
    await checkout(page).getByRole('heading', { name: '₹299 to Toothwise' }).waitFor();
    const opening = context.waitForEvent('page');
    await button(checkout(page), 'Pay').click();
    await says(page, 'Payment Successful!');
    const calendar = await opening;
    expect(new URL(calendar.url()).pathname).toBe('/teleconsultation');
    await heading(calendar, 'Paid: choose a time');
    await calendar.close();
    await page.getByRole('link', { name: 'Choose a time' }).waitFor();
    await dismissNotices(page);
    await look(page, 'payment-card-paid', { closely: true });
    await takeWholePage(page, 'payment-card-paid');
    // [NEW-14]: what is paid is not for sale beside it, nor afterwards.
    expect(await button(page, BUY).isVisible()).toBe(false);
    await button(page, 'Done').click();
    await page.getByRole('link', { name: 'Choose a time' }).waitFor();
    await look(page, 'payment-card-done');
    expect(await button(page, BUY).count()).toBe(0);
    expect(await states()).toEqual(['settled']);
    expectQuiet();
  });

  it('[NEW-13] names both prices where the page is from before a change, and orders on a press alone', async () => {
    const { page, states } = await arriveAt(site, 'DIAGNOSIS', '8108');
    // What stood in the head of the page before the operator has raised the price.
    await page.evaluate(
      ([name, content]) => {
        document.head.append(Object.assign(document.createElement('meta'), { name, content }));
      },
      [PRICES_NAME, pagePricesOf({ ...DEFAULT_PRICES, 15: 249_00 })] as const,
    );
    // Which of the two prices the button names depends on whether it was drawn again since.
    await page.getByRole('button', { name: /^Book Teleconsultation · ₹2[49]9$/ }).click();
    await page.getByText('The price has changed from ₹249 to ₹299.').waitFor();
    expect(await states()).toEqual([]);
    await dismissNotices(page);
    await look(page, 'payment-price-changed', { closely: true });
    await button(page, 'Continue for ₹299').click();
    await checkout(page).getByRole('heading', { name: '₹299 to Toothwise' }).waitFor();
    expect(await states()).toEqual(['awaiting']);
  });

  it('[CARD-06] [CARD-12] [CARD-13] says that it was closed after a decline, that nobody could check it, and that it was ₹1 too little', async () => {
    const { page, states } = await arriveAt(site, 'DIAGNOSIS', '8105');
    await button(page, BUY).click();
    await button(checkout(page), 'Be declined').click();
    await checkout(page).getByRole('heading', { name: 'Declined' }).waitFor();
    await button(checkout(page), 'Close without paying').click();
    await says(page, 'Payment Cancelled');
    await page.getByText('Your bank declined this payment. No money was taken.').waitFor();
    expect(await states()).toEqual(['awaiting']);
    await dismissNotices(page);
    await look(page, 'payment-card-declined');

    await page.route('**/api/razorpay/verify', (route) => route.abort());
    await page.route('**/api/payments/status/*', (route) => route.abort());
    await button(page, 'Pay another way').click();
    await button(checkout(page), 'Pay ₹1 too little').click();
    await says(page, 'Payment Verification Error');
    await dismissNotices(page);
    await look(page, 'payment-card-unverified');
    await takeWholePage(page, 'payment-card-unverified');
    await page.unroute('**/api/razorpay/verify');
    await page.unroute('**/api/payments/status/*');
    await button(page, 'Check again').click();
    await says(page, 'Payment Verification Failed');
    await dismissNotices(page);
    await look(page, 'payment-card-refused');
    await takeWholePage(page, 'payment-card-refused');
    await expect.poll(states).toEqual(['refunded']);
    const refused = page.getByRole('note', { name: 'Payment Verification Failed' });
    await refused.getByRole('button', { name: 'Close' }).click();
    expect(await button(page, BUY).isEnabled()).toBe(true);
  });
});
