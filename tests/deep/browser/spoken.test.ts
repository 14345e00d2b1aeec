import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import {
  AIRWAY,
  byMouse,
  goOnFromHelp,
  headingOf,
  openChat,
  tickOption,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const DATE =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?\d{1,2} [A-Z][a-z]{2,8}(?: \d{4})?/g;

/** What a screen reader says on arrival: the title of the tab, then what has focus with its description. */
const arrival = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const ids = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const described = ids.map(
      (id) => document.getElementById(id)?.innerText.replace(/\s+/g, ' ') ?? '',
    );
    return [
      `title: ${document.title}`,
      `focus: ${focused?.tagName.toLowerCase()} "${focused?.textContent}"`,
      ...described.filter((each) => each !== '').map((each) => `described by: ${each}`),
    ].join('\n');
  });

/** All that can be read on the screen, from the accessibility tree; days are named by what they are. */
const spoken = async (page: Page): Promise<string> => {
  // These come after the page; whether they have, a busy machine would decide.
  await page.locator('#root > output').waitFor({ state: 'attached' });
  await page.locator('button:disabled', { hasText: 'Download PDF' }).waitFor({ state: 'detached' });
  const read = await page.locator('body').ariaSnapshot();
  return `${await arrival(page)}\n${read}`.replaceAll(DATE, '{day}');
};

/** A journey as it is heard; a change of it is read before it is accepted (`-u` behind the name of this file writes it). */
describe('what a screen reader says on the whole way', () => {
  it('from a cold tooth to the next steps', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    await openChat(page);
    const heard: string[] = [];
    await walkTo(page, 'CALL_TO_ACTION', {
      at: async () => {
        heard.push(await spoken(page));
      },
    });
    heard.push(await spoken(page));
    await expect(`${heard.join('\n\n')}\n`).toMatchFileSnapshot('spoken/cold-tooth.txt');
  });

  it('of an emergency, from the tick that tells it to the result', async () => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', hurried: true });
    await openChat(page);
    await walkTo(page, 'FOLLOW_UP', { story: AIRWAY });
    const heard: string[] = [];
    await tickOption(page, byMouse, QUESTION_BANK.pain[0], 'hard_to_breathe');
    await page.getByText('Do not wait for this assessment.').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    heard.push(await spoken(page));
    await goOnFromHelp(page, byMouse);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    heard.push(await spoken(page));
    await walkTo(page, 'DIAGNOSIS', { story: AIRWAY });
    await headingOf(page).waitFor();
    heard.push(await spoken(page));
    await expect(`${heard.join('\n\n')}\n`).toMatchFileSnapshot('spoken/emergency.txt');
  });
});
