import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ASSESSMENT } from '../../contracts/texts/hi/assessment.ts';
import { HISTORY } from '../../contracts/texts/hi/history.ts';
import { PERSON } from '../../contracts/texts/hi/person.ts';
import type { Step } from '../../contracts/assessment/steps.ts';
import { latinTexts } from './latin-texts.ts';
import { headingOf, primaryAction, stepOf } from './walk.ts';

const pressNamed = (page: Page, name: string): Promise<void> =>
  page.locator('main').getByRole('button', { name }).click();

/** Confirms what the first words said; else says that nothing of it is so, where that is offered, or takes the first option. */
const answer = async (page: Page): Promise<void> => {
  const options = page.locator('main label:has(input)');
  const said = options.filter({ hasText: ASSESSMENT.fromYourWords });
  const none = page.locator('main').getByRole('button', { name: HISTORY.boxes.none, exact: true });
  const isSaid = (await said.count()) > 0;
  if (!isSaid && (await none.count()) > 0) {
    // It waits until the last of the options was in view or in focus.
    await options.last().locator('input').focus();
    return none.click();
  }
  await (isSaid ? said : options).first().click();
  await primaryAction(page).click();
};

const MOVES: Partial<Record<Step, (page: Page) => Promise<void>>> = {
  // What was written on the start page was sent there.
  INTRO: () => Promise.resolve(),
  CATEGORY: (page) => pressNamed(page, ASSESSMENT.categories.pain.title),
  AGE_COLLECTION: (page) => pressNamed(page, PERSON.ages.age_31_50),
  SEX_COLLECTION: (page) => pressNamed(page, PERSON.sexes.female),
  DEPTH_CHOICE: (page) => pressNamed(page, ASSESSMENT.depths.detailed.label),
  FOLLOW_UP: answer,
  MEDICAL_HISTORY: (page) => primaryAction(page).click(),
  CONSENT_GATE: async (page) => {
    await page.locator('main label:has(input[type=checkbox])').click();
    await primaryAction(page).click();
  },
};

/** Notes which screens were seen, and what stands in Latin letters on them that is no name. */
export const reader = (page: Page) => {
  const screens = new Set<string>();
  const found: string[] = [];
  const read = async (screen: Locator = headingOf(page)): Promise<string> => {
    const title = await screen.first().innerText();
    screens.add(title);
    found.push(...(await latinTexts(page)).map((text) => `${title}: ${text}`));
    return title;
  };
  return { read, screens, found };
};
export type Reader = ReturnType<typeof reader>;

/** Opens every part of a result that is folded. */
export const openAll = async (page: Page): Promise<void> => {
  await page.locator('main details > summary').first().waitFor();
  await page.locator('main details').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '');
  });
};

/** Walks the assessment in Hindi from the step on screen to its result, and reads every screen. */
export const walkToResult = async (page: Page, { read }: Reader): Promise<void> => {
  await expect.poll(() => stepOf(page)).not.toBeNull();
  while (stepOf(page) !== 'DIAGNOSIS') {
    await headingOf(page).waitFor();
    const [step, title] = [stepOf(page) as Step, await read()];
    const move = MOVES[step];
    if (move === undefined) throw new Error(`No way is known from ${step}`);
    await move(page);
    await expect.poll(() => headingOf(page).first().innerText()).not.toBe(title);
  }
  await openAll(page);
  await read();
};
