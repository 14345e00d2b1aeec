import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import {
  byEnter,
  byKeyboard,
  byMouse,
  openChat,
  stepOf,
  tabTo,
  walkTo,
} from '../../browser/walk.ts';
import { walkWhole } from '../../browser/whole-assessment.ts';

const site = siteOfFile();

describe('the whole assessment', () => {
  it.each([
    { hand: 'by mouse on a laptop', viewport: LAPTOP, by: byMouse },
    { hand: 'by keyboard on a phone', viewport: PHONE, by: byKeyboard },
    { hand: 'with Enter as the primary action', viewport: LAPTOP, by: byEnter },
  ])('[PROD-09] [PROD-12] [CHAT-33] runs $hand, without a word in the console', (run) =>
    walkWhole(site, run),
  );

  it('can be walked back with Shift+Tab and the Back button alone', async () => {
    const visit = await site.newPage({ viewport: PHONE });
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'FOLLOW_UP', { by: byKeyboard });
    for (const [button, step] of [
      ['Previous', 'DEPTH_CHOICE'],
      ['Back', 'SEX_COLLECTION'],
      ['Back', 'AGE_COLLECTION'],
      ['Back', 'CATEGORY'],
      ['Back', 'INTRO'],
    ] as const) {
      await page.keyboard.press('Tab');
      await tabTo(page.getByRole('button', { name: button, exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => stepOf(page)).toBe(step);
    }
    visit.expectQuiet();
  });
});
