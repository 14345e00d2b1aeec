import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHECK_PATH } from '../../../contracts/booking/check-address.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { XRAY } from '../../../src/actors/xray/kept-xray.ts';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { axeProblems } from '../../browser/axe.ts';
import { hold } from '../../browser/hold.ts';
import { PUBLIC_ROUTES } from '../../browser/public-routes.ts';
import { settle } from '../../browser/settle.ts';
import { firstPaint } from '../../browser/walk.ts';

const site = siteOfFile();

/** The app's own files. The page must do without them until they come. */
const SCRIPTS = /\/assets\/.*\.js$/;

const CHATS: ReadonlySet<string> = new Set([PATHS.chat, PATHS.chatSummary]);

/** The app's pages that anybody may open first, but for the chat, whose first paint has a life of its own. */
const PAINTED = PUBLIC_ROUTES.filter((address) =>
  [...Object.values<string>(PATHS), CHECK_PATH].includes(address),
).filter((address) => !CHATS.has(address));

const SIZES = [
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const;

declare global {
  interface Window {
    /** How much has moved on the page by itself (CLS). */
    moved?: number;
    /** What was the largest thing on the page, each time that it became another one. */
    largest?: string[];
  }
}

const watchPaint = (): void => {
  window.moved = 0;
  window.largest = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.moved = (window.moved ?? 0) + (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as unknown as { readonly element?: Element };
      window.largest?.push(element?.textContent ?? '');
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Opens a page and holds the app back. */
const openWithoutApp = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const release = await hold(page, SCRIPTS);
  // The scripts that are held may keep "load" from coming.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await firstPaint(page).waitFor({ state: 'detached' });
  };
};

const headingOf = async (page: Page): Promise<unknown> => {
  const heading = page.locator('main h1:visible');
  return [await heading.innerText(), await heading.boundingBox()];
};

describe('a page of the app before the app is there', () => {
  it('is what anybody may open first', () => expect(PAINTED.length).toBeGreaterThanOrEqual(9));

  describe.each(SIZES)('on %s', (_device, viewport) => {
    it.each(PAINTED)(
      '%s says what it is, and nothing moves when the app takes over',
      async (address) => {
        const visit = await site.newPage({ reducedMotion: 'reduce', viewport });
        const { page } = visit;
        await page.addInitScript(watchPaint);
        const letAppCome = await openWithoutApp(page, address);
        const before = await headingOf(page);
        const title = await page.title();
        expect(title).toMatch(/^.+ · Toothwise$/);
        await page.waitForFunction(() => (window.largest ?? []).length > 0);
        await settle(page);
        const largest = await page.evaluate(() => window.largest);
        await letAppCome();
        expect(await headingOf(page)).toEqual(before);
        expect(await page.title()).toBe(title);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01);
        // On a phone the largest thing of the page was there before the app.
        if (viewport === PHONE) expect(await page.evaluate(() => window.largest)).toEqual(largest);
        visit.expectQuiet();
      },
    );
  });

  it.each(
    PAINTED.flatMap((address) => (['light', 'dark'] as const).map((s) => [address, s] as const)),
  )('%s is accessible in the %s theme', async (address, colorScheme) => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', colorScheme });
    await openWithoutApp(page, address);
    expect(await axeProblems(page, { colorScheme })).toEqual([]);
  });

  it('leads on by its links', async () => {
    const { page } = await site.newPage();
    await openWithoutApp(page, PATHS.login);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL(`**${PATHS.register}`, { waitUntil: 'domcontentloaded' });
  });

  it('leads back to where somebody came from, which the app knows', async () => {
    const { page } = await site.newPage();
    const letAppCome = await openWithoutApp(page, `${PATHS.login}?return=%2Fprofile`);
    const link = firstPaint(page).getByRole('link', { name: 'Create an account' });
    await link.click();
    expect(await link.getAttribute('aria-busy')).toBe('true');
    await letAppCome();
    await page.waitForURL(`**${PATHS.register}?return=%2Fprofile`);
  });

  it('does not lose a press', async () => {
    const { page } = await site.newPage();
    const letAppCome = await openWithoutApp(page, PATHS.xrayAnalysis);
    const chooser = page.waitForEvent('filechooser');
    await firstPaint(page).getByText('Choose your X-ray', { exact: true }).click();
    await letAppCome();
    expect((await chooser).isMultiple()).toBe(false);
  });

  it('keeps the focus', async () => {
    const { page } = await site.newPage();
    const letAppCome = await openWithoutApp(page, PATHS.login);
    await page.getByRole('link', { name: 'terms of service' }).focus();
    await letAppCome();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('terms of service');
  });

  it('[SHELL-29] says after a while that it takes longer', async () => {
    const { page } = await site.newPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await openWithoutApp(page, PATHS.login);
    const said = page.getByText('Still loading. Your connection may be slow.');
    await page.clock.runFor(7900);
    expect(await said.isVisible()).toBe(false);
    await page.clock.runFor(200);
    expect(await said.isVisible()).toBe(true);
  });

  it('[ERR-04] says when the app cannot be loaded, and is asked for again with all of its address', async () => {
    const { page } = await site.newPage();
    await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
    await page.goto(`${PATHS.login}?return=%2Fprofile`);
    const told = page.getByRole('alert');
    await told.waitFor();
    expect(await told.innerText()).toContain('This page did not load.');
    await page.unrouteAll();
    await told.getByRole('link', { name: 'Try again' }).click();
    await page.getByLabel('Email').waitFor();
    expect(new URL(page.url()).search).toBe('?return=%2Fprofile');
  });

  it('[ERR-04] says so too when only a part of it cannot be loaded', async () => {
    const { page } = await site.newPage();
    await page.route(/Login\.page/, (route) => route.abort('internetdisconnected'));
    await page.goto(PATHS.login);
    await page.getByRole('alert').waitFor();
  });

  it.each([
    ['the device knows of one', PATHS.xrayAnalysis, true],
    ['the address says which', `${PATHS.xrayAnalysis}?xray=new`, false],
  ])('of an X-ray waits without a choice where %s', async (_case, address, isKept) => {
    const { page } = await site.newPage();
    if (isKept)
      await page.addInitScript(
        (key) => localStorage.setItem(key, JSON.stringify({ id: 'a', findings: null })),
        XRAY.key,
      );
    await openWithoutApp(page, address);
    await page.getByText('Loading...').waitFor();
    expect(await page.getByText('Choose your X-ray').count()).toBe(0);
  });
});
