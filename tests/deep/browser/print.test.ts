import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { openResult } from '../../browser/walk.ts';

const site = siteOfFile();

describe('the result on paper', () => {
  it('is light, dated, opened and has two sheets at most, also from a dark screen', async () => {
    const { page } = await site.newPage({
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      hurried: true,
    });
    await openResult(page);
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    for (const text of ['Because you said', 'Subjective', 'Plan'])
      await expect.poll(() => page.getByText(text).first().isVisible()).toBe(true);
    const year = new Date().getFullYear();
    await expect
      .poll(() => page.getByText(new RegExp(`^\\d{1,2} \\w+ ${year}$`)).isVisible())
      .toBe(true);
    expect(await page.locator('[data-bar]').isVisible()).toBe(false);
  });
});
