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

const open = async (viewport: { width: number; height: number }) => {
  const { page } = await site.newPage({ viewport, reducedMotion: 'reduce', hurried: true });
  await seedDraft(page, FIRST_QUESTION);
  await page.goto('/chat');
  await headingOf(page).getByText('Do you have any of these right now?').waitFor();
  const none = page.getByRole('button', { name: 'None of these', exact: true });
  const last = page.locator('main label').last();
  return { page, none, last };
};

describe('"None of these" under the danger signs', () => {
  it('waits on a small phone until the last sign was scrolled above the bar, and nothing moves', async () => {
    const { none, last } = await open({ width: 360, height: 640 });
    const topOf = async () => Math.round((await none.boundingBox())?.y ?? Number.NaN);
    await expect.poll(() => none.getAttribute('aria-describedby')).not.toBeNull();
    expect(await none.isDisabled()).toBe(true);
    const before = await topOf();
    await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect.poll(() => none.isEnabled()).toBe(true);
    expect(await topOf()).toBe(before);
  });

  it('waits on a small phone until the keyboard has come to the last sign', async () => {
    const { none, last } = await open({ width: 360, height: 640 });
    await expect.poll(() => none.isDisabled()).toBe(true);
    await last.locator('input').focus();
    await expect.poll(() => none.isEnabled()).toBe(true);
  });

  it('can be said at once where all signs fit', async () => {
    const { none } = await open({ width: 1280, height: 2000 });
    await expect.poll(() => none.isEnabled()).toBe(true);
  });
});
