import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import { codeBox, codeFor, person, sentTo } from '../../browser/account.ts';
import { look } from '../../browser/look.ts';

const site = siteOfFile();
const closely = { closely: true, longForm: true } as const;

/** Somebody at the page, with everything that it costs them counted. */
const counting = (page: Page) => {
  const cost = { fields: 0, codes: 0, presses: 0 };
  const pages = new Set<string>();
  const shown = new Set<string>();
  /** Notes which page they are on, and each box for words on it, asked or optional. */
  const see = async (): Promise<void> => {
    pages.add(new URL(page.url()).pathname);
    const boxes = page.locator(
      'input:visible:not([type=radio], [inputmode=numeric]), textarea:visible',
    );
    for (const label of await boxes.evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    )) {
      shown.add(label);
    }
  };
  return {
    see,
    async press(name: string | RegExp): Promise<void> {
      await see();
      cost.presses += 1;
      await page.getByRole('button', { name }).first().click();
    },
    async write(label: string, words: string): Promise<void> {
      cost.fields += 1;
      await page.getByLabel(label).fill(words);
    },
    async enterCode(code: string): Promise<void> {
      await see();
      cost.fields += 1;
      cost.codes += 1;
      shown.add('code');
      await codeBox(page).click();
      await page.keyboard.type(code);
    },
    sum: () => ({ ...cost, pages: pages.size, shown: shown.size }),
  };
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('a call for somebody who was never here', () => {
  it('[NEW-20] [NEW-21] is booked with a name, a phone and one code, over three pages', async () => {
    const { page, expectQuiet } = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const phone = `+91${person('7821').phone}`;
    await page.goto('/booking');
    await page.getByRole('radiogroup', { name: 'Date' }).waitFor();
    const somebody = counting(page);
    await somebody.press(/\d:\d\d (AM|PM)$/);
    await somebody.press('Continue');
    await heading(page, 'Who is it for?');
    await look(page, 'quick-booking-patient', closely);
    await somebody.write('Full Name', 'Meera Nair');
    await somebody.write('Phone', person('7821').phone);
    await somebody.press('Continue');
    await heading(page, 'Check and book');
    await somebody.press(/^Book, and pay/);
    await codeBox(page).waitFor();
    await look(page, 'quick-booking-code', closely);
    await somebody.enterCode(await codeFor(page, phone));
    await heading(page, 'Appointment Booked!');
    await look(page, 'quick-booking-booked', closely);
    // The goal: four fields, one code, three pages.
    expect(somebody.sum()).toEqual({ fields: 3, codes: 1, presses: 4, pages: 3, shown: 4 });
    expect(await sentTo(page, phone)).toHaveLength(1);

    // No mail comes, so the page says so, and the calendar's file is there to be had.
    await page.getByText('no email address').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to my calendar' }).click();
    expect((await saved).suggestedFilename()).toBe('video-call.ics');
    await page.getByRole('link', { name: 'See your consultations' }).click();
    await page.getByText('no email address').waitFor();
    await look(page, 'quick-booking-consultations', closely);
    await page.goto('/profile');
    await page.getByText('None', { exact: true }).waitFor();
    expectQuiet();
  }, 240_000);

  it('[NEW-20] keeps the time and pays at once with the same code', async () => {
    const { page, expectQuiet } = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto('/booking');
    await page.getByRole('radiogroup', { name: 'Date' }).waitFor();
    await page
      .getByRole('button', { name: /\d:\d\d (AM|PM)$/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Full Name').fill('Ravi');
    await page.getByLabel('Phone').fill(`+91 ${person('7822').phone}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Keep the time and pay ₹299' }).click();
    await codeBox(page).click();
    await page.keyboard.type(await codeFor(page, `+91${person('7822').phone}`));
    await heading(page, 'Pay to book your time');
    await page.getByText('10 minutes left.').waitFor();
    await page.getByRole('button', { name: 'Pay ₹299 now' }).click();
    const checkout = page.frameLocator('iframe[title="Card checkout"]');
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await heading(page, 'Appointment Booked!');
    expectQuiet();
  }, 240_000);
});
