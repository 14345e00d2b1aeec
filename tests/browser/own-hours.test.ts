import { describe, expect, it } from 'vitest';
import { beSignedIn, siteOfConsultation } from './room.ts';

const { made, site } = siteOfConsultation();

describe("a dentist's own hours", () => {
  it('[NEW-70] [NEW-71] are changed on a phone, once the dentist has seen the call that is in the way', async () => {
    const dentist = await site.newPage({ viewport: { width: 360, height: 740 } });
    await beSignedIn(dentist, made.doctor);
    const { page } = dentist;
    await page.goto('/teleconsultation');
    await page.getByRole('link', { name: 'My hours and leave' }).click();
    await page.getByRole('button', { name: 'Add a leave' }).click();
    await page.getByLabel('First day').fill('2026-01-01');
    await page.getByLabel('Last day').fill('2099-01-01');
    await page.getByLabel('Shortest notice').selectOption('60');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Calls are booked at these times' }).waitFor();
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}-calls.png` });
    await page.getByRole('button', { name: 'Call them off and save' }).click();
    await page.getByText('Saved. Your free times are as you set them.').waitFor();
    if (process.env['LOOK']) {
      await page.screenshot({ path: `${process.env['LOOK']}-360.png`, fullPage: true });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.screenshot({ path: `${process.env['LOOK']}-1280.png`, fullPage: true });
    }
    await page.reload();
    await page.getByLabel('Last day').waitFor();
    expect(await page.getByLabel('Last day').inputValue()).toBe('2099-01-01');
    dentist.expectQuiet();
  });
});
