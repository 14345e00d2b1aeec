import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { DIAGNOSIS } from '../../kit/samples.ts';
import { settle } from '../../browser/settle.ts';
import {
  concernBox,
  historyButton,
  openAnswered,
  openChat,
  openResult,
  primaryAction,
  waitForStep,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

/** Whether words are red: their colour is nearest to red on the colour wheel, less than 20 degrees off. */
const isRed = async (words: Locator): Promise<boolean> => {
  const colour = await words.evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const spread = red - Math.min(green, blue);
  return red > Math.max(green, blue) && (60 * Math.abs(green - blue)) / spread < 20;
};

describe('the opening messages', () => {
  it('[CHAT-01] are animated', async () => {
    const { page } = await site.newPage({ reducedMotion: 'no-preference' });
    // The message stands for 800 ms, less than a busy machine takes to look: the page's clock stands still.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/chat');
    await page.getByText('Starting your chat...').waitFor();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBeGreaterThan(0);
  });
});

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

describe('the age groups', () => {
  it('[STEP-03] stand in two columns, on a phone and on a laptop', async () => {
    const { page } = await calm();
    await openChat(page);
    await walkTo(page, 'AGE_COLLECTION');
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      const boxes = await Promise.all(
        (
          await page
            .getByRole('group', { name: /^How old / })
            .getByRole('button')
            .all()
        ).map((button) => button.boundingBox()),
      );
      const places = boxes.map((box) => [box?.x, box?.y]);
      const [left, right] = [places[0]?.[0], places[1]?.[0]];
      const [above, below] = [places[0]?.[1], places[2]?.[1]];
      expect(places).toEqual([
        [left, above],
        [right, above],
        [left, below],
        [right, below],
      ]);
      expect([left, above]).not.toEqual([right, below]);
    }
  });
});

describe('a notice', () => {
  it('lies in the row of the header, over nothing that is read or answered', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('my gums bleed and one tooth hurts');
    await primaryAction(page).click();
    await waitForStep(page, 'CATEGORY');
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      await page.reload();
      const notice = page.locator('.mantine-Notification-root');
      await notice.waitFor();
      await settle(page);
      const { y = 0, height = Infinity } = (await notice.boundingBox()) ?? {};
      const main = await page.locator('main').boundingBox();
      expect(y + height).toBeLessThanOrEqual(main?.y ?? 0);
    }
  });

  it('makes way once for the keyboard in the header, and does not move while it is pressed', async () => {
    const { page } = await calm();
    await openChat(page);
    await concernBox(page).fill('my gums bleed and one tooth hurts');
    await primaryAction(page).click();
    await waitForStep(page, 'CATEGORY');
    await page.reload();
    const notice = page.locator('.mantine-Notification-root');
    await notice.waitFor();
    await settle(page);
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator('header:not(main header) :focus-visible');
    await focused.waitFor();
    const header = await focused.boundingBox();
    const before = await notice.boundingBox();
    expect(before?.y).toBeGreaterThanOrEqual((header?.y ?? Infinity) + (header?.height ?? 0));
    await page.getByRole('button', { name: 'Dismiss' }).hover();
    await page.mouse.down();
    await focused.waitFor({ state: 'detached' });
    expect(await notice.boundingBox()).toEqual(before);
    await page.mouse.up();
    await notice.waitFor({ state: 'detached' });
  });
});

describe('the conversation history', () => {
  it('[CHAT-11] [CHAT-14] [CONST-22] is at most 70 % of the window high, and tells its messages apart', async () => {
    const { page } = await calm();
    await openChat(page);
    await walkTo(page, 'CONSENT_GATE');
    await historyButton(page).click();
    const history = page.getByRole('region', { name: 'Conversation history' });
    const messages = history.getByRole('listitem');
    await messages.first().waitFor();
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      const box = await history.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.7);
      // All messages together are higher than that: what does not fit can be scrolled to.
      const all = await history.getByRole('list').boundingBox();
      expect(all?.height).toBeGreaterThan(viewport.height * 0.7);
      await messages.last().scrollIntoViewIfNeeded();
      const last = await messages.last().boundingBox();
      const shown = await history.boundingBox();
      expect(last?.y).toBeLessThan((shown?.y ?? 0) + (shown?.height ?? 0));
    }
    const looks = await messages.evaluateAll((all) =>
      all.slice(0, 2).map((message) => {
        const { backgroundColor, justifySelf } = getComputedStyle(message);
        return { backgroundColor, justifySelf };
      }),
    );
    expect(looks[0]?.backgroundColor).not.toBe(looks[1]?.backgroundColor);
    expect(looks.map(({ justifySelf }) => justifySelf)).toEqual(['start', 'end']);
  });
});

describe('the answer of a result', () => {
  it.each([
    ['a phone', PHONE, 27],
    ['a laptop', LAPTOP, 36],
  ] as const)('is by far its largest text on %s', async (_device, viewport, atLeast) => {
    const { page } = await calm();
    await page.setViewportSize(viewport);
    await openResult(page);
    // In one go: what is replaced between being found and being measured has no size.
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((node) => ({
        isAnswer: node.closest('h1') !== null,
        size: parseFloat(getComputedStyle(node).fontSize),
      })),
    );
    const largest = (isAnswer: boolean) =>
      Math.max(...sizes.flatMap((each) => (each.isAnswer === isAnswer ? [each.size] : [])));
    expect(largest(true)).toBeGreaterThanOrEqual(atLeast);
    expect(largest(false)).toBeLessThanOrEqual(0.75 * largest(true));
  });
});

describe('the urgency badge', () => {
  it('[DIAG-14] is red for "see dentist soon" and for nothing calmer, on light and on dark ground', async () => {
    const { page } = await calm();
    await openAnswered(page);
    await page.getByRole('checkbox').check();
    const reds: Record<string, boolean[]> = {};
    for (const urgency of ['see dentist soon', 'moderate', 'routine']) {
      await page.route('**/diagnose', (route) =>
        route.fulfill({ json: { success: true, diagnosis: { ...DIAGNOSIS, urgency } } }),
      );
      await primaryAction(page).click();
      const badge = page.getByText(/^(Urgent|Moderate|Routine) \(/);
      await badge.waitFor();
      reds[urgency] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        reds[urgency].push(await isRed(badge));
      }
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('checkbox').waitFor();
    }
    expect(reds).toEqual({
      'see dentist soon': [true, true],
      moderate: [false, false],
      routine: [false, false],
    });
  });
});
