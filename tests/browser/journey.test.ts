import { describe, expect, it } from 'vitest';
import type { Step } from '../../contracts/steps.ts';
import { LAPTOP, PHONE, siteOfFile } from '../kit/browser.ts';
import {
  byEnter,
  byKeyboard,
  byMouse,
  headingOf,
  openChat,
  stepOf,
  tabTo,
  walkTo,
} from './walk.ts';

const site = siteOfFile();

const WAY: readonly Step[] = [
  'INTRO',
  'AGE_COLLECTION',
  'SEX_COLLECTION',
  'DEPTH_CHOICE',
  ...Array.from({ length: 10 }, () => 'FOLLOW_UP' as const),
  'MEDICAL_HISTORY',
  'CONSENT_GATE',
];

describe('the whole assessment', () => {
  it.each([
    { hand: 'by mouse on a phone', viewport: PHONE, by: byMouse },
    { hand: 'by mouse on a laptop', viewport: LAPTOP, by: byMouse },
    { hand: 'by keyboard on a phone', viewport: PHONE, by: byKeyboard },
    { hand: 'by keyboard on a laptop', viewport: LAPTOP, by: byKeyboard },
    { hand: 'with Enter as the primary action', viewport: LAPTOP, by: byEnter },
  ])('[PROD-09] [PROD-12] [CHAT-33] runs $hand, without a word in the console', async (run) => {
    const visit = await site.newPage({ viewport: run.viewport });
    const { page } = visit;
    await openChat(page);
    const way: Step[] = [];
    await walkTo(page, 'DIAGNOSIS', {
      by: run.by,
      at: async (step) => {
        way.push(step);
      },
    });
    expect(way).toEqual(WAY);

    expect(await headingOf(page).innerText()).toMatch(/^See a dentist by /);
    await page.getByText(/^(Urgent|Moderate|Routine) \(\d-\d (days|weeks)\)$/).waitFor();
    expect(await page.locator('main article h3').count()).toBe(3);
    await page.getByRole('heading', { name: 'What to do' }).waitFor();
    await page.getByRole('heading', { name: 'For your dentist' }).waitFor();

    await run.by.press(page.getByRole('button', { name: 'Next steps' }));
    await page.getByRole('heading', { name: 'Your next steps' }).waitFor();
    expect(stepOf(page)).toBe('CALL_TO_ACTION');
    visit.expectQuiet();
  });

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
