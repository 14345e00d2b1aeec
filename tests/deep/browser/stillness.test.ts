import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { openChat, primaryAction, walkTo } from '../../browser/walk.ts';
import type { Hand } from '../../browser/walk.ts';

const site = siteOfFile();

/** How many times slower the processor is than this machine's. */
const SLOWDOWN = 4;

/** Notes in every frame where all that can be read first or pressed stands, and what stands elsewhere than before. */
const watchFrames = (): void => {
  const moved: string[] = [];
  Object.assign(window, { moved });
  let screen = '';
  let places = new Map<Element, string>();
  const look = (): void => {
    requestAnimationFrame(look);
    // The app is not shown before it has taken over.
    if (document.querySelector('#first-paint') !== null) return;
    const title = document.querySelector('#root main h1')?.textContent;
    if (title === undefined || title === null) return;
    if (title !== screen) {
      screen = title;
      places = new Map();
    }
    for (const element of document.querySelectorAll(
      '#root main :is(h1, label, button:enabled, a), #root header button',
    )) {
      const { left, top } = element.getBoundingClientRect();
      const place = `${Math.round(left)}, ${Math.round(top)}`;
      const before = places.get(element);
      places.set(element, place);
      if (before !== undefined && before !== place)
        moved.push(`${screen}: "${element.textContent.slice(0, 40)}" from ${before} to ${place}`);
    }
  };
  requestAnimationFrame(look);
};

/** Presses what can be pressed, without scrolling, so that every move is the page's own. */
const click = async (element: Locator): Promise<void> => {
  await expect.poll(() => element.isEnabled()).toBe(true);
  await element.evaluate((node: HTMLElement) => node.click());
};
const byStillHand: Hand = {
  press: click,
  tick: click,
  write: (field, text) =>
    field.evaluate((node: HTMLTextAreaElement, words) => {
      node.focus({ preventScroll: true });
      document.execCommand('insertText', false, words);
    }, text),
  goOn: (page: Page) => click(primaryAction(page)),
};

describe('nothing moves after it can be pressed', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])(
    '[CHAT-25] [CHAT-28] on the whole way, on a slow machine, at %j',
    async (viewport) => {
      const { page, context } = await site.newPage({ viewport, reducedMotion: 'reduce' });
      await page.addInitScript(watchFrames);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await openChat(page);
      await walkTo(page, 'CALL_TO_ACTION', {
        by: byStillHand,
        // Each screen is watched for a while before it is answered.
        at: () => page.waitForTimeout(400),
      });
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
        [],
      );
    },
    120_000,
  );
});
