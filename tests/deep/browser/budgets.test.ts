import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { DRAFT_VERSION } from '../../../contracts/assessment/draft.ts';
import { DRAFT } from '../../../src/actors/assessment/draft-key.ts';
import { siteOfFile } from '../../kit/browser.ts';
import { COMPLETED } from '../../kit/samples.ts';

const site = siteOfFile();

/** Bytes that a budget in kB allows: 2 % more, since the names of files alone move a page's weight with each release. */
const bytesOf = (kB: number): number => kB * 1000 * 1.02;

const FILES = /\/assets\/.*\.(js|css)$/;

/** Aborts all scripts and styles that a painted page does not name, which proves that its screen waits for nothing else. */
const withNamedFiles = async (page: Page, address: string): Promise<void> => {
  const html = await (await page.request.get(address)).text();
  await page.route(FILES, (route) => {
    const isNamed = html.includes(new URL(route.request().url()).pathname);
    return isNamed ? route.continue() : route.abort();
  });
};

/**
 * Each row says how it is known that the app runs at an address, and how many kB may come over the wire until then,
 * compressed: scripts, styles, and the page with the styles and scripts inside it. A flow that is opened later brings
 * its own file. A page that does not name the files of its screen says in `without` what the screen does without.
 */
const BUDGETS = [
  { address: '/', usable: 'input[name="query"]', kB: 11 },
  { address: '/chat', usable: '#root textarea', kB: 118 },
  {
    address: '/chat?step=DIAGNOSIS',
    usable: '#root h1[id]',
    kB: 180,
    answered: true,
    without:
      /\/assets\/(axios|NoticeOutlet|LibraryProvider|CloseButton|Loader-|OptionalPortal|Combination|Report|ReadAloud|FeedbackPopup|Connection|analytics|NewTabLink)/,
  },
  {
    address: '/find-dentist',
    usable: '#root main h1:not(.spoken)',
    kB: 123,
  },
  {
    address: '/no-such-page',
    usable: '#root main h1:not(.spoken)',
    kB: 97,
    // The small styles come along with what tells of the network.
    without: /\/assets\/(Connection|analytics|small-[\w-]+\.css)/,
  },
] as const;

declare global {
  interface Window {
    /** When the screen could be used, in milliseconds since the page was opened. */
    usableAt?: number;
  }
}

const watchFor = (selector: string): void => {
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else window.usableAt = performance.now();
  };
  requestAnimationFrame(look);
};

const keepDraft = ([key, draft]: readonly [string, string]): void =>
  localStorage.setItem(key, draft);

/** The files that had arrived when the screen could be used, with their compressed sizes. */
const fetchedBy = async (page: Page): Promise<Record<string, number>> => {
  await page.waitForFunction(() => window.usableAt !== undefined);
  return page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    ) as PerformanceResourceTiming[];
    const early = entries.filter(
      ({ name, entryType, responseEnd }) =>
        (entryType === 'navigation' || /\.(js|css)$/.test(name)) &&
        responseEnd > 0 &&
        responseEnd <= (window.usableAt ?? 0),
    );
    return Object.fromEntries(
      early.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
    );
  });
};

describe('what is fetched before a screen can be used', () => {
  it.each(BUDGETS)('stays within $kB kB at $address', async (budget) => {
    const { page } = await site.newPage({ hurried: true });
    await page.addInitScript(watchFor, budget.usable);
    if ('without' in budget) await page.route(budget.without, (route) => route.abort());
    else if (budget.address !== '/') await withNamedFiles(page, budget.address);
    if ('answered' in budget) {
      const savedAt = new Date().toISOString();
      const draft = { version: DRAFT_VERSION, savedAt, progress: COMPLETED, chatHistory: [] };
      await page.addInitScript(keepDraft, [DRAFT.key, JSON.stringify(draft)] as const);
    }
    await page.goto(budget.address);
    const files = await fetchedBy(page);
    const sum = Object.values(files).reduce((total, size) => total + size, 0);
    expect(sum, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(bytesOf(budget.kB));
    // A budget far above what is fetched would notice nothing; the start page needs no script at all.
    expect(sum).toBeGreaterThanOrEqual(budget.address === '/' ? 0 : bytesOf(budget.kB) * 0.85);
  });
});

describe('the start page', () => {
  it('is 25 kB, with all that makes it live', async () => {
    const { page } = await site.newPage({ hurried: true });
    const arrived = page.waitForResponse(/\/assets\/site-/);
    await page.goto('/');
    await (await arrived).finished();
    const sizes = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .filter(
          ({ name, entryType }) => entryType === 'navigation' || name.includes('/assets/site-'),
        )
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytesOf(25));
  });
});
