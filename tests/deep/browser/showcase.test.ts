import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build, preview } from 'vite';
import type { PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LAPTOP, PHONE, openTab } from '../../kit/browser.ts';
import { launchBrowser } from '../../kit/launch-browser.ts';
import { axeProblems } from '../../browser/axe.ts';
import { layoutProblems } from '../../browser/layout-problems.ts';
import { settle } from '../../browser/settle.ts';
import { smallTargets } from '../../browser/small-targets.ts';

const PAGE = 'src/showcase/one-theme.html';
const FRAMES = 'src/showcase/index.html';
const ZOOMED_PHONE = { width: PHONE.width / 2, height: PHONE.height / 2 };
/** A laptop at 400 % (WCAG 1.4.10), and the smallest phone. */
const NARROW = { width: 320, height: 640 };

const outDir = mkdtempSync(join(tmpdir(), 'toothwise-showcase-'));
let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;

/** Built once: quicker than the development server, and the sheets arrive as the product's do. */
const serve = async (): Promise<PreviewServer> => {
  vi.stubEnv('NODE_ENV', 'production');
  await build({ logLevel: 'warn', build: { outDir, rolldownOptions: { input: [PAGE, FRAMES] } } });
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

type Size = { readonly width: number; readonly height: number };

const open = async (scheme: string, viewport: Size, name = '') => {
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' });
  const visit = await openTab(context, origin);
  await visit.page.goto(`/${PAGE}?scheme=${scheme}&page=${name}`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await settle(visit.page);
  return visit;
};

const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await settle(page);
};

/** What opens over the page, and the name that is pressed for it. */
const OPENED = [
  ['A menu', '[role="menu"]'],
  ['A tooltip', '[role="tooltip"]'],
  ['Our own dialog', 'dialog'],
  ["The library's modal", '[role="dialog"]'],
] as const;

describe.each(['light', 'dark'] as const)('the components in the %s theme', (scheme) => {
  it.each([
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('stand well on %s, without a finding of layout or accessibility', async (_name, size) => {
    const { page, expectQuiet } = await open(scheme, size);
    expect(await layoutProblems(page)).toEqual([]);
    expect(await axeProblems(page, { colorScheme: scheme })).toEqual([]);
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
      expect(await axeProblems(page, { within: opened, colorScheme: scheme }), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.mouse.move(0, 0);
      await page.locator(opened).filter({ visible: true }).waitFor({ state: 'detached' });
    }
  });
});

it('the components keep their place on a narrow screen and on a phone zoomed to 200 %', async () => {
  const { page } = await open('light', NARROW);
  expect(await layoutProblems(page)).toEqual([]);
  await resize(page, ZOOMED_PHONE);
  expect(await layoutProblems(page)).toEqual([]);
});

it('the components have nothing to press that is smaller than a thumb', async () => {
  const { page } = await open('light', PHONE);
  expect(await smallTargets(page)).toEqual([]);
});

describe('the parts by keyboard and pointer', () => {
  /** The name of what has the focus. */
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  it('go from slot to slot with the arrows, over what is taken and on into the afternoon', async () => {
    const { page } = await open('light', PHONE, 'booking');
    await page.getByRole('radio', { name: 'Monday 23 November', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Thursday 26 November');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await focused(page)).toBe('Thursday 26 November, 9:00 AM, free');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Thursday 26 November, 10:00 AM, free');
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Thursday 26 November, 2:00 PM, free');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Go on to payment');
    expect(await page.getByRole('status').textContent()).toBe('Thursday 26 November, 2:00 PM');
  });

  it('put the app before the code on a phone, and the code first on a laptop', async () => {
    const top = async (page: Page, of: 'img' | 'link', name: RegExp) =>
      (await page.getByRole(of, { name }).boundingBox())?.y ?? 0;
    for (const [size, appFirst] of [
      [PHONE, true],
      [LAPTOP, false],
    ] as const) {
      const { page } = await open('light', size, 'payment');
      const app = await top(page, 'link', /UPI app/);
      expect(app < (await top(page, 'img', /Code to pay/))).toBe(appFirst);
      await page.close();
    }
  });

  it('move an X-ray under the finger once it is enlarged, and select by its boxes', async () => {
    const { page } = await open('light', PHONE, 'xray');
    const canvas = page.getByRole('region', { name: 'Your X-ray of 22 November' });
    const layer = canvas.locator('div').first();
    const transform = () => layer.evaluate((element) => element.style.transform);
    await canvas.locator('button').first().click();
    expect(await canvas.locator('button').first().getAttribute('data-selected')).toBe('true');
    await canvas.dblclick({ position: { x: 20, y: 20 } });
    const enlarged = await transform();
    expect(enlarged).toMatch(/scale\(2\.25\)$/);
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('There is no canvas');
    await page.mouse.move(box.x + 40, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + 130, { steps: 4 });
    await page.mouse.up();
    expect(await transform()).not.toBe(enlarged);
    expect(await transform()).toMatch(/scale\(2\.25\)$/);
  });

  it("keep the staff's heads and first column in view while the table scrolls", async () => {
    const { page } = await open('light', { width: 800, height: 480 }, 'staff');
    const frame = page.getByRole('region', { name: 'Assessments' });
    const place = (name: RegExp, role: 'columnheader' | 'rowheader') =>
      page.getByRole(role, { name }).boundingBox();
    const [head, first] = [
      await place(/Urgency/, 'columnheader'),
      await place(/Asha/, 'rowheader'),
    ];
    await frame.evaluate((element) => element.scrollTo({ top: 60, left: 60, behavior: 'instant' }));
    expect((await place(/Urgency/, 'columnheader'))?.y).toBe(head?.y);
    expect((await place(/Asha/, 'rowheader'))?.x).toBe(first?.x);
    expect((await place(/Asha/, 'rowheader'))?.y).toBeLessThan(first?.y ?? 0);
  });
});

it('the showcase holds each page in both themes and at both widths, at the place that the address names', async () => {
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  context = await browser.newContext({ baseURL: origin, viewport: LAPTOP });
  const { page } = await openTab(context, origin);
  await page.goto(`/${FRAMES}?page=booking#there`);
  await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.getByRole('heading', { level: 1 }).waitFor()),
  );
  const shown = await Promise.all(
    page
      .frames()
      .slice(1)
      .map(async (frame) => {
        const width = await frame.evaluate(() => innerWidth);
        const { searchParams, hash } = new URL(frame.url());
        return `${width} ${searchParams.get('scheme')} ${searchParams.get('page')}${hash}`;
      }),
  );
  expect(shown).toEqual([
    '360 light booking#there',
    '360 dark booking#there',
    '1280 light booking#there',
    '1280 dark booking#there',
  ]);
});

describe('answers on a picture', () => {
  it.each([320, PHONE.width])('are targets of 44 px and more at %s px', async (width) => {
    const { page } = await open('light', { width, height: PHONE.height });
    const groups = page.locator('fieldset:has(svg)', { has: page.getByText(/Tongue|Moderate/) });
    const labels = await groups.locator('label').all();
    const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
    expect(boxes.length).toBeGreaterThan(10);
    for (const box of boxes) {
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  it('are chosen by arrows, with a focus that is seen, on the map as on the scale', async () => {
    const { page } = await open('light', PHONE);
    const chosen = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
    for (const [first, next] of [
      ['gum', 'mouth_corner'],
      ['moderate', 'strong'],
    ] as const) {
      await page.locator(`input[type="radio"][value="${first}"]`).first().check({ force: true });
      await page.keyboard.press('ArrowDown');
      expect(await chosen()).toBe(next);
      await page.keyboard.press('ArrowLeft');
      expect(await chosen()).toBe(first);
      const focused = page.locator(`label:has(input[value="${first}"]:focus-visible)`);
      expect(await focused.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
    }
  });
});
