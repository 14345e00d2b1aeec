import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { storedDraft, storedKeys } from '../../browser/draft.ts';
import { openChat, openResult, stepOf, waitForChat } from '../../browser/walk.ts';

const site = siteOfFile();

const ON_SERVER = /^Our server keeps this result for at most 30 days/;
const DELETION = '**/delete_diagnose';
const NO_SERVER = [/ERR_INTERNET_DISCONNECTED/, /^error: Call failed: network/];

/** Walks to a result that the server says it has saved. */
const withResult = async () => {
  const visit = await site.newPage({ reducedMotion: 'reduce', hurried: true });
  await openResult(visit.page);
  await visit.page.getByText(ON_SERVER).waitFor();
  return visit;
};

const onServer = async (page: Page) => (await storedDraft(page))?.progress.onServer;
const deletions = ({ requests }: { requests: readonly string[] }) =>
  requests.filter((request) => request.endsWith('/delete_diagnose')).length;

describe('a result that the server keeps', () => {
  it('[DATA-06] says so, and is deleted there when consent is withdrawn', async () => {
    const visit = await withResult();
    const { page } = visit;
    expect(await onServer(page)).toBe('result');
    const { diagnosis } = (await storedDraft(page))?.progress ?? {};
    expect(diagnosis?.is_saved).toBe(true);
    // No account has it.
    expect(diagnosis?.diagnosis_id).toBeNull();

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const answer = page.waitForResponse(DELETION);
    await page.getByRole('checkbox').uncheck();
    expect(await (await answer).json()).toEqual({ verdict: 'deleted' });
    await expect.poll(() => onServer(page)).toBe('nothing');
    visit.expectQuiet();
  });

  it('is deleted there before the device forgets it; without a connection the debt stays', async () => {
    const visit = await withResult();
    const { page } = visit;
    await page.route(DELETION, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Exit and clear' }).click();
    const failed = page.getByRole('heading', { name: 'Your result is not deleted yet' });
    await failed.waitFor();
    await page.getByRole('button', { name: 'Leave anyway' }).click();
    await page.waitForURL(`${site.origin()}/`);
    expect((await storedKeys(page)).toSorted()).toEqual(['chatSessionToken', 'toothwise-draft']);
    expect(JSON.stringify(await storedDraft(page))).not.toMatch(/cold|tooth hurts/);
    visit.expectQuiet(NO_SERVER);

    visit.clear();
    await page.unrouteAll();
    await openChat(page);
    await waitForChat(page);
    expect(stepOf(page)).toBe('INTRO');
    await expect.poll(() => onServer(page)).toBe('nothing');
    expect(deletions(visit)).toBe(1);
    visit.expectQuiet();
  });

  it('is gone with a confirmed exit', async () => {
    const visit = await withResult();
    const { page } = visit;
    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Exit and clear' }).click();
    await page.waitForURL(`${site.origin()}/`);
    expect(await storedKeys(page)).toEqual([]);
    expect(deletions(visit)).toBe(1);
    visit.expectQuiet();
  });
});
