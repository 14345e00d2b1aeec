import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { STEPS } from '../../../contracts/assessment/steps.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { storedDraft, storedKeys } from '../../browser/draft.ts';
import {
  concernBox,
  headingOf,
  openChat,
  openResult,
  stepOf,
  waitForChat,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

/** Presses the browser's back or forward button and reads which step and heading come up. */
const go = async (page: Page, by: 1 | -1): Promise<string> => {
  const before = await headingOf(page).innerText();
  await page.evaluate((delta) => history.go(delta), by);
  await page.waitForFunction(
    (left) =>
      document.activeElement?.tagName === 'H1' && document.activeElement.textContent !== left,
    before,
  );
  return `${stepOf(page)}: ${await headingOf(page).innerText()}`;
};

describe('the browser’s back and forward', () => {
  it('[CHAT-21] walk through all steps and back again, twice, with every answer kept', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    // Each question is an entry of its own.
    const way: string[] = [];
    const note = async (): Promise<void> => {
      way.push(`${stepOf(page)}: ${await headingOf(page).innerText()}`);
    };
    await walkTo(page, 'CALL_TO_ACTION', { at: note });
    await note();
    expect(way).toHaveLength(18);
    const answers = async () => (await storedDraft(page))?.progress.followUpAnswers;
    const given = await answers();

    for (let round = 1; round <= 2; round += 1) {
      for (const place of way.toReversed().slice(1)) expect(await go(page, -1)).toBe(place);
      for (const place of way.slice(1)) expect(await go(page, 1)).toBe(place);
    }
    expect(await answers()).toEqual(given);
    expect(visit.requests.filter((request) => request.endsWith('/diagnose'))).toHaveLength(1);
    visit.expectQuiet();
  });

  it('[CHAT-21] a jump over several steps lands where it says', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'DEPTH_CHOICE');
    await page.evaluate(() => history.go(-3));
    await concernBox(page).waitFor();
    expect(stepOf(page)).toBe('INTRO');
    await page.evaluate(() => history.go(2));
    await page.getByRole('button', { name: 'Female', exact: true }).waitFor();
    expect(stepOf(page)).toBe('SEX_COLLECTION');
    visit.expectQuiet();
  });
});

describe('a step in the address', () => {
  it('[CHAT-19] [CHAT-20] shows INTRO to a new visitor whatever it says', async () => {
    const visit = await calm();
    const { page } = visit;
    for (const step of ['DIAGNOSIS', 'FOLLOW_UP', 'NO_SUCH_STEP', '%00', 'intro']) {
      await openChat(page, `/chat?step=${step}`);
      await expect.poll(() => stepOf(page), { message: step }).toBe('INTRO');
      await concernBox(page).waitFor();
    }
    visit.expectQuiet();
  });

  it('[CHAT-20] shows every step whose answers are known', async () => {
    const visit = await calm();
    const { page } = visit;
    await openResult(page);
    for (const step of STEPS) {
      await openChat(page, `/chat?step=${step}`);
      expect(stepOf(page)).toBe(step);
    }
    visit.expectQuiet();
  });
});

describe('leaving', () => {
  it('[CHAT-06] [CHAT-07] [CHAT-09] asks first, then clears everything and loads the start page anew', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'SEX_COLLECTION');
    expect(await storedKeys(page)).not.toEqual([]);

    await page.getByRole('banner').click({ position: { x: 180, y: 10 } });
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await dialog.locator('p').allInnerTexts()).toEqual([
      'Your answers can stay on this device.',
      'Are you sure you want to exit the chat? This will clear all your progress.',
      'You would lose your 2 answers.',
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(stepOf(page)).toBe('SEX_COLLECTION');

    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await dialog.getByRole('button', { name: 'Exit and clear' }).click();
    await page.waitForURL(`${site.origin()}/`);
    await page.getByRole('heading', { level: 1, name: /^Tooth trouble/ }).waitFor();
    expect(await storedKeys(page)).toEqual([]);
    expect(visit.requests.filter((request) => request === 'GET /')).toHaveLength(1);

    await openChat(page);
    expect(stepOf(page)).toBe('INTRO');
    expect(await concernBox(page).inputValue()).toBe('');
    visit.expectQuiet();
  });

  it('and keeping everything comes back to the same step, by Back and by the address', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'SEX_COLLECTION');
    const kept = (await storedDraft(page))?.progress;
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Close, and keep my answers' }).click();
    await page.waitForURL(`${site.origin()}/`);
    await page.goBack();
    await waitForChat(page);
    expect(stepOf(page)).toBe('SEX_COLLECTION');
    await openChat(page);
    expect(stepOf(page)).toBe('SEX_COLLECTION');
    expect((await storedDraft(page))?.progress).toEqual(kept);
    visit.expectQuiet();
  });

  it('[FLOW-21] [FLOW-22] Start Fresh clears everything and loads the start page anew', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'AGE_COLLECTION');
    await page.goBack();
    await page.getByRole('button', { name: 'Start Fresh Assessment' }).click();
    await page.getByRole('button', { name: 'Start new' }).click();
    await page.waitForURL(`${site.origin()}/`);
    await page.getByRole('heading', { level: 1, name: /^Tooth trouble/ }).waitFor();
    expect(await storedKeys(page)).toEqual([]);
    await page.goBack();
    await waitForChat(page);
    expect(stepOf(page)).toBe('INTRO');
    expect(await concernBox(page).inputValue()).toBe('');
    visit.expectQuiet();
  });
});
