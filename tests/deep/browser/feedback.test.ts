import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import { openResult } from '../../browser/walk.ts';

const site = siteOfFile();

const card = (page: Page) => page.getByRole('region', { name: 'How was this for you?' });

/** What can be read or pressed of the result, with its place on the page. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root main :is(h1, h2, button, a)')]
      .filter(
        (element) => element.checkVisibility() && element.closest('[tabindex] > section') === null,
      )
      .map((element) => {
        const { left, top } = element.getBoundingClientRect();
        const isInBar = element.closest('[data-bar]') !== null;
        return `${element.textContent} ${Math.round(left)} ${Math.round(top + (isInBar ? 0 : scrollY))}`;
      }),
  );

const toResult = async (page: Page): Promise<void> => {
  await openResult(page);
  await page.getByText(/^Our server keeps this result/).waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).waitFor();
};

describe('the popup below a result', () => {
  it.each([PHONE, LAPTOP])(
    '[FPOP-01] comes without moving anything, and covers nothing, at %j',
    async (viewport) => {
      const { page, expectQuiet } = await site.newPage({
        viewport,
        reducedMotion: 'reduce',
        hurried: true,
      });
      await toResult(page);
      await page.waitForTimeout(500);
      const before = await places(page);
      await card(page).waitFor();
      expect(await places(page)).toEqual(before);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      // At the end of the page it stands above the bar, whole.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const box = await card(page).boundingBox();
      const bar = await page.locator('[data-bar]').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await look(page, `feedback-popup-${viewport.width}`);
      expectQuiet();
    },
    60_000,
  );

  it('[FPOP-19] [FPOP-25] [FPOP-27] takes five stars with confetti that nobody can press, once', async () => {
    const { page, requests, expectQuiet } = await site.newPage({ viewport: PHONE, hurried: true });
    await toResult(page);
    await card(page).getByRole('radio', { name: '5 of 5, Excellent' }).check();
    await card(page).getByLabel('Anything to add? (optional)').fill('Clear and calm.');
    const began = Date.now();
    await card(page).getByRole('button', { name: 'Submit' }).click();
    const canvas = page.locator('canvas');
    await canvas.waitFor();
    expect(await canvas.evaluate((node) => getComputedStyle(node).pointerEvents)).toBe('none');
    const drawn = await canvas.evaluate(
      (node) =>
        new Promise<boolean>((resolve) => {
          const paper = node as HTMLCanvasElement;
          const see = (): void => {
            const { width, height } = paper;
            const dots = paper.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
            if (Array.from(dots).some((each) => each > 0)) resolve(true);
            else requestAnimationFrame(see);
          };
          see();
        }),
    );
    expect(drawn).toBe(true);
    await page.getByText('Thank you for your feedback!').waitFor();
    await canvas.waitFor({ state: 'detached' });
    expect(Date.now() - began).toBeGreaterThan(3000);
    await card(page).waitFor({ state: 'detached' });
    expect(requests.filter((each) => each === 'POST /api/feedback/submit')).toHaveLength(1);
    const rating = await page.request.get('/api/feedback/rating');
    expect(await rating.json()).toMatchObject({ average: 5, count: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Download PDF' }).waitFor();
    await page.waitForTimeout(3500);
    expect(await card(page).count()).toBe(0);
    expectQuiet();
  });

  it('[ROUTE-25] /feedback-demo shows popup and dialog in two sizes, light and dark', async () => {
    const { page, expectQuiet } = await site.newPage({ reducedMotion: 'reduce' });
    await page.goto('/feedback-demo');
    await card(page).waitFor();
    await look(page, 'feedback-demo');
    await card(page).getByRole('radio', { name: '3 of 5, Good' }).check();
    await card(page).getByRole('checkbox', { name: 'Something else' }).check();
    await takeWholePage(page, 'feedback-demo-improvements');
    await page.getByRole('button', { name: 'How helpful was this?' }).click();
    await page.getByRole('radio', { name: '6 of 10' }).check();
    await look(page, 'feedback-demo-dialog');
    expectQuiet();
  });
});
