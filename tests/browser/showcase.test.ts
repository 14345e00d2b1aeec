import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { build, preview } from 'vite';
import type { PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LAPTOP, PHONE, launchBrowser, openTab } from '../kit/browser.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems } from './layout-problems.ts';
import { settle } from './settle.ts';

const PAGE = 'src/showcase/one-theme.html';
const ZOOMED_PHONE = { width: PHONE.width / 2, height: PHONE.height / 2 };

const outDir = mkdtempSync(join(tmpdir(), 'toothwise-showcase-'));
let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;

/** Built once: quicker than the development server, and the sheets arrive as the product's do. */
const serve = async (): Promise<PreviewServer> => {
  vi.stubEnv('NODE_ENV', 'production');
  await build({ logLevel: 'warn', build: { outDir, rolldownOptions: { input: PAGE } } });
  vi.unstubAllEnvs();
  return preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
};

beforeAll(async () => {
  [server, browser] = await Promise.all([serve(), launchBrowser()]);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
});

const open = async (scheme: string, viewport: { width: number; height: number }) => {
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' });
  const visit = await openTab(context, origin);
  await visit.page.goto(`/${PAGE}?scheme=${scheme}`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await settle(visit.page);
  return visit;
};

/** What opens over the page, and the name that is pressed for it. */
const OPENED = [
  ['City, filled', '[role="listbox"]:not([style*="none"] *)'],
  ['Day', '[data-dates-dropdown]'],
  ['A menu', '[role="menu"]'],
  ['A tooltip', '[role="tooltip"]'],
  ['Our own dialog', 'dialog'],
  ["The library's modal", '[role="dialog"]'],
] as const;

describe.each(['light', 'dark'])('the components in the %s theme', (scheme) => {
  it.each([
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('stand well on %s, without a finding of layout or accessibility', async (_name, size) => {
    const { page, expectQuiet } = await open(scheme, size);
    expect(await layoutProblems(page)).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
    expectQuiet();
  });

  it('open over a phone without a finding', async () => {
    const { page } = await open(scheme, PHONE);
    for (const [name, opened] of OPENED) {
      const button = page.getByRole('button', { name });
      await button
        .or(page.getByLabel(name, { exact: true }))
        .first()
        .click();
      await page.locator(opened).filter({ visible: true }).waitFor();
      await settle(page);
      expect(await layoutProblems(page, opened), name).toEqual([]);
      expect(await axeProblems(page, opened), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.mouse.move(0, 0);
      await page.locator(opened).filter({ visible: true }).waitFor({ state: 'detached' });
    }
  });
});

it('the components keep their place on a phone zoomed to 200 %', async () => {
  const { page } = await open('light', ZOOMED_PHONE);
  expect(await layoutProblems(page)).toEqual([]);
});
