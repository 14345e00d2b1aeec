import type { ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import type { Step } from '../../contracts/assessment/steps.ts';
import type { Site } from '../kit/browser.ts';
import { headingOf, openChat, stepOf, walkTo } from './walk.ts';
import type { Hand } from './walk.ts';

const WAY: readonly Step[] = [
  'INTRO',
  'AGE_COLLECTION',
  'SEX_COLLECTION',
  'DEPTH_CHOICE',
  ...Array.from({ length: 10 }, () => 'FOLLOW_UP' as const),
  'MEDICAL_HISTORY',
  'CONSENT_GATE',
];

type Run = { readonly viewport: ViewportSize; readonly by: Hand };

/** Walks from the first question to the next steps, without a word in the console. */
export const walkWhole = async (site: Site, { viewport, by }: Run): Promise<void> => {
  const visit = await site.newPage({ viewport });
  const { page } = visit;
  await openChat(page);
  const way: Step[] = [];
  await walkTo(page, 'DIAGNOSIS', {
    by,
    at: async (step) => {
      way.push(step);
    },
  });
  expect(way).toEqual(WAY);

  expect(await headingOf(page).innerText()).toMatch(/^See a dentist (by|on) /);
  await page.getByText(/^(Urgent|Moderate|Routine) \(\d-\d (days|weeks)\)$/).waitFor();
  // Up to three: only those that an answer speaks for.
  expect([1, 2, 3]).toContain(await page.locator('main article h3').count());
  await page.getByRole('heading', { name: 'What to do' }).waitFor();
  await page.getByRole('heading', { name: 'For your dentist' }).waitFor();

  await by.press(page.getByRole('button', { name: 'Next steps' }));
  await page.getByRole('heading', { name: 'Your next steps' }).waitFor();
  expect(stepOf(page)).toBe('CALL_TO_ACTION');
  visit.expectQuiet();
};
