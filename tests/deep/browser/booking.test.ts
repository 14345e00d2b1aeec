import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import { createAccountThere, dialog, person, sentTo } from '../../browser/account.ts';
import { look } from '../../browser/look.ts';
import type { Look } from '../../browser/look.ts';
import { openResult, stepOf } from '../../browser/walk.ts';

const site = siteOfFile();
const SHEET: Look = { opened: '[role="dialog"]', closely: true, longForm: true };
const LATER = 'Schedule for later\u00A0·\u00A0₹499';

const booking = (page: Page) => dialog(page, 'Book Your Teleconsultation');
/** The first day on which somebody is free; tomorrow may be a Sunday. */
const firstDay = (page: Page) =>
  booking(page).getByRole('radiogroup', { name: 'Date' }).getByRole('radio', { disabled: false });
const freeTime = (page: Page) => booking(page).getByRole('radio', { name: /, free$/ });

describe('a consultation for later', () => {
  it('[PROD-02] [TELE-03] [BOOK-26] is booked from the result by somebody who creates an account over it', async () => {
    const { page, expectQuiet } = await site.newPage({
      viewport: PHONE,
      reducedMotion: 'reduce',
      hurried: true,
    });
    const who = person('7801');
    await openResult(page);
    await page.getByRole('button', { name: LATER }).click();
    await createAccountThere(page, who);

    // The form opens by itself, over the result; Back closes it.
    await firstDay(page).first().waitFor();
    expect(stepOf(page)).toBe('DIAGNOSIS');
    await page.goBack();
    await booking(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: LATER }).click();
    await firstDay(page).first().waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha Verma');
    expect(await page.getByLabel('Notes (optional)').inputValue()).toMatch(/^AI Diagnosis: ./);

    // By keyboard, from the days to the times.
    await firstDay(page).first().focus();
    await page.keyboard.press('Space');
    await freeTime(page).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await freeTime(page).nth(1).isChecked()).toBe(true);
    await look(page, 'booking-form', SHEET);
    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByRole('button', { name: 'Book Appointment' }).click();
    await booking(page).getByRole('heading', { name: 'Appointment Booked!' }).waitFor();
    await look(page, 'booking-booked', SHEET);
    await expect.poll(async () => (await sentTo(page, who.email)).length).toBe(2);
    await page.getByRole('button', { name: 'Done' }).click();
    await booking(page).waitFor({ state: 'detached' });
    await expect.poll(() => stepOf(page)).toBe('DIAGNOSIS');
    expectQuiet();
  }, 180_000);
});
