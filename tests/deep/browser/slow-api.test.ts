import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';
import { storedDraft } from '../../browser/draft.ts';
import { hold } from '../../browser/hold.ts';
import {
  COLD_TOOTH,
  concernBox,
  headingOf,
  openAnswered,
  openChat,
  primaryAction,
  stepOf,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

type Failure = { readonly answer: (route: Route) => Promise<void>; readonly logged: RegExp };

const json = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body });

/** Every way in which a call can go wrong, with the one line that the console then carries. */
const FAILURES: Readonly<Record<string, Failure>> = {
  'a 500': {
    answer: json(500, '{"error":"Something went wrong.","message":"Something went wrong."}'),
    logged: /^error: Call failed: unavailable \(500\): Something went wrong\.$/,
  },
  'a 503 without a body': {
    answer: (route) => route.fulfill({ status: 503 }),
    logged: /^error: Call failed: unavailable \(503\): /,
  },
  'broken JSON': {
    answer: json(200, '{"is_dental_related": tr'),
    logged: /^error: Call failed: invalidReply \(200\): /,
  },
  'JSON of another shape': {
    answer: json(200, '{"is_dental_related":"yes","success":true,"diagnosis":[]}'),
    logged: /^error: Call failed: invalidReply \(200\): /,
  },
  'an empty reply': {
    answer: json(200, ''),
    logged: /^error: Call failed: invalidReply \(200\): /,
  },
  'a page of HTML': {
    answer: (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><h1>Sign in to the Wi-Fi</h1>',
      }),
    logged: /^error: Call failed: invalidReply \(200\): /,
  },
  'a 401': {
    answer: json(401, '{"error":"Invalid token","message":"Invalid token"}'),
    logged: /^error: Call failed: unauthorized \(401\): Invalid token$/,
  },
  'a 429': {
    answer: json(429, '{"error":"Too many requests.","message":"Too many requests."}'),
    logged: /^error: Call failed: refused \(429\): Too many requests\.$/,
  },
  'a dropped connection': {
    answer: (route) => route.abort('connectionreset'),
    logged: /^error: Call failed: network: Network Error$/,
  },
};

/** The browser's own line about a failed request, which no page can keep out of the console. */
const BROWSERS_OWN = [/^error: Failed to load resource/, /^net::ERR_CONNECTION_RESET/];

const cases = Object.entries(FAILURES);

const expectOneLine = ({ complaints, expectQuiet }: Visit, logged: RegExp): void => {
  expect(complaints.filter((said) => logged.test(said))).toHaveLength(1);
  expectQuiet([logged, ...BROWSERS_OWN]);
};

describe('the check of the concern', () => {
  it('[INTRO-19] shows that it is under way and takes no second press', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    const release = await hold(page, '**/validate');
    await concernBox(page).fill(COLD_TOOTH.concern);
    await primaryAction(page).click();
    const waiting = page.getByRole('button', { name: 'Checking...' });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    expect(await waiting.getAttribute('aria-busy')).toBe('true');
    await concernBox(page).press('Enter');
    release();
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    expect(visit.requests.filter((request) => request.endsWith('/validate'))).toHaveLength(1);
    visit.expectQuiet();
  });

  it.each(cases)(
    '[INTRO-23] [INTRO-24] fails with %s: the warning, one logged line, the words kept',
    async (_name, { answer, logged }) => {
      const visit = await calm();
      const { page } = visit;
      await openChat(page);
      await page.route('**/validate', answer);
      await concernBox(page).fill(COLD_TOOTH.concern);
      await primaryAction(page).click();
      const dialog = page.getByRole('alertdialog', { name: 'Warning' });
      await dialog.getByText('We could not check it just now.').waitFor();
      await dialog.getByRole('link', { name: '112' }).waitFor();
      await dialog.getByRole('button', { name: 'Ok' }).click();
      expect(await concernBox(page).inputValue()).toBe(COLD_TOOTH.concern);
      expect(stepOf(page)).toBe('INTRO');

      await page.unrouteAll();
      await primaryAction(page).click();
      await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
      expectOneLine(visit, logged);
    },
  );
});

describe('the diagnose call', () => {
  /** One walk for all failures: each leaves the visitor where they can try again. */
  it('[CONS-07] [CONS-08] [CONS-09] may be slow, and may fail in every way, without costing an answer', async () => {
    const visit = await calm();
    const { page } = visit;
    await openAnswered(page);
    await page.getByRole('checkbox').check();
    const answers = (await storedDraft(page))?.progress.followUpAnswers;

    for (const [name, { answer, logged }] of cases) {
      visit.clear();
      await page.route('**/diagnose', answer);
      await primaryAction(page).click();
      await page.getByText('Your assessment could not be generated.').waitFor();
      expect(await primaryAction(page).isEnabled(), name).toBe(true);
      expect(await primaryAction(page).innerText()).toBe('Generate My Dental Assessment');
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      expect(await page.locator('[data-type="error"]').count()).toBe(0);
      expect(await headingOf(page).innerText()).toBe('Before we prepare your assessment');
      expectOneLine(visit, logged);
      await page.unrouteAll();
    }

    visit.clear();
    const release = await hold(page, '**/diagnose');
    await primaryAction(page).click();
    const waiting = page.getByRole('button', { name: 'Generating Your Assessment...' });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    expect(await page.getByText('Your assessment could not be generated.').count()).toBe(0);
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('heading', { name: /^See a dentist (by|on) / }).waitFor();
    expect(visit.requests.filter((request) => request.endsWith('/diagnose'))).toHaveLength(1);
    expect((await storedDraft(page))?.progress.followUpAnswers).toEqual(answers);
    visit.expectQuiet();
  });
});

describe('the chat session', () => {
  it.each(cases)(
    'fails with %s: a notice, one logged line, and the assessment goes on',
    async (_name, failure) => {
      const visit = await calm();
      const { page } = visit;
      await page.route('**/api/chat/session', failure.answer);
      await openChat(page);
      await page.getByText('Failed to create chat session. Please try again.').waitFor();
      await concernBox(page).fill(COLD_TOOTH.concern);
      await primaryAction(page).click();
      await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
      expectOneLine(visit, failure.logged);
    },
  );

  it('fails while the part that shows notices cannot be loaded either: the assessment goes on', async () => {
    const visit = await calm();
    const { page } = visit;
    await page.route(/NoticeOutlet|chat\/session/, (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('NoticeOutlet'),
    );
    await openChat(page);
    await failed;
    await walkTo(page, 'SEX_COLLECTION');
    visit.expectQuiet([/ERR_INTERNET_DISCONNECTED/, /^error: Call failed: network/]);
  });

  it('is not waited for', async () => {
    const visit = await calm();
    const { page } = visit;
    const release = await hold(page, '**/api/chat/session');
    await openChat(page);
    await walkTo(page, 'SEX_COLLECTION');
    release();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('chatSessionToken')))
      .not.toBeNull();
    visit.expectQuiet();
  });
});
