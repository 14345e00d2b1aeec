import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { deferred } from '../../kit/server.ts';
import type { Visit } from '../../kit/browser.ts';
import {
  AIRWAY,
  COLD_TOOTH,
  answerAndGoOn,
  answerQuestion,
  byMouse,
  concernBox,
  headingOf,
  openAnswered,
  openChat,
  openResult,
  primaryAction,
  waitForStep,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const calm = (): Promise<Visit> => site.newPage({ reducedMotion: 'reduce', hurried: true });

/** Two clicks of a hurried hand at one place, whatever stands there by the second one. */
const clickTwice = async (page: Page, selector: string): Promise<void> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on screen`);
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
};

/** Lets React and the browser settle what the clicks began. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName ?? ''} ${activeElement?.textContent ?? ''}`.trim();
  });

describe('a double click', () => {
  it('answers the age and leaves the sex to the patient', async () => {
    const { page } = await calm();
    await openChat(page);
    await walkTo(page, 'AGE_COLLECTION');
    await clickTwice(page, 'fieldset:has(legend) button');
    await settle(page);
    await waitForStep(page, 'SEX_COLLECTION');
  });

  it('goes on by one question, also where the next one is answered already', async () => {
    const { page } = await calm();
    await openChat(page);
    await walkTo(page, 'FOLLOW_UP');
    for (let question = 1; question <= 2; question += 1) {
      await answerAndGoOn(page, byMouse, COLD_TOOTH);
    }
    for (let question = 1; question <= 2; question += 1) {
      await page.getByRole('button', { name: 'Previous' }).click();
    }
    await page.getByText('Question 1 of 10').waitFor();
    await clickTwice(page, '[data-primary-action]');
    await settle(page);
    await page.getByText('Question 2 of 10').waitFor();
  });
});

describe('the focus', () => {
  it('[INTRO-19] [INTRO-28] stays in the step while the concern is checked, and returns to the box', async () => {
    const { page } = await calm();
    await openChat(page);
    const refused = deferred<void>();
    await page.route('**/validate', async (route) => {
      await refused.promise;
      await route.fulfill({ json: { is_dental_related: false, emergency: null } });
    });
    await concernBox(page).fill('what is the weather like');
    await primaryAction(page).click();
    await page.getByRole('button', { name: 'Checking...' }).waitFor();
    await settle(page);
    expect(await focused(page)).toBe('P Please wait. Checking...');
    refused.resolve();
    await page.getByRole('button', { name: 'Ok' }).click();
    await settle(page);
    expect(await focused(page)).toBe('TEXTAREA');
  });

  it('[INTRO-21] [INTRO-28] returns to the box too when the words are refused here', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('asdfgh');
    await primaryAction(page).click();
    await page.getByRole('button', { name: 'Ok' }).click();
    await settle(page);
    expect(await focused(page)).toBe('TEXTAREA');
  });

  it('[CONS-07] [CONS-08] stays in the step while the assessment is made, and returns to the button', async () => {
    const { page } = await calm();
    await openAnswered(page);
    let fail: () => void = () => undefined;
    await page.route('**/diagnose', async (route) => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.getByRole('checkbox').check();
    await primaryAction(page).click();
    await page.getByRole('button', { name: 'Generating Your Assessment...' }).waitFor();
    await settle(page);
    expect(await focused(page)).toBe('P Please wait. Generating Your Assessment...');
    fail();
    await page.getByText('Your assessment could not be generated.').waitFor();
    await settle(page);
    expect(await focused(page)).toBe('BUTTON Generate My Dental Assessment');
  });

  it('is at the heading of a page that is reached by a link', async () => {
    const { page } = await calm();
    await openResult(page);
    await page.getByRole('link', { name: 'Find My Dentist' }).click();
    await page.waitForURL('**/find-dentist');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await focused(page)).toBe('H1 Find a dentist near you');
    expect(await page.title()).toBe('Find a dentist near you · Toothwise');
  });
});

describe('a pinned emergency', () => {
  const keptHelp = (page: Page) => page.getByRole('region', { name: 'Emergency', exact: true });

  it.each([
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ])('leaves room for the question when it is opened on $width × $height', async (viewport) => {
    const { page } = await site.newPage({ viewport, reducedMotion: 'reduce', hurried: true });
    await openChat(page);
    await walkTo(page, 'FOLLOW_UP');
    await answerQuestion(page, byMouse, AIRWAY);
    await page.getByText('What to do', { exact: true }).click();
    const alert = await keptHelp(page).boundingBox();
    const bar = await primaryAction(page).boundingBox();
    expect(alert?.height).toBeLessThanOrEqual(viewport.height * 0.45 + 1);
    const room = (bar?.y ?? 0) - (alert ? alert.y + alert.height : 0);
    expect(room).toBeGreaterThan(viewport.height * 0.2);
    // The heading of the next question is not hidden below it.
    await primaryAction(page).click();
    await page.getByText('Question 2 of 10').waitFor();
    const isBelow = async (): Promise<boolean> => {
      const heading = await headingOf(page).boundingBox();
      const box = await keptHelp(page).boundingBox();
      return heading !== null && box !== null && heading.y >= box.y + box.height - 1;
    };
    await expect.poll(isBelow).toBe(true);
  });
});
