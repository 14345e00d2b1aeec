import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { storedDraft } from '../../browser/draft.ts';
import {
  COLD_TOOTH,
  answerQuestion,
  byMouse,
  concernBox,
  headingOf,
  openChat,
  primaryAction,
  stepOf,
  waitForChat,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

/** Reloads as soon as the last answer is saved, and waits until the chat is back. */
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await page.getByText('Progress Restored').waitFor();
  await waitForChat(page);
};

/** What a person sees of their answers, apart from the heading. */
const answersOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    ticked: [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(
      ({ value }) => value,
    ),
    pressed: [...document.querySelectorAll('main [aria-current="true"]')].map(
      (button) => button.textContent,
    ),
    texts: [...document.querySelectorAll('textarea')].map(({ value }) => value),
    result: document.querySelector('main article')?.textContent ?? null,
  }));

describe('a reload', () => {
  it('[SESS-20] [SESS-25] [SESS-26] keeps the step and the answers at every step and every question', async () => {
    const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    const { page } = visit;
    const reloadedAt: string[] = [];
    const reloadHere = async (step: Step): Promise<void> => {
      if (step === 'FOLLOW_UP') await answerQuestion(page, byMouse, COLD_TOOTH);
      const before = { heading: await headingOf(page).innerText(), answers: await answersOn(page) };
      await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
      await reload(page);
      reloadedAt.push(step);
      expect(stepOf(page)).toBe(step);
      expect({
        heading: await headingOf(page).innerText(),
        answers: await answersOn(page),
      }).toEqual(before);
    };

    await openChat(page);
    await concernBox(page).fill(COLD_TOOTH.concern);
    await expect
      .poll(async () => (await storedDraft(page))?.progress.concernText)
      .toBe(COLD_TOOTH.concern);
    await reload(page);
    expect(await concernBox(page).inputValue()).toBe(COLD_TOOTH.concern);

    await walkTo(page, 'AGE_COLLECTION');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Which of these is closest' }).waitFor();
    await walkTo(page, 'DIAGNOSIS', { at: reloadHere });
    expect(reloadedAt).toEqual([
      'CATEGORY',
      'AGE_COLLECTION',
      'SEX_COLLECTION',
      'DEPTH_CHOICE',
      ...Array.from({ length: 10 }, () => 'FOLLOW_UP'),
      'MEDICAL_HISTORY',
      'CONSENT_GATE',
    ]);

    const result = await page.locator('main').innerText();
    await expect.poll(async () => (await storedDraft(page))?.progress.step).toBe('DIAGNOSIS');
    await reload(page);
    expect(await page.locator('main').innerText()).toBe(result);
    await walkTo(page, 'CALL_TO_ACTION');
    await reloadHere('CALL_TO_ACTION');
    visit.expectQuiet();
  });

  it('in the middle of the diagnose call loses nothing and sends nothing twice by itself', async () => {
    const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'CONSENT_GATE');
    await page.getByRole('checkbox').check();
    await page.route('**/diagnose', () => new Promise(() => undefined));
    const sent = page.waitForRequest('**/diagnose');
    await primaryAction(page).click();
    await page.getByRole('button', { name: 'Generating Your Assessment...' }).waitFor();
    await sent;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await reload(page);
    expect(stepOf(page)).toBe('CONSENT_GATE');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(visit.requests.filter((request) => request.endsWith('/diagnose'))).toHaveLength(1);
    await primaryAction(page).click();
    await page.getByRole('heading', { name: /^See a dentist (by|on) / }).waitFor();
    visit.expectQuiet();
  });
});

describe('a server that dies in the middle', () => {
  it('and comes back costs nothing', async () => {
    const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'MEDICAL_HISTORY');
    await site.server().kill();

    await walkTo(page, 'CONSENT_GATE');
    await page.getByRole('checkbox').check();
    await primaryAction(page).click();
    await page.getByText('Your assessment could not be generated.').waitFor();
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);

    await site.server().restart();
    await primaryAction(page).click();
    await page.getByRole('heading', { name: /^See a dentist (by|on) / }).waitFor();
    await reload(page);
    expect(stepOf(page)).toBe('DIAGNOSIS');
    visit.expectQuiet([
      /ERR_CONNECTION_(REFUSED|RESET)/,
      /^error: Call failed: network: Network Error$/,
    ]);
  });
});
