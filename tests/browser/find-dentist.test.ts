import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { siteOfFile } from '../kit/browser.ts';

const site = siteOfFile();

const PUNE = { latitude: 18.5204, longitude: 73.8567 };

const calm = () => site.newPage({ reducedMotion: 'reduce' });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const addressOf = (page: Page): string => page.url().replace(site.origin(), '');

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
  });

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
  });
});
