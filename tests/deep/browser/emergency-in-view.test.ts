import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { BREATHING_HELP, COMPLETED, DIAGNOSIS, allAnswered } from '../../kit/samples.ts';
import { seedDraft } from '../../browser/draft.ts';
import { headingOf } from '../../browser/walk.ts';

const site = siteOfFile();

const BREATHING = 'Trouble breathing is an emergency';

/** Phones with their address bar, the smallest ones, a phone on its side, and a laptop at 400 %. */
const WINDOWS = [
  { width: 360, height: 560 },
  { width: 320, height: 568 },
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
