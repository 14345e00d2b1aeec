import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { siteOfFile } from '../../kit/browser.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import {
  codeBox,
  codeFor,
  dialog,
  fillForm,
  lookLater,
  menu,
  person,
  signUp,
} from '../../browser/account.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import type { Look } from '../../browser/look.ts';

const site = siteOfFile();

const SHEET: Look = { opened: '[role="dialog"]' };
const WRONG_CODE = '000000';
const NOBODYS_RESULT = '00000000-0000-4000-8000-000000000000';

const calm = () => site.newPage({ reducedMotion: 'reduce' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

const closely = (page: Page, name: string, how: Look = {}) =>
  look(page, name, { ...how, closely: true });

const dismissNotice = async (page: Page): Promise<void> => {
  await button(page, 'Dismiss').click();
  await button(page, 'Dismiss').waitFor({ state: 'detached' });
};

const signedIn = (page: Page): Promise<{ readonly id: string; readonly access_token: string }> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').auth, SESSION.key);

/** Keeps a result in the account, as the assessment does. */
const saveResult = async (page: Page): Promise<void> => {
  const { id, access_token } = await signedIn(page);
  const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${access_token}` };
  const { sessionToken: chatSessionToken } = await (
    await page.request.post('/api/chat/session', { headers, data: {} })
  ).json();
  const saved = await page.request.post('/chat_bot/chat/save_diagnose', {
    headers,
    data: { ...DIAGNOSE_BODY, chatSessionToken, patient_id: id },
  });
  expect(saved.status()).toBe(200);
};

describe('the entrances in two sizes, light and dark, zoomed, by keyboard and with large text', () => {
  it('of the log-in by password and by code', async () => {
    const { page } = await calm();
    await page.goto('/login');
    await button(page, 'Log in').waitFor();
    await closely(page, 'login');
    await takeWholePage(page, 'login');
    await button(page, 'Log in').click();
    await page.getByText('Password is required').waitFor();
    await closely(page, 'login-empty');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await button(page, 'Log in').click();
    await dismissNotice(page);
    await closely(page, 'login-refused');
    await page.getByText('Login with OTP instead').click();
    await button(page, 'Send OTP').waitFor();
    await closely(page, 'login-by-mail');
    await page.getByText('Phone', { exact: true }).click();
    await closely(page, 'login-by-phone');
    await page.getByLabel('Phone number').fill('9876500000');
    await button(page, 'Send OTP').click();
    await codeBox(page).waitFor();
    await dismissNotice(page);
    await closely(page, 'login-code');
    const number = await page.getByLabel('Phone number').evaluate((field) => ({
      from: parseFloat(getComputedStyle(field).paddingInlineStart),
      country: field.parentElement?.querySelector('[data-position="left"]')?.clientWidth ?? 0,
    }));
    expect(number.from).toBeGreaterThanOrEqual(number.country);
    await codeBox(page).click();
    await page.keyboard.type(WRONG_CODE);
    await page.getByText('Invalid OTP. Please try again.').first().waitFor();
    await dismissNotice(page);
    await closely(page, 'login-code-wrong');
  });

  it('of a new password', async () => {
    const { page } = await calm();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').waitFor();
    await closely(page, 'forgot-password');
    await page.getByLabel('Email').fill(person('0010').email);
    await button(page, 'Continue').click();
    await page.getByLabel('New password').waitFor();
    await closely(page, 'reset-password');
    await page.getByLabel('New password').fill('password123');
    await page.getByLabel('Confirm Password').fill('password124');
    await button(page, 'Continue').click();
    await closely(page, 'reset-password-refused');
    await page.getByLabel('New password').fill(person('0010').password);
    await page.getByLabel('Confirm Password').fill(person('0010').password);
    await button(page, 'Continue').click();
    await codeBox(page).waitFor();
    await closely(page, 'reset-password-code');
  });

  it('of the staff, and of who may not go on', async () => {
    const { page } = await calm();
    await page.goto('/admin');
    await button(page, 'Log in').waitFor();
    await closely(page, 'admin');
    await page.getByRole('link', { name: 'I have an invitation' }).click();
    await heading(page, 'Join the staff');
    await button(page, 'Create account').click();
    await closely(page, 'admin-register', { longForm: true });
    await page.goto('/unauthorized');
    await heading(page, 'This page is not for your account');
    await closely(page, 'unauthorized');
  });
});

describe('the account in two sizes, light and dark, zoomed, by keyboard and with large text', () => {
  it('from the form over both codes and the onboarding to the profile', async () => {
    const { page } = await calm();
    const who = person('0011');
    await page.goto('/register?return=%2Fprofile');
    await button(page, 'Create account').waitFor();
    await closely(page, 'register', { longForm: true });
    await takeWholePage(page, 'register');
    await button(page, 'Create account').click();
    await closely(page, 'register-errors', { longForm: true });
    await takeWholePage(page, 'register-errors');
    await fillForm(page, who);
    await dialog(page, 'Verify your email').waitFor();
    await codeBox(page).waitFor();
    await dismissNotice(page);
    await closely(page, 'register-code', SHEET);
    await codeBox(page).click();
    await page.keyboard.type(WRONG_CODE);
    await page.getByText('Invalid OTP. Please try again.').first().waitFor();
    await dismissNotice(page);
    await closely(page, 'register-code-wrong', SHEET);
    await codeBox(page).click();
    await page.keyboard.type(await codeFor(page, who.email));
    await page.keyboard.press('Enter');
    await dialog(page, 'Verify your phone number').getByLabel('Digit 1 of 4').click();
    await page.keyboard.type(await codeFor(page, `+91${who.phone}`));
    await page.waitForURL('**/profile');
    await heading(page, 'Welcome to Toothwise');
    // Without the notices of the sign-up, which are shown once.
    await page.reload();
    await heading(page, 'Welcome to Toothwise');
    await closely(page, 'onboarding-welcome', SHEET);
    await button(page, 'Next').click();
    await heading(page, 'About you');
    await closely(page, 'onboarding-profile', SHEET);
    await button(page, 'Next').click();
    await heading(page, 'What you agree to');
    await closely(page, 'onboarding-privacy', SHEET);
    await page.getByText('Keep my details and results').click();
    await page.getByText('Let a program assess my answers').click();
    await button(page, 'Next').click();
    await heading(page, 'What you can do here');
    await closely(page, 'onboarding-features', SHEET);
    await button(page, 'Complete').click();
    await heading(page, 'Your data');
  });

  it('of the profile, all it asks before, and the end of the account', async () => {
    const { page } = await calm();
    const who = person('0012');
    await signUp(page, who);
    await lookLater(page);
    // Without the notices of the sign-up.
    await page.reload();
    await heading(page, 'Your data');
    await closely(page, 'profile');
    await takeWholePage(page, 'profile');
    await button(page, 'Delete my account').click();
    await heading(page, 'Delete your account?');
    await closely(page, 'erasure');
    await button(page, 'Go on to delete').click();
    await page.getByLabel('Your password').fill('not this one');
    await button(page, 'Delete my account now').click();
    await page.getByText('That password isn’t right.').waitFor();
    await closely(page, 'erasure-refused');
    await page.getByLabel('Your password').fill(who.password);
    await button(page, 'Delete my account now').click();
    await heading(page, 'Your account is deleted');
    await closely(page, 'erased');
  });

  it('of the results, none and some, and of one that is opened', async () => {
    const { page } = await calm();
    await signUp(page, person('0013'));
    await lookLater(page);
    await page.goto('/dashboard');
    await heading(page, 'No results yet');
    await closely(page, 'dashboard-empty');
    await menu(page).click();
    await page.getByRole('menu').waitFor();
    await look(page, 'menu', { opened: '[role="menu"]' });
    await saveResult(page);
    await page.reload();
    await page.getByRole('link', { name: 'Open this result' }).waitFor();
    await closely(page, 'dashboard');
    await takeWholePage(page, 'dashboard');
    await page.getByRole('link', { name: 'Open this result' }).click();
    await page.getByText('You said:').waitFor();
    await closely(page, 'saved-result');
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await takeWholePage(page, 'saved-result-unfolded');
    await page.goto(`/dashboard?result=${NOBODYS_RESULT}`);
    await heading(page, 'This result is not in your account');
    await closely(page, 'saved-result-missing');
  });
});
