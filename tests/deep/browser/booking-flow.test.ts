import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import { createAccountThere, lookLater, person, sentTo, signUp } from '../../browser/account.ts';
import { look } from '../../browser/look.ts';

const site = siteOfFile();

const calm = () => site.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const addressOf = (page: Page): string => page.url().replace(site.origin(), '');
const closely = { closely: true, longForm: true } as const;
const checkout = (page: Page) => page.frameLocator('iframe[title="Card checkout"]');

/** What the device keeps of the booking. */
const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').bookingData, SESSION.key);

/** By keyboard: what is seen lies over the radio. */
const choose = async (page: Page, radio: Locator): Promise<void> => {
  await radio.focus();
  await page.keyboard.press('Space');
};

const chooseTime = async (page: Page): Promise<string> => {
  // The first day on which somebody is free; tomorrow may be a Sunday.
  const days = page.getByRole('radiogroup', { name: 'Date' });
  await choose(page, days.getByRole('radio', { disabled: false }).first());
  const time = page.getByRole('radio', { name: /, free$/ }).first();
  const name = (await time.getAttribute('aria-label')) ?? '';
  await choose(page, time);
  await button(page, 'Continue').click();
  return name.replace(/, free$/, '');
};

const sayWho = async (page: Page, phone = '98765 43210'): Promise<void> => {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Phone').fill(phone);
  await button(page, 'Continue').click();
};

describe('a booking without an assessment', () => {
  it('[BKFL-01] [BKFL-05] [BKFL-06] is made by somebody who creates an account over it, and is looked at on the way', async () => {
    const { page, expectQuiet } = await calm();
    const who = person('7811');
    await page.goto('/booking/review-and-book');
    await heading(page, 'Book a video call');
    await page.getByRole('radiogroup', { name: 'Date' }).waitFor();
    expect(addressOf(page)).toBe('/booking');
    await look(page, 'booking-flow-time', closely);
    const time = await chooseTime(page);
    await heading(page, 'Who is it for?');
    expect(addressOf(page)).toBe('/booking/patient-info');
    await button(page, 'Continue').click();
    await page.getByText('Phone number must be at least 10 digits.').waitFor();
    await look(page, 'booking-flow-patient', closely);
    await sayWho(page);
    await heading(page, 'Check and book');
    expect(addressOf(page)).toBe('/booking/review-and-book');
    await page.getByText(`${time}, India time (IST)`).waitFor();
    await look(page, 'booking-flow-review', closely);
    // With everything stored, every page of it is the review.
    for (const path of ['/booking', '/booking/patient-info', '/booking/review-and-book']) {
      await page.goto(path);
      await heading(page, 'Check and book');
      expect(addressOf(page)).toBe('/booking/review-and-book');
    }
    // "Change" leaves the form filled in, also after a reload; Back takes it back.
    await button(page, 'Change who it is for').click();
    await heading(page, 'Who is it for?');
    await page.reload();
    await heading(page, 'Who is it for?');
    expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');
    expect(await kept(page)).toMatchObject({ isPatientGiven: false });
    await page.goBack();
    await heading(page, 'Check and book');
    expect(await kept(page)).toMatchObject({ isPatientGiven: true });

    await button(page, 'Book, and pay ₹299 then').click();
    await button(page, 'I have an account').click();
    await createAccountThere(page, who);
    await heading(page, 'Appointment Booked!');
    await page.getByText(`${time}, India time (IST)`).waitFor();
    await look(page, 'booking-flow-booked', closely);
    expect(await kept(page)).toBeNull();
    await expect.poll(async () => (await sentTo(page, who.email)).length).toBeGreaterThan(1);
    // Done is done: a reload begins anew, and the appointment is in the account.
    await page.getByRole('link', { name: 'See your consultations' }).click();
    await page.getByRole('heading', { name: time }).waitFor();
    await button(page, 'Choose another time').click();
    await page.getByRole('radiogroup', { name: 'Date' }).waitFor();
    await look(page, 'reschedule', closely);
    await page.getByRole('radio', { disabled: false }).nth(1).check({ force: true });
    await page
      .getByRole('radio', { name: /, free$/ })
      .nth(3)
      .check({ force: true });
    await button(page, 'Move the consultation').click();
    await page.getByText('Consultation moved').waitFor();
    expect(await page.getByRole('heading', { name: time }).count()).toBe(0);
    expectQuiet();
  }, 240_000);
});

describe('a booking that is paid now', () => {
  it('[BKFL-05] goes on after a reload in the middle of the checkout, and is paid once', async () => {
    const { page, expectQuiet } = await calm();
    const who = person('7812');
    await signUp(page, who);
    await lookLater(page);
    await page.goto('/booking');
    const time = await chooseTime(page);
    await sayWho(page);
    await heading(page, 'Check and book');
    await button(page, 'Keep the time and pay ₹299').click();
    await heading(page, 'Pay to book your time');
    await page.getByText('10 minutes left.').waitFor();
    expect(addressOf(page)).toBe('/booking/review-and-book?step=payment');
    await look(page, 'booking-flow-payment', closely);
    // Back gives the time up, and the review is there as it was.
    await page.goBack();
    await heading(page, 'Check and book');
    expect(addressOf(page)).toBe('/booking/review-and-book');
    await expect.poll(() => button(page, 'Keep the time and pay ₹299').isEnabled()).toBe(true);
    await button(page, 'Keep the time and pay ₹299').click();
    await button(page, 'Pay ₹299 now').click();
    const order = await checkout(page).locator('small').textContent();
    await page.reload();
    await heading(page, 'Pay to book your time');
    await button(page, 'Pay ₹299 now').click();
    // The same order, so that nobody pays twice.
    expect(await checkout(page).locator('small').textContent()).toBe(order);
    // Closed without paying: the time is kept, and it can be tried again.
    await checkout(page).getByRole('button', { name: 'Close without paying' }).click();
    await page.getByText('You can try booking again anytime.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Pay ₹299 now');
    await button(page, 'Pay ₹299 now').click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await heading(page, 'Appointment Booked!');
    await page.getByText(`${time}, India time (IST)`).waitFor();
    await page.getByText('Paid already').waitFor();
    expect(await kept(page)).toBeNull();
    await page.goto('/teleconsultation');
    await page.getByRole('heading', { name: time }).waitFor();
    expect(await page.getByText('Paid: choose a time').count()).toBe(0);
    expectQuiet();
  }, 240_000);

  it('is one in two tabs', async () => {
    const { page, context } = await calm();
    const who = person('7813');
    await signUp(page, who);
    await lookLater(page);
    await page.goto('/booking');
    await chooseTime(page);
    await sayWho(page);
    await button(page, 'Keep the time and pay ₹299').click();
    await page.getByText('10 minutes left.').waitFor();
    const other = await context.newPage();
    await other.goto('/booking');
    await heading(other, 'Pay to book your time');
    await other.getByText(/minutes left\.$/).waitFor();
    await button(page, 'Pay ₹299 now').click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await heading(page, 'Appointment Booked!');
    // Nothing is asked of the other tab any more.
    await button(other, 'Pay ₹299 now').click();
    await heading(other, 'Appointment Booked!');
  });
});
