import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { MedicineQuestionId } from '../../../contracts/assessment/medicines.ts';
import { MEDICINES } from '../../../contracts/texts/en/medicines.ts';
import { RESULT } from '../../../contracts/texts/en/result.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { storedDraft } from '../../browser/draft.ts';
import { look, takeWholePage } from '../../browser/look.ts';
import { settle } from '../../browser/settle.ts';
import {
  COLD_TOOTH,
  byEnter,
  byKeyboard,
  byMouse,
  headingOf,
  openResult,
  primaryAction,
  tabTo,
  waitForChat,
  waitForStep,
} from '../../browser/walk.ts';

const site = siteOfFile();

const { check, questions } = MEDICINES;
// Something stands in the box for medicines, so that the check asks about all that it might mean.
const HEALTHY = { ...COLD_TOOTH, conditions: ['none'], allergies: 'vitamin D' } as const;
/** What a woman of 31 to 50 with a toothache and a vitamin is asked. */
const ASKED: readonly MedicineQuestionId[] = [
  'pregnancy',
  'age_or_weight',
  'stomach',
  'kidney_or_liver',
  'heart_or_blood',
  'reaction',
  'taken',
];

const choice = (page: Page, id: MedicineQuestionId, option: string) =>
  page.locator(`input[name="${id}"][value="${option}"]`);
const answer = (page: Page, id: MedicineQuestionId, option: string) =>
  byMouse.tick(choice(page, id, option));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page, at: number) =>
  page.getByText(`${check.title} · Question ${at} of ${ASKED.length}`);
const heading = (page: Page, name: string) => headingOf(page).getByText(name, { exact: true });

/** At the result, by a real assessment. */
const atResult = async () => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  await openResult(visit.page, HEALTHY);
  return visit;
};

const openCheck = async () => {
  const visit = await atResult();
  await button(visit.page, RESULT.untilThen.check).click();
  await place(visit.page, 1).waitFor();
  await settle(visit.page);
  return visit;
};

/** Answers every question; the last is left to be sent. */
const answerAll = async (page: Page, given: Partial<Record<MedicineQuestionId, string>> = {}) => {
  for (const id of ASKED) {
    await answer(page, id, given[id] ?? 'no');
    if (id !== ASKED.at(-1)) await primaryAction(page).click();
  }
};

const places = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0));
  return page.locator('main :is(h1, h2, p:not(.spoken), label, button)').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.textContent, x, y, width, height].join(' ');
    }),
  );
};

describe('the check before a medicine', () => {
  it('asks at most seven questions, sends them once, and says how each medicine stands', async () => {
    const visit = await openCheck();
    const { page } = visit;
    for (const [at, id] of ASKED.entries()) {
      await place(page, at + 1).waitFor();
      expect(await page.locator('main input[value="no"]').getAttribute('name')).toBe(id);
      expect(await primaryAction(page).isDisabled()).toBe(true);
      await answer(page, id, id === 'heart_or_blood' ? 'yes' : 'no');
      if (id !== ASKED.at(-1)) await primaryAction(page).click();
    }
    visit.clear();
    await primaryAction(page).dblclick();
    await heading(page, check.outcome).waitFor();
    expect(visit.requests).toEqual(['POST /chat_bot/chat/medicines']);
    const entries = page.locator('main li[data-status]');
    expect(await entries.nth(1).innerText()).toContain('Not suitable');
    expect(await entries.nth(1).innerText()).toContain('paracetamol is the safer choice');
    expect(await entries.nth(0).innerText()).toMatch(
      /^Paracetamol 500-650 mg every 6 hours\n+Sold as Crocin, Dolo or Calpol\. At most 4 doses in 24 hours\.$/,
    );
    expect(await entries.nth(2).textContent()).toContain('Not needed for this');
    visit.expectQuiet();
  });

  it('moves nothing while it is answered, and has answers that a thumb can hit', async () => {
    const { page } = await openCheck();
    for (const id of ASKED) {
      await choice(page, id, 'no').waitFor();
      for (const target of await page.locator('main label').all()) {
        const box = await target.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(48);
      }
      await settle(page);
      const before = await places(page);
      await answer(page, id, 'no');
      await settle(page);
      expect(await places(page)).toEqual(before);
      if (id !== ASKED.at(-1)) await primaryAction(page).click();
    }
  });

  it('asks an adult for the weight alone', async () => {
    const { page } = await openCheck();
    await answer(page, 'pregnancy', 'no');
    await primaryAction(page).click();
    await heading(page, questions.weight.question).waitFor();
    expect(await page.locator('main input').count()).toBe(3);
  });

  it('leaves a double click to one answer alone, and to one question', async () => {
    const { page } = await openCheck();
    await choice(page, 'pregnancy', 'no').locator('xpath=ancestor::label').dblclick();
    await expect
      .poll(async () => (await storedDraft(page))?.progress.medicineAnswers)
      .toEqual({ pregnancy: 'no' });
    await primaryAction(page).dblclick();
    await settle(page);
    await place(page, 2).waitFor();
    await button(page, 'Back').click();
    // Its answer is there already: the second click could pass it over.
    await place(page, 1).waitFor();
    await settle(page);
    await primaryAction(page).dblclick();
    await settle(page);
    await place(page, 2).waitFor();
  });

  it('is answered with the keyboard alone, and the focus follows', async () => {
    const { page } = await openCheck();
    for (const [at, id] of ASKED.entries()) {
      await place(page, at + 1).waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await byKeyboard.tick(choice(page, id, 'no'));
      await tabTo(primaryAction(page));
      await byEnter.goOn(page);
    }
    await heading(page, check.outcome).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await byKeyboard.press(button(page, check.correct));
    await place(page, 1).waitFor();
    expect(await choice(page, 'pregnancy', 'no').isChecked()).toBe(true);
  });

  it('keeps answers and outcome over a reload', async () => {
    const { page } = await openCheck();
    await answerAll(page);
    await expect
      .poll(async () => Object.keys((await storedDraft(page))?.progress.medicineAnswers ?? {}))
      .toHaveLength(ASKED.length);
    await page.reload();
    await waitForChat(page);
    await button(page, RESULT.untilThen.check).click();
    for (const [at] of ASKED.entries()) {
      await place(page, at + 1).waitFor();
      await primaryAction(page).click();
    }
    await heading(page, check.outcome).waitFor();
    await page.reload();
    await waitForChat(page);
    await waitForStep(page, 'DIAGNOSIS');
    await page.locator('summary').filter({ hasText: MEDICINES.title }).click();
    await button(page, check.reopen).click();
    await heading(page, check.outcome).waitFor();
  });

  it('says that it failed without a connection, keeps the answers and works again', async () => {
    const { page, context } = await openCheck();
    await answerAll(page);
    await context.setOffline(true);
    await primaryAction(page).click();
    await page.getByRole('alert').getByText(check.failed).waitFor();
    await context.setOffline(false);
    await primaryAction(page).click();
    await heading(page, check.outcome).waitFor();
  });

  it('calls for help at once when an overdose is told', async () => {
    const { page } = await openCheck();
    await answerAll(page, { taken: 'too_many' });
    await primaryAction(page).click();
    await heading(page, check.outcome).waitFor();
    await page.getByRole('link', { name: /Call 112/ }).waitFor();
    await look(page, 'medicines-overdose');
    await primaryAction(page).click();
    await page.getByText('Emergency (now)').waitFor();
    // Each reason once, in place of four struck-out suggestions.
    const medicines = page
      .locator('section', { has: page.getByRole('heading', { name: 'Medicines' }) })
      .last();
    expect(await medicines.getByRole('listitem').count()).toBe(1);
    expect(await page.getByText('Ibuprofen').count()).toBe(0);
  });
});

describe('its screens in two sizes, light and dark, and zoomed', () => {
  it('open, answered, failed and checked', async () => {
    const { page, context } = await openCheck();
    await look(page, 'medicines-open');
    await takeWholePage(page, 'medicines-open');
    await answerAll(page, { stomach: 'now', reaction: 'not_sure' });
    await context.setOffline(true);
    await primaryAction(page).click();
    await page.getByRole('alert').waitFor();
    await settle(page);
    await look(page, 'medicines-failed');
    await context.setOffline(false);
    await primaryAction(page).click();
    await heading(page, check.outcome).waitFor();
    await look(page, 'medicines-checked');
    await takeWholePage(page, 'medicines-checked');
    await primaryAction(page).click();
    await waitForStep(page, 'DIAGNOSIS');
    await takeWholePage(page, 'medicines-result');
  });
});
