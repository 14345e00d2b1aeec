import type { FrameLocator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DRAFT_VERSION } from '../../contracts/draft.ts';
import type { Question } from '../../contracts/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Step } from '../../contracts/steps.ts';
import { DRAFT_KEY } from '../../src/actors/draft-storage.ts';
import { SESSION_KEY } from '../../src/actors/session-storage.ts';
import { siteOfFile } from '../kit/browser.ts';
import { COMPLETED } from '../kit/samples.ts';
import { person, registerUnseen } from './account.ts';
import { look, takeWholePage } from './look.ts';
import { calmest, openChat, stepOf, waitForStep } from './walk.ts';

const site = siteOfFile();

const GENERATE = 'Generate Payment QR Code';
const BUY = 'Book Teleconsultation · ₹299';

/** The answers that raise no alarm. */
const followUpAnswers = Object.fromEntries(
  QUESTION_BANK.pain.map((question: Question) => [
    question.id,
    question.type === 'radio' ? (calmest(question)[0] ?? '') : [...calmest(question)],
  ]),
);

/** Somebody who is signed in and has a result; four digits of their own. */
const arriveAt = async (step: Step, digits: string) => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  const { page } = visit;
  await page.goto('/offline');
  const auth = await registerUnseen(page, person(digits));
  const sessionToken = `detailed-1767225600000-abcdefgh${digits}`;
  const progress = { ...COMPLETED, followUpAnswers, sessionToken, step };
  const savedAt = new Date().toISOString();
  const draft = { version: DRAFT_VERSION, savedAt, progress, chatHistory: [] };
  const session = {
    version: 1,
    auth,
    checkedAt: Date.now(),
    bookingData: null,
    selectedDentist: null,
  };
  await page.evaluate((kept) => kept.forEach(([key, value]) => localStorage.setItem(key, value)), [
    [DRAFT_KEY, JSON.stringify(draft)],
    [SESSION_KEY, JSON.stringify(session)],
  ] as const);
  await openChat(page);
  /** What has become of everything that they have paid. */
  const states = async (): Promise<string[]> => {
    const headers = { authorization: `Bearer ${auth.access_token}` };
    const reply = await page.request.get('/api/account/export', { headers });
    const { data } = (await reply.json()) as { data: { payments: { state: string }[] } };
    return data.payments.map(({ state }) => state);
  };
  return { ...visit, states };
};
type Arrived = Awaited<ReturnType<typeof arriveAt>>;

const button = (page: Page | FrameLocator, name: string) =>
  page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** Acts in the page of the sandbox, in a tab of its own. */
const inSandbox = async ({ page, context }: Arrived, way: string, said: string): Promise<void> => {
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Pay in the sandbox' }).click();
  const tab = await opening;
  await button(tab, way).click();
  await heading(tab, said);
  await tab.close();
};

const checkout = (page: Page) => page.frameLocator('iframe[title="Card checkout"]');

const says = async (page: Page, title: string): Promise<void> => {
  await page.locator('.mantine-Notification-title', { hasText: title }).waitFor();
};
const dismissNotices = async (page: Page): Promise<void> => {
  const dismiss = button(page, 'Dismiss');
  while ((await dismiss.count()) > 0)
    await dismiss
      .first()
      .click({ timeout: 2000 })
      .catch(() => 0);
};

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
  it('[QR-03] [QR-04] [QR-10] [QR-11] [QR-12] [QR-19] leads from the result over the sandbox to the consultation, and a reload stays there', async () => {
    const arrived = await arriveAt('DIAGNOSIS', '8101');
    const { page, states, expectQuiet } = arrived;
    await button(page, 'Next steps').click();
    await page.getByRole('button', { name: /^Report and video/ }).click();
    await button(page, GENERATE).click();
    await page.getByRole('img', { name: /^QR code: pay ₹499/ }).waitFor();
    await says(page, 'QR Code Generated');
    await dismissNotices(page);
    await look(page, 'payment-qr-waiting', { closely: true });
    // A reload goes on with the same code.
    const code = await page.getByRole('link', { name: 'Pay in the sandbox' }).getAttribute('href');
    await page.reload();
    const link = page.getByRole('link', { name: 'Pay in the sandbox' });
    expect(await link.getAttribute('href')).toBe(code);

    await inSandbox(arrived, 'Pay', 'Paid.');
    await heading(page, 'Payment Successful!');
    expect(stepOf(page)).toBe('PAYMENT_QR');
    await waitForStep(page, 'TELECONSULTATION');
    await heading(page, 'Paid: choose a time');
    await page.reload();
    await heading(page, 'Paid: choose a time');
    expect(await states()).toEqual(['settled']);
    expectQuiet();
  }, 120_000);

  it('gives ₹1 too little back, and asks for ₹499 anew', async () => {
    const arrived = await arriveAt('PAYMENT_QR', '8102');
    const { page, states, expectQuiet } = arrived;
    await button(page, GENERATE).click();
    await inSandbox(arrived, 'Pay ₹1 too little', 'Paid, ₹1 too little.');
    // The page hears of it before the money is back, or after.
    await page.getByRole('heading', { name: /^(That was not ₹499|Your money .*)$/ }).waitFor();
    await page.getByText(/₹498 came, and goes back|it is not ₹499/).waitFor();
    await expect.poll(states).toEqual(['refunded']);
    await page.getByRole('button', { name: /^(Try Again|Pay anew)$/ }).click();
    await button(page, GENERATE).waitFor();
    expectQuiet();
  }, 60_000);

  it('[QR-05] [QR-14] [QR-15] looks as it should when it fails, times out, and comes late', async () => {
    const { page } = await arriveAt('PAYMENT_QR', '8103');
    await page.route('**/api/payments/create-qr', (route) => route.abort());
    await button(page, GENERATE).click();
    await heading(page, 'Payment Error');
    await says(page, 'Payment Error');
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
  }, 120_000);
});

describe('paying by card', () => {
  it('[CARD-02] [CARD-03] [CARD-04] [CARD-05] leads over the checkout to the calendar', async () => {
    const { page, context, states, expectQuiet } = await arriveAt('DIAGNOSIS', '8104');
    await button(page, BUY).click();
    await checkout(page).getByRole('heading', { name: '₹299.00 to Toothwise' }).waitFor();
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
    await button(page, 'Done').click();
    expect(await button(page, BUY).isEnabled()).toBe(true);
    expect(await states()).toEqual(['settled']);
    expectQuiet();
  }, 120_000);

  it('[CARD-06] [CARD-12] [CARD-13] says that it was closed after a decline, that nobody could check it, and that it was ₹1 too little', async () => {
    const { page, states } = await arriveAt('DIAGNOSIS', '8105');
    await button(page, BUY).click();
    await button(checkout(page), 'Be declined').click();
    await checkout(page).getByRole('heading', { name: 'Declined' }).waitFor();
    await button(checkout(page), 'Close without paying').click();
    await says(page, 'Payment Cancelled');
    expect(await states()).toEqual(['awaiting']);

    await page.route('**/api/razorpay/verify', (route) => route.abort());
    await button(page, BUY).click();
    await button(checkout(page), 'Pay ₹1 too little').click();
    await says(page, 'Payment Verification Error');
    await dismissNotices(page);
    await look(page, 'payment-card-unverified');
    await takeWholePage(page, 'payment-card-unverified');
    await page.unroute('**/api/razorpay/verify');
    await button(page, 'Check again').click();
    await says(page, 'Payment Verification Failed');
    await dismissNotices(page);
    await look(page, 'payment-card-refused');
    await takeWholePage(page, 'payment-card-refused');
    await expect.poll(states).toEqual(['refunded']);
    const refused = page.getByRole('note', { name: 'Payment Verification Failed' });
    await refused.getByRole('button', { name: 'Close' }).click();
    expect(await button(page, BUY).isEnabled()).toBe(true);
  }, 120_000);
});
