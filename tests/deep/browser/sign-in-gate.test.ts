import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';
import { codeBox, codeFor, dialog, fillForm, lookLater, person } from '../../browser/account.ts';
import type { Person } from '../../browser/account.ts';
import { look } from '../../browser/look.ts';
import type { Look } from '../../browser/look.ts';
import { openResult, stepOf } from '../../browser/walk.ts';

const site = siteOfFile();
const SHEET: Look = { opened: '[role="dialog"]', closely: true };

const modal = (page: Page) => dialog(page, 'Authentication Required');
const save = (page: Page) => page.getByRole('button', { name: 'Save to My Dashboard' }).click();

/** A result that the server keeps for this browser, and nobody signed in. */
const withResult = async (): Promise<Visit> => {
  const visit = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce', hurried: true });
  await openResult(visit.page);
  await visit.page.getByText(/^Our server keeps this result/).waitFor();
  return visit;
};

const createAccount = async (page: Page, who: Person): Promise<void> => {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await fillForm(page, who);
  await codeBox(page).waitFor();
};

describe('a result of somebody without an account', () => {
  it('[REG-16] [DIAG-28] [SAVE-02] goes to the dashboard of the account that is created over it', async () => {
    const { page, expectQuiet } = await withResult();
    const who = person('7701');

    // Back closes the modal, and leaves the result where it was.
    await save(page);
    await modal(page).waitFor();
    expect(stepOf(page)).toBe('DIAGNOSIS');
    await page.goBack();
    await modal(page).waitFor({ state: 'detached' });
    expect(stepOf(page)).toBe('DIAGNOSIS');
    await page.getByText(/^Our server keeps this result/).waitFor();

    // Back leads from a code to the details, which are all there.
    await save(page);
    await createAccount(page, who);
    expect(stepOf(page)).toBe('email');
    await page.goBack();
    await page.getByLabel('First Name').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(who.email);
    await expect.poll(() => stepOf(page)).toBe('DIAGNOSIS');
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(await codeFor(page, who.email));
    await page.getByLabel('Digit 1 of 4').click();
    await page.keyboard.type(await codeFor(page, `+91${who.phone}`));
    await page.getByText(/^This result is saved to your dashboard/).waitFor();
    await modal(page).waitFor({ state: 'detached' });
    await expect.poll(() => stepOf(page)).toBe('DIAGNOSIS');

    // A reload in between loses nothing, and the dashboard has it once.
    await page.reload();
    await page.getByText(/^This result is saved to your dashboard/).waitFor();
    await page.goto('/dashboard');
    await lookLater(page);
    await page.getByRole('link', { name: 'Open this result' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Earlier results' }).count()).toBe(0);
    expectQuiet();
  });
  it('looks right in two sizes, light and dark, zoomed, by keyboard and with large text', async () => {
    const { page } = await withResult();
    await save(page);
    await modal(page).waitFor();
    await look(page, 'gate-sign-in', { ...SHEET, longForm: true });
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByLabel('First Name').waitFor();
    await look(page, 'gate-account', { ...SHEET, longForm: true });
    await fillForm(page, person('7702'));
    await codeBox(page).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });
    await look(page, 'gate-code', SHEET);
  });

  it('is asked by keyboard, which comes back to where it was', async () => {
    const { page } = await withResult();
    await page.getByRole('button', { name: 'Save to My Dashboard' }).focus();
    await page.keyboard.press('Enter');
    await modal(page).waitFor();
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('First Name').waitFor();
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Save to My Dashboard');
  });
});
