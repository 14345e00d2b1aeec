import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { siteOfFile } from '../kit/browser.ts';
import { look, takeWholePage } from './look.ts';

const site = siteOfFile();

const PUNE = { latitude: 18.5204, longitude: 73.8567 };

const calm = () => site.newPage({ reducedMotion: 'reduce' });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const addressOf = (page: Page): string => page.url().replace(site.origin(), '');

describe('the list of dentists in two sizes, light and dark, zoomed, by keyboard and with large text', () => {
  it('from the first look over a place that is not shared to a dentist’s page', async () => {
    const { page } = await calm();
    await page.goto('/find-dentist');
    await heading(page, 'Where should we look?');
    await look(page, 'find-dentist-start', { closely: true, longForm: true });
    await page.getByLabel('City').selectOption('Pune');
    await heading(page, '4 dentists in Pune');
    await look(page, 'find-dentist-listed', { closely: true, longForm: true });
    await takeWholePage(page, 'find-dentist-listed');
    await page.getByLabel('Language').selectOption('ta');
    await heading(page, 'We list no dentist like that here');
    await look(page, 'find-dentist-none', { closely: true, longForm: true });
    await page.getByRole('button', { name: 'Show all dentists here' }).click();
    await page.getByRole('link', { name: 'Dr. Sample Three', exact: true }).click();
    await heading(page, 'Dr. Sample Three');
    await look(page, 'doctor', { closely: true, longForm: true });
    await takeWholePage(page, 'doctor');
    await page.goto('/doctor/nobody');
    await heading(page, 'We do not list this dentist');
    await look(page, 'doctor-missing', { closely: true });
  }, 180_000);
});

describe('a dentist near by', () => {
  it('is found where the device may say where it is, and asks nobody but our own server', async () => {
    const { page, context, requests, expectQuiet } = await calm();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(PUNE);
    await page.goto('/find-my-dentist');
    await page.getByRole('button', { name: 'Near me' }).click();
    await heading(page, '3 dentists within 10 km of you');
    expect(addressOf(page)).toBe('/find-my-dentist?near=10');
    const distances = await page.getByText(/^about .* away$/).allTextContents();
    // A few kilometres apart, the nearest first.
    expect(distances).toEqual(['about 1.1 km away', 'about 2.9 km away', 'about 5 km away']);
    // Allowed once, the place is found again after a reload.
    await page.reload();
    await heading(page, '3 dentists within 10 km of you');
    await page.getByText('Open now', { exact: true }).click();
    await page.waitForURL('**/find-my-dentist?near=10&open=1');
    await page.goBack();
    await page.waitForURL('**/find-my-dentist?near=10');
    expect(await page.getByLabel('Open now').isChecked()).toBe(false);
    expect(requests.filter((each) => each.includes('/api/dentists'))).not.toEqual([]);
    // A question that was asked anew is let go of.
    expectQuiet();
  }, 60_000);

  it('is looked for in a city where the device may not say it', async () => {
    const { page, context, expectQuiet } = await calm();
    await context.clearPermissions();
    // Chromium without a window refuses what nobody can allow.
    await page.goto('/find-dentist');
    await page.getByRole('button', { name: 'Near me' }).click();
    await heading(page, 'Your place was not shared with us');
    expect(addressOf(page)).toBe('/find-dentist');
    await look(page, 'find-dentist-refused', { longForm: true });
    await page.getByLabel('City').selectOption('Delhi');
    await heading(page, '4 dentists in Delhi');
    await page.reload();
    await heading(page, '4 dentists in Delhi');
    expectQuiet();
  }, 60_000);

  it('leads to their page and back to the same list', async () => {
    const { page, expectQuiet } = await calm();
    await page.goto('/find-dentist?city=Mumbai&emergency=1');
    await heading(page, '2 dentists in Mumbai');
    await page.getByRole('link', { name: 'Details of Dr. Sample Three' }).click();
    await heading(page, 'Dr. Sample Three');
    expect(addressOf(page)).toBe('/doctor/sample-clinic-day-and-night-mumbai');
    await page.goBack();
    await heading(page, '2 dentists in Mumbai');
    expect(addressOf(page)).toBe('/find-dentist?city=Mumbai&emergency=1');
    expectQuiet();
  }, 60_000);
});
