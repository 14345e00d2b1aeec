import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, siteOfFile } from '../kit/browser.ts';
import { openChat, stepOf, walkTo } from './walk.ts';

const site = siteOfFile();
const WHO = { email: 'asha7701@example.org', phone: '9876547701' };
const PASSWORD = 'eleven green tigers';

type Sent = { readonly messages: readonly { readonly text: string }[] };

/** The code that was sent to somebody last, from the outbox of this machine. */
const codeFor = async (to: string): Promise<string> => {
  const reply = await fetch(`${site.origin()}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
  const [newest] = ((await reply.json()) as Sent).messages;
  return /\b(\d{6}|\d{4})\b/.exec(newest?.text ?? '')?.[1] ?? '';
};

const modal = (page: Page) => page.getByRole('dialog', { name: 'Authentication Required' });
const save = (page: Page) => page.getByRole('button', { name: 'Save to My Dashboard' }).click();

const createAccount = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email').fill(WHO.email);
  await page.getByLabel('Phone Number').fill(WHO.phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Digit 1 of 6').waitFor();
};

describe('a result of somebody without an account', () => {
  it('[REG-16] [DIAG-28] [SAVE-02] goes to the dashboard of the account that is created over it', async () => {
    const { page, expectQuiet } = await site.newPage({
      viewport: PHONE,
      reducedMotion: 'reduce',
      hurried: true,
    });
    await openChat(page);
    await walkTo(page, 'DIAGNOSIS');
    await page.getByText(/^Our server keeps this result/).waitFor();

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
    await createAccount(page);
    expect(stepOf(page)).toBe('email');
    await page.goBack();
    await page.getByLabel('First Name').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(WHO.email);
    await expect.poll(() => stepOf(page)).toBe('DIAGNOSIS');
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(await codeFor(WHO.email));
    await page.getByLabel('Digit 1 of 4').click();
    await page.keyboard.type(await codeFor(`+91${WHO.phone}`));
    await page.getByText(/^This result is saved to your dashboard/).waitFor();
    await modal(page).waitFor({ state: 'detached' });
    await expect.poll(() => stepOf(page)).toBe('DIAGNOSIS');

    // A reload in between loses nothing, and the dashboard has it once.
    await page.reload();
    await page.getByText(/^This result is saved to your dashboard/).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Later' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Later' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Open this result' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Earlier results' }).count()).toBe(0);
    expectQuiet();
  });
});
