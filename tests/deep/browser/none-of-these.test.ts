import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { COMPLETED } from '../../kit/samples.ts';
import { seedDraft } from '../../browser/draft.ts';
import { headingOf } from '../../browser/walk.ts';

const site = siteOfFile();

const FIRST_QUESTION: Progress = {
  ...COMPLETED,
  step: 'FOLLOW_UP',
  diagnosis: null,
  currentQuestionIndex: 0,
  followUpAnswers: {},
};

const FIRST = 'Is any of this happening right now?';
const SECOND = 'Has any of this happened in the last few days?';
const LINE = 'See the whole list before “None of these”.';

const open = async (viewport: { width: number; height: number }) => {
  const { page } = await site.newPage({ viewport, reducedMotion: 'reduce', hurried: true });
  await seedDraft(page, FIRST_QUESTION);
  await page.goto('/chat');
  await headingOf(page).getByText(FIRST).waitFor();
  const none = page.getByRole('button', { name: 'None of these', exact: true });
  const line = page.getByText(LINE);
  const last = page.locator('main label').last();
  return { page, none, line, last };
};

/** Longer than the page takes to look whether content was added, after which it scrolls. */
const SCROLLED_MS = 500;

/** So low that the rows of the question reach below the bar. */
const PHONE = { width: 360, height: 360 };

describe('"None of these" under the danger signs', () => {
  it.each([PHONE, { width: 320, height: 360 }])(
    'waits on a small phone of $width pixels until the last sign was scrolled above the bar, and nothing moves',
    async (viewport) => {
      const { page, none, line, last } = await open(viewport);
      const topOf = async () => Math.round((await none.boundingBox())?.y ?? Number.NaN);
      await line.waitFor();
      const before = await topOf();
      await none.click({ force: true });
      expect(await headingOf(page).innerText()).toBe(FIRST);
      // All of it is in the window, and hidden below the bar.
      await last.evaluate((row) => {
        scrollBy(0, row.getBoundingClientRect().bottom - innerHeight);
      });
      await page.waitForTimeout(SCROLLED_MS);
      expect(await none.isDisabled()).toBe(true);
      await page.mouse.move(180, 300);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => none.isEnabled()).toBe(true);
      await line.waitFor({ state: 'hidden' });
      const scrolled = await page.evaluate(() => scrollY);
      await page.waitForTimeout(SCROLLED_MS);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      expect(scrolled).toBeGreaterThan(50);
      expect(await topOf()).toBe(before);
      await none.click();
      await headingOf(page).getByText(SECOND).waitFor();
      await line.waitFor();
    },
  );

  it('is reached by the keyboard, which passes the last sign, and says what it waits for until then', async () => {
    const { page, none, line, last } = await open(PHONE);
    await line.waitFor();
    await none.focus();
    await page.keyboard.press('Enter');
    expect(await headingOf(page).innerText()).toBe(FIRST);
    const described = await none.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe(LINE);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await last.locator('input').evaluate((box) => box.matches(':focus'))).toBe(true);
    await expect.poll(() => none.isEnabled()).toBe(true);
    await none.focus();
    await page.keyboard.press('Enter');
    await headingOf(page).getByText(SECOND).waitFor();
  });

  it('can be said at once where all signs fit', async () => {
    const { none, line } = await open({ width: 1280, height: 2000 });
    await expect.poll(() => none.isEnabled()).toBe(true);
    await line.waitFor({ state: 'hidden' });
  });
});
