import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { siteOfFile } from '../../kit/browser.ts';
import { look, takeWholePage } from '../../browser/look.ts';

const site = siteOfFile();

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
  });
});
