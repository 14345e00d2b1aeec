import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import { BREATHING_HELP, COMPLETED, DIAGNOSIS, allAnswered } from '../../kit/samples.ts';
import { seedDraft } from '../../browser/draft.ts';
import { takePicture } from '../../browser/look.ts';
import { settle } from '../../browser/settle.ts';
import { layoutProblems } from '../../browser/layout-problems.ts';
import { concernBox, headingOf, openChat, primaryAction } from '../../browser/walk.ts';

const site = siteOfFile();

const BREATHING = 'Trouble breathing is an emergency';

const SMALL = { width: 320, height: 568 };

/** Phones with their address bar, the smallest ones, a phone on its side, and a laptop at 400 %. */
const WINDOWS = [
  { width: 360, height: 560 },
  SMALL,
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

const RESULT: Progress = { ...COMPLETED, diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } };
const QUESTION: Progress = {
  ...COMPLETED,
  step: 'FOLLOW_UP',
  diagnosis: null,
  currentQuestionIndex: 0,
  followUpAnswers: { ...allAnswered('pain'), pain_danger_signs: ['hard_to_breathe'] },
};

describe.each([
  ['the result of an emergency', RESULT],
  ['help that interrupts', QUESTION],
] as const)('%s', (_where, progress) => {
  it.each(WINDOWS)('has the call in view on arrival at $width × $height', async (viewport) => {
    const { page } = await site.newPage({
      viewport,
      reducedMotion: 'reduce',
      hurried: true,
    });
    await seedDraft(page, progress);
    await page.goto('/chat');
    await headingOf(page).getByText(BREATHING, { exact: true }).waitFor();
    const call = page.locator('main a[href="tel:112"]').first();
    const box = await call.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(box?.height).toBeGreaterThanOrEqual(64);
    // Nothing lies over it.
    const isOnTop = await call.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
});

describe('the line that stays after the help', () => {
  it.each([
    ['of a life in danger, whose call has a row of its own', 'I want to kill myself', PHONE, true],
    ['of a life in danger on a smaller phone', 'I want to kill myself', SMALL, true],
    ['of trouble breathing', 'my throat is swelling and I cannot breathe', PHONE, false],
  ] as const)(
    '%s covers neither its way back to the help nor what follows',
    async (_whose, words, viewport, hasOwnRow) => {
      const { page } = await site.newPage({ viewport, reducedMotion: 'reduce', hurried: true });
      await openChat(page);
      await concernBox(page).fill(words);
      await primaryAction(page).click();
      await page.getByRole('button', { name: 'I’m safe or have called: continue' }).click();
      const bar = page.getByRole('region', { name: 'Emergency' });
      await bar.waitFor();
      await settle(page);
      await takePicture(page, `bar-${viewport.width}-${hasOwnRow}`);
      const places = await bar.evaluate((line) => {
        const placeOf = (part: string) =>
          (line.querySelector(part) ?? document.body).getBoundingClientRect();
        const [back, call] = [placeOf('summary > span'), placeOf('a')];
        return {
          back: { right: back.right, bottom: back.bottom },
          call: { left: call.left, top: call.top, width: call.width },
        };
      });
      if (hasOwnRow) {
        expect(places.call.top).toBeGreaterThanOrEqual(places.back.bottom);
        expect(places.call.width).toBeGreaterThan(0.85 * viewport.width);
      } else expect(places.call.left).toBeGreaterThanOrEqual(places.back.right);
      expect(await layoutProblems(page)).toEqual([]);
      // What takes the focus comes to stand below it.
      const hidden = await page.evaluate(() => {
        const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return (document.querySelector('[data-page-top]')?.clientHeight ?? Infinity) - room;
      });
      expect(hidden).toBeLessThanOrEqual(0);
    },
  );
});
