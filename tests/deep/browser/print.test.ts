import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { COLD_TOOTH, openResult } from '../../browser/walk.ts';

const site = siteOfFile();

const A4_SHEETS = 2;
/** The smallest letters that an older eye reads on paper, in CSS pixels: 7.5 points. */
const READABLE = 10;

describe('the result on paper', () => {
  it('is light, dated, opened and has two sheets at most, also from a dark screen', async () => {
    const { page } = await site.newPage({
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      hurried: true,
    });
    await openResult(page);
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(A4_SHEETS);
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

  it('has letters that can be read, and two sheets also for much that was told', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    await openResult(page, {
      ...COLD_TOOTH,
      concern:
        'my lower back tooth hurts with cold water and sweets since last week, I had a filling there last year, and my jaw is tired in the morning from grinding at night',
      conditions: ['asthma', 'diabetes'],
      allergies:
        'penicillin and aspirin; I take Ecosprin 75, metformin 500 twice a day and telmisartan 40 in the morning',
    });
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(A4_SHEETS);
    await page.emulateMedia({ media: 'print' });
    const small = await page.evaluate((least) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (texts.nextNode()) {
        const { parentElement: of, textContent } = texts.currentNode;
        if (!of?.checkVisibility() || of.closest('.spoken') || !textContent?.trim()) continue;
        if (Number.parseFloat(getComputedStyle(of).fontSize) < least) found.add(textContent);
      }
      return [...found];
    }, READABLE);
    expect(small).toEqual([]);
  });
});
