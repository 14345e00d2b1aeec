import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PHONE, openTab, siteOfFile } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';
import {
  codeFor,
  dialog,
  fillForm,
  lookLater,
  menu,
  person,
  sentTo,
  signUp,
} from '../../browser/account.ts';

const site = siteOfFile();
const stepIn = (page: Page): string | null => new URL(page.url()).searchParams.get('step');

const signedUp = async (digits: string): Promise<Visit> => {
  const visit = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await signUp(visit.page, person(digits));
  await lookLater(visit.page);
  return visit;
};

describe('an account', () => {
  it('is created with both codes; Back closes the dialog and keeps the form', async () => {
    const { page, expectQuiet } = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const who = person('0001');
    await page.goto('/register');
    await fillForm(page, who);
    await dialog(page, 'Verify your email').getByLabel('Digit 1 of 6').waitFor();
    expect(stepIn(page)).toBe('email');
    await page.goBack();
    await dialog(page, 'Verify your email').waitFor({ state: 'detached' });
    await expect.poll(() => stepIn(page)).toBeNull();
    expect(await page.getByLabel('Email').inputValue()).toBe(who.email);
    await page.goForward();
    await expect.poll(() => stepIn(page)).toBeNull();

    await page.getByRole('button', { name: 'Create account' }).click();
    await dialog(page, 'Verify your email').getByLabel('Digit 1 of 6').waitFor();
    // The code that was sent a moment ago still counts: no other one is sent.
    await expect.poll(() => sentTo(page, who.email)).toHaveLength(1);
    await page.keyboard.type(await codeFor(page, who.email));
    await dialog(page, 'Verify your phone number').getByLabel('Digit 1 of 4').waitFor();
    expect(stepIn(page)).toBe('phone');
    await page.keyboard.type(await codeFor(page, `+91${who.phone}`));
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Your account: Asha Verma' }).waitFor();
    expectQuiet();
  });

  it('is left in every tab at once, and leaves nothing on the device', async () => {
    const first = await signedUp('0002');
    const second = await openTab(first.context, site.origin());
    await second.page.goto('/dashboard');
    await menu(second.page).waitFor();
    await menu(first.page).click();
    await first.page.getByRole('menuitem', { name: 'Log out' }).click();
    await first.page.waitForURL('**/login');
    await first.page.getByText('Logout Successful').waitFor();
    await second.page.waitForURL('**/login?return=%2Fdashboard');
    expect(await first.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it('is entered again with the password, at the page that was asked for', async () => {
    const { page } = await signedUp('0003');
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await page.goto('/profile');
    await page.waitForURL('**/login?return=%2Fprofile');
    await page.getByLabel('Email').fill(person('0003').email);
    await page.getByLabel('Password', { exact: true }).fill(person('0003').password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/profile');
    await page.getByText('Login Successful').waitFor();
  });

  it('can be had with Google, in a window of its own', async () => {
    const { page } = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto('/login?return=%2Fprofile');
    const [google] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Continue with Google' }).click(),
    ]);
    await google.getByText('Asha Rao').click();
    await page.waitForURL('**/profile');
    await page.getByRole('button', { name: 'Your account: Asha Rao' }).waitFor();
    expect(google.isClosed()).toBe(true);
  });
});
