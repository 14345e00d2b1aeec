import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { ValidateReply } from '../../../contracts/endpoints/assessment.ts';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import type { VisitOptions } from '../../kit/browser.ts';
import { BREATHING, BREATHING_HELP, JAW, checked } from '../../kit/samples.ts';
import { storedDraft } from '../../browser/draft.ts';
import { look } from '../../browser/look.ts';
import { settle } from '../../browser/settle.ts';
import {
  COLD_TOOTH,
  answerAndGoOn,
  byEnter,
  byKeyboard,
  byMouse,
  concernBox,
  goOnFromHelp,
  headingOf,
  openChat,
  primaryAction,
  stepOf,
  tabTo,
  waitForChat,
  waitForStep,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const CONCERN = 'my jaw is stuck and my tooth hurts, I cannot get enough air';
const HEAD = {
  id: 'head_injury',
  question: 'Did you pass out, vomit or get drowsy after the blow to the head?',
  quote: 'fell from the scooter in the morning and hit my head on the road, then my tooth',
};
const PLAIN = checked({ signs: [BREATHING, JAW], emergency: BREATHING_HELP });

/** Opens the chat with the server's reply in the test's hand, and sends a concern. */
const ask = async (reply: ValidateReply, options: VisitOptions = {}) => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true, ...options });
  const { page } = visit;
  await page.route('**/validate', (route) => route.fulfill({ json: reply }));
  await openChat(page);
  await concernBox(page).fill(CONCERN);
  await primaryAction(page).click();
  if (reply.emergency !== null) {
    await page.getByRole('button', { name: 'I’m safe or have called: continue' }).waitFor();
    await goOnFromHelp(page, byMouse);
  }
  await page.getByRole('heading', { name: 'Please answer this first' }).waitFor();
  return visit;
};

const answers = (page: Page, sign: { readonly question: string }) =>
  page.getByRole('radiogroup', { name: sign.question });

const choice = (page: Page, sign: { readonly question: string }, name: string) =>
  answers(page, sign).getByRole('radio', { name, exact: true });

/** The row is the target, not the input in it. */
const answer = (page: Page, sign: { readonly question: string }, name: string) =>
  answers(page, sign).getByText(name, { exact: true }).click();

/** Where everything stands that can be pressed or read, seen from the top of the page. */
const places = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0));
  return page
    .locator('main :is(h1, h2, p:not(.spoken), label, button), [data-page-top] :is(a, h2, p)')
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.textContent, x, y, width, height];
      }),
    );
};

describe('danger signs that are asked back', () => {
  it.each([
    { width: 360, height: 560 },
    { width: 320, height: 568 },
    { width: 640, height: 400 },
  ])(
    'have the call in view on arrival on $width × $height, and the questions below',
    async (viewport) => {
      const { page } = await ask(PLAIN, { viewport });
      await settle(page);
      const call = await page.getByRole('link', { name: /Call 112/ }).boundingBox();
      expect(call?.y).toBeGreaterThanOrEqual(0);
      expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      const question = await answers(page, BREATHING).boundingBox();
      expect(question?.y).toBeGreaterThan((call?.y ?? 0) + (call?.height ?? 0));
    },
  );

  it('have answers that a thumb can hit, and none of them moves anything', async () => {
    const { page } = await ask(PLAIN);
    await settle(page);
    for (const target of await page.locator('main label').all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect(box?.width).toBeGreaterThanOrEqual(48);
    }
    const before = await places(page);
    await answer(page, BREATHING, 'Yes');
    await answer(page, JAW, 'Not sure');
    await answer(page, JAW, 'No');
    await settle(page);
    expect(await places(page)).toEqual(before);
  });

  it('are answered one-handed: going on waits for the last of them', async () => {
    const { page } = await ask(PLAIN);
    expect(await primaryAction(page).isDisabled()).toBe(true);
    await answer(page, BREATHING, 'No');
    expect(await primaryAction(page).isDisabled()).toBe(true);
    await answer(page, JAW, 'Not sure');
    await primaryAction(page).click();
    await waitForStep(page, 'AGE_COLLECTION');
    // Denied, and not sure of what can wait: no emergency is left.
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((await storedDraft(page))?.progress.confirmedSigns).toEqual({
      airway_compromise: 'no',
      trismus: 'not_sure',
    });
  });

  it('are answered with the keyboard alone, by Space and by Enter', async () => {
    const { page } = await ask(PLAIN);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await byKeyboard.tick(choice(page, BREATHING, 'Not sure'));
    await byKeyboard.tick(choice(page, JAW, 'Yes'));
    await tabTo(primaryAction(page));
    await tabTo(choice(page, JAW, 'Yes'), 'Shift+Tab');
    await byEnter.goOn(page);
    await waitForStep(page, 'AGE_COLLECTION');
    await page.getByRole('region', { name: 'Emergency', exact: true }).waitFor();
  });

  it('come back after a reload with what was answered, without a press', async () => {
    const visit = await ask(PLAIN);
    const { page } = visit;
    await answer(page, JAW, 'No');
    await expect
      .poll(async () => (await storedDraft(page))?.progress.openSignAnswers)
      .toEqual({ trismus: 'no' });
    visit.clear();
    await page.reload();
    await waitForChat(page);
    await page.getByRole('heading', { name: 'Please answer this first' }).waitFor();
    expect(visit.requests.filter((each) => each.endsWith('/validate'))).toHaveLength(1);
    expect(await choice(page, JAW, 'No').isChecked()).toBe(true);
    expect(await answers(page, BREATHING).locator('input:checked').count()).toBe(0);
    await page.getByRole('link', { name: /Call 112/ }).waitFor();
    await answer(page, BREATHING, 'No');
    await primaryAction(page).click();
    await waitForStep(page, 'AGE_COLLECTION');
    visit.expectQuiet();
  });

  it('can be left for the box, where words and answers are kept', async () => {
    const { page } = await ask(PLAIN);
    await answer(page, JAW, 'No');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await concernBox(page).inputValue()).toBe(CONCERN);
    await primaryAction(page).click();
    await answers(page, JAW).waitFor();
    expect(await choice(page, JAW, 'No').isChecked()).toBe(true);
  });

  it('leave a double click without an answer to what comes next', async () => {
    const { page } = await ask(checked({ signs: [JAW] }));
    await answer(page, JAW, 'No');
    // Back at the box and forward: all is answered when they appear, in the place of "Send".
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await primaryAction(page).dblclick();
    await headingOf(page).getByText('Please answer this first').waitFor();
    await settle(page);
    expect(stepOf(page)).toBe('INTRO');
    await primaryAction(page).dblclick();
    await waitForStep(page, 'AGE_COLLECTION');
    await settle(page);
    expect((await storedDraft(page))?.progress.chatContext.age).toBeNull();
  });

  it('go on where they stood in a second tab', async () => {
    const { page, context } = await ask(PLAIN);
    await answer(page, JAW, 'No');
    const other = await context.newPage();
    await other.route('**/validate', (route) => route.fulfill({ json: PLAIN }));
    await openChat(other);
    await answers(other, JAW).waitFor();
    expect(await choice(other, JAW, 'No').isChecked()).toBe(true);
  });
});

describe('the screens of danger signs in two sizes, light and dark, and zoomed', () => {
  it.each([
    ['one', checked({ signs: [JAW] })],
    ['three', checked({ signs: [BREATHING, HEAD, JAW] })],
    ['emergency', PLAIN],
  ])('with %s', async (name, reply) => {
    const { page } = await ask(reply);
    await look(page, `signs-${name}`);
    await answer(page, JAW, 'No');
    await settle(page);
    await look(page, `signs-${name}-answered`);
  });

  it('of a child whose age is asked for, and of options from the words', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    const suggested_answers = {
      pain_location: 'behind_last_tooth',
      pain_triggers: ['cold', 'sweet'],
    };
    await page.route('**/validate', (route) =>
      route.fulfill({ json: checked({ about_child: true, suggested_answers }) }),
    );
    await openChat(page);
    await walkTo(page, 'AGE_COLLECTION');
    await look(page, 'age-of-a-child');
    await page.getByRole('button', { name: 'Over 18' }).click();
    await page.getByRole('button', { name: '31-50' }).waitFor();
    await settle(page);
    await look(page, 'age-of-a-grown-child');
    await page.getByRole('button', { name: '31-50' }).click();
    await waitForStep(page, 'SEX_COLLECTION');
    await walkTo(page, 'FOLLOW_UP');
    for (const _ of ['danger signs', 'events', 'body signs'])
      await answerAndGoOn(page, byMouse, COLD_TOOTH);
    await page.getByText('You said this. Right?').first().waitFor();
    await look(page, 'follow-up-from-your-words');
  });
});

describe('the screen of one sign', () => {
  it('needs no scrolling on a phone', async () => {
    const { page } = await ask(checked({ signs: [JAW] }), { viewport: PHONE });
    const box = await answers(page, JAW).boundingBox();
    const bar = await primaryAction(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
});
