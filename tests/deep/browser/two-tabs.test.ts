import { describe, expect, it } from 'vitest';
import { openTab, siteOfFile } from '../../kit/browser.ts';
import type { Visit } from '../../kit/browser.ts';
import { storedDraft } from '../../browser/draft.ts';
import {
  headingOf,
  openChat,
  primaryAction,
  stepOf,
  waitForChat,
  walkTo,
} from '../../browser/walk.ts';

const site = siteOfFile();

const isBehind = ({ page }: Visit): Promise<void> =>
  page.getByRole('heading', { name: 'You’re using Toothwise in another tab' }).waitFor();

/** Two tabs of one visitor, both at the chat's first step. */
const twoTabs = async (): Promise<[Visit, Visit]> => {
  const first = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  await openChat(first.page);
  const second = await openTab(first.context, site.origin());
  await openChat(second.page);
  return [first, second];
};

describe('two tabs of one visitor', () => {
  it('take turns: the one behind says so and goes on with the newest answers', async () => {
    const [first, second] = await twoTabs();
    await walkTo(second.page, 'FOLLOW_UP');
    await isBehind(first);

    await first.page.bringToFront();
    await primaryAction(first.page).click();
    await waitForChat(first.page);
    expect(stepOf(first.page)).toBe('FOLLOW_UP');
    await walkTo(first.page, 'MEDICAL_HISTORY');
    await isBehind(second);

    await second.page.bringToFront();
    await primaryAction(second.page).click();
    await waitForChat(second.page);
    expect(await headingOf(second.page).innerText()).toBe('Do any of these apply?');
    expect(
      Object.keys((await storedDraft(second.page))?.progress.followUpAnswers ?? {}),
    ).toHaveLength(10);
    first.expectQuiet();
    second.expectQuiet();
  });

  it('do not overwrite each other: what the tab behind shows is not saved', async () => {
    const [first, second] = await twoTabs();
    await walkTo(second.page, 'SEX_COLLECTION');
    await isBehind(first);
    const saved = await storedDraft(second.page);
    expect(saved?.progress.chatContext.age).toBe('age_31_50');
    await first.page.close();
    expect(await storedDraft(second.page)).toEqual(saved);
    second.expectQuiet();
  });

  it('go on with what the other one has kept when it was closed', async () => {
    const [first, second] = await twoTabs();
    await walkTo(second.page, 'AGE_COLLECTION');
    await isBehind(first);
    await second.page.getByRole('button', { name: 'leave the assessment' }).click();
    await second.page.getByRole('button', { name: 'Close, and keep my answers' }).click();
    await second.page.waitForURL(`${site.origin()}/`);
    await first.page.bringToFront();
    await primaryAction(first.page).click();
    await waitForChat(first.page);
    expect(stepOf(first.page)).toBe('AGE_COLLECTION');
    first.expectQuiet();
    second.expectQuiet();
  });

  it('notice when the other one leaves and clears everything', async () => {
    const [first, second] = await twoTabs();
    await walkTo(second.page, 'AGE_COLLECTION');
    await isBehind(first);
    await second.page.getByRole('button', { name: 'leave the assessment' }).click();
    await second.page.getByRole('button', { name: 'Exit and clear' }).click();
    await second.page.waitForURL(`${site.origin()}/`);
    await first.page.bringToFront();
    await primaryAction(first.page).click();
    await waitForChat(first.page);
    expect(stepOf(first.page)).toBe('INTRO');
    first.expectQuiet();
    second.expectQuiet();
  });
});
