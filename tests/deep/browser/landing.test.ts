import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { deferred } from '../../kit/server.ts';
import { storedDraft, storedKeys } from '../../browser/draft.ts';
import { concernBox, openChat, openPage, stepOf, waitForChat, walkTo } from '../../browser/walk.ts';

const site = siteOfFile();

const TEXT = 'My gums bleed & hurt: 100% of the time?';

const withScripts = () => site.newPage({ hurried: true, reducedMotion: 'reduce' });
const withoutScripts = () => site.newPage({ javaScriptEnabled: false });

/** The browser's word for a script file that it did not fetch because scripts are off. */
const NOT_FETCHED = [/^csp: \/assets\//];

describe.each([
  ['with scripts', withScripts],
  ['without scripts', withoutScripts],
])('the search box %s', (_scripts, open) => {
  it('[LAND-01] shows the placeholder', async () => {
    const visit = await open();
    await visit.page.goto('/');
    const box = visit.page.getByPlaceholder("What's bothering your teeth today?", { exact: true });
    expect(await box.isVisible()).toBe(true);
    visit.expectQuiet();
  });

  it.each([
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    [
      'the button',
      (page: Page) => page.getByRole('button', { name: 'Start my assessment' }).click(),
    ],
  ])('[LAND-02] [LAND-03] carries the text to the chat by %s', async (_by, submit) => {
    const visit = await open();
    const { page } = visit;
    await page.goto('/');
    await page.getByRole('searchbox').fill(TEXT);
    const opened = page.waitForRequest((request) => new URL(request.url()).pathname === '/chat');
    await submit(page);
    expect(new URL((await opened).url()).searchParams.get('query')).toBe(TEXT);
    visit.expectQuiet(NOT_FETCHED);
  });
});

describe('the start page', () => {
  it.each(['/', '/home'])('[ROUTE-01] [ROUTE-02] is shown at %s', async (path) => {
    const visit = await withScripts();
    const reply = await visit.page.goto(path);
    expect(reply?.status()).toBe(200);
    await visit.page.getByRole('heading', { level: 1, name: /^Tooth trouble/ }).waitFor();
    visit.expectQuiet();
  });

  it('[LAND-04] opens the chat without a query when the box is empty or blank', async () => {
    const visit = await withScripts();
    const { page } = visit;
    for (const text of ['', '   ']) {
      await page.goto('/');
      await page.waitForLoadState('load');
      await page.getByRole('searchbox').fill(text);
      await page.keyboard.press('Enter');
      await waitForChat(page);
      expect(new URL(page.url()).searchParams.has('query')).toBe(false);
      expect(await concernBox(page).inputValue()).toBe('');
    }
    visit.expectQuiet();
  });

  it('[LAND-05] [LAND-06] takes the place of an earlier assessment when the person says so, and its words are checked at once', async () => {
    const visit = await withScripts();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'FOLLOW_UP');
    const before = await storedDraft(page);

    await page.goto('/');
    await page.getByRole('searchbox').fill('my gums bleed when I brush');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Start a new assessment?' });
    await dialog.waitFor();
    expect(await storedDraft(page)).toEqual(before);
    await dialog.getByRole('button', { name: 'Start new' }).click();
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    expect(stepOf(page)).toBe('AGE_COLLECTION');
    await expect
      .poll(async () => (await storedDraft(page))?.progress.chatContext)
      .toMatchObject({ issue: 'my gums bleed when I brush', category: 'gums', age: null });
    const after = await storedDraft(page);
    expect(after?.progress.sessionToken).not.toBe(before?.progress.sessionToken);
    expect(after?.progress.followUpAnswers).toEqual({});
    visit.expectQuiet();
  });

  it('[LAND-05] leads back to an earlier assessment by default, by Enter, Escape, reload and Back', async () => {
    const visit = await withScripts();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'FOLLOW_UP');
    const before = await storedDraft(page);
    const dialog = page.getByRole('alertdialog', { name: 'Start a new assessment?' });
    const comeWithWords = async () => {
      await page.goto('/');
      await page.getByRole('searchbox').fill('my gums bleed when I brush');
      await page.keyboard.press('Enter');
      await dialog.waitFor();
    };

    await comeWithWords();
    await page.reload();
    await dialog.waitFor();
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    expect(await storedDraft(page)).toEqual(before);

    for (const key of ['Enter', 'Escape']) {
      await comeWithWords();
      await page.keyboard.press(key);
      await waitForChat(page);
      expect(stepOf(page)).toBe('FOLLOW_UP');
      expect(new URL(page.url()).search).toBe('?step=FOLLOW_UP');
      expect(await storedDraft(page)).toEqual(before);
    }
    visit.expectQuiet();
  });

  it('[LAND-05] leads back to an earlier assessment also when the box is left empty', async () => {
    const visit = await withScripts();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'AGE_COLLECTION');
    await page.goto('/');
    await page.waitForLoadState('load');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Enter');
    await waitForChat(page);
    expect(stepOf(page)).toBe('AGE_COLLECTION');
    visit.expectQuiet();
  });

  it('asks nobody but us for anything, and keeps nothing on the device', async () => {
    const visit = await withScripts();
    await visit.page.goto('/');
    await visit.page.waitForLoadState('networkidle');
    expect(visit.requests).toContain('GET /');
    expect(await storedKeys(visit.page)).toEqual([]);
    visit.expectQuiet();
  });
});

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element.toString()} is not on screen`);
  return box;
};

describe('the way back from the start page', () => {
  it('goes on with an assessment where it was left, and is gone once that is cleared', async () => {
    const visit = await withScripts();
    const { page } = visit;
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('a[data-kept]').isVisible()).toBe(false);
    await openChat(page);
    await walkTo(page, 'FOLLOW_UP');
    const before = await storedDraft(page);

    await page.goto('/');
    await page.getByRole('link', { name: 'Go on with your assessment' }).click();
    await waitForChat(page);
    expect(stepOf(page)).toBe('FOLLOW_UP');
    expect((await storedDraft(page))?.progress).toEqual(before?.progress);

    await page.getByRole('button', { name: 'leave the assessment' }).click();
    await page.getByRole('button', { name: 'Exit and clear' }).click();
    await page.waitForURL(`${site.origin()}/`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('a[data-kept]').isVisible()).toBe(false);
    expect(await page.getByText(/^Tell us what you’re feeling/).isVisible()).toBe(true);
    visit.expectQuiet();
  });

  it('opens a result', async () => {
    const visit = await withScripts();
    const { page } = visit;
    await openChat(page);
    await walkTo(page, 'CALL_TO_ACTION');
    await page.goto('/');
    const today = new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'short' });
    await page.getByRole('link', { name: `Open your result of ${today}`, exact: true }).click();
    await waitForChat(page);
    expect(stepOf(page)).toBe('DIAGNOSIS');
    visit.expectQuiet();
  });

  it.each([{ width: 320, height: 568 }, PHONE, LAPTOP])(
    'moves nothing when it comes on $width × $height',
    async (viewport) => {
      const visit = await site.newPage({ hurried: true, viewport });
      const { page } = visit;
      await openChat(page);
      await walkTo(page, 'AGE_COLLECTION');
      const held = deferred<void>();
      await page.route('**/assets/site-*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/');
      const link = page.getByRole('link', { name: 'Go on with your assessment' });
      const others = page.locator(
        'h1, label, form, form button, main ul, main a[href^="tel:"], h2',
      );
      const places = () => Promise.all([0, 1, 2, 3, 4, 5, 6].map((at) => boxOf(others.nth(at))));
      const before = await places();
      expect(await link.isVisible()).toBe(false);
      held.resolve();
      await link.waitFor();
      expect(await places()).toEqual(before);
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    },
  );
});

describe('the edges of the pages', () => {
  it('hold the search and the emergency numbers on the first screen of a phone', async () => {
    const { page } = await site.newPage({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto('/');
    for (const part of ['form button', 'main a[href="tel:112"]', 'main a[href="tel:108"]']) {
      const { y, height } = await boxOf(page.locator(part));
      expect([part, y + height <= PHONE.height]).toEqual([part, true]);
    }
  });

  it('let a thumb hit the emergency numbers', async () => {
    const { page } = await withScripts();
    await page.goto('/');
    for (const number of ['112', '108']) {
      const { width, height } = await boxOf(page.locator(`a[href="tel:${number}"]`));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('show the button to start also where the system chooses the colours', async () => {
    const { page } = await withScripts();
    await page.goto('/');
    await page.emulateMedia({ forcedColors: 'active' });
    const border = await page
      .getByRole('button', { name: 'Start my assessment' })
      .evaluate((node) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(node);
        return `${borderTopWidth} ${borderTopStyle}`;
      });
    expect(border).toBe('1px solid');
  });

  it.each(['/no-such-page', '/find-dentist'])(
    'of %s: a link that looks like a button has its words in the middle, as a button has',
    async (path) => {
      const { page } = await withScripts();
      await openPage(page, path);
      const links = page.locator('main a[class*="button"]');
      await links.first().waitFor();
      for (const link of await links.all()) {
        const outer = await boxOf(link);
        const inner = await boxOf(link.locator('span'));
        const off = inner.y + inner.height / 2 - (outer.y + outer.height / 2);
        expect(Math.abs(off)).toBeLessThan(1);
      }
    },
  );
});

describe('the pages', () => {
  it.each(['/chat', '/chat-summary'])(
    '[ROUTE-05] [ROUTE-06] %s shows the assessment without site header or footer',
    async (path) => {
      const visit = await site.newPage({ hurried: true, viewport: LAPTOP });
      const { page } = visit;
      await openChat(page, path);
      expect(new URL(page.url()).pathname).toBe(path);
      await concernBox(page).waitFor();
      expect(await page.getByRole('banner').count()).toBe(1);
      expect(await page.getByRole('banner').getByRole('link').count()).toBe(0);
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      visit.expectQuiet();
    },
  );

  it.each(['/no-such-page', '/chatter', '/doctor', '/index.htm'])(
    '[ROUTE-45] %s is not there and says so with status 404',
    async (path) => {
      const visit = await withScripts();
      const reply = await visit.page.goto(path);
      expect(reply?.status()).toBe(404);
      await visit.page.getByRole('heading', { name: 'Page not found' }).waitFor();
      visit.expectQuiet([/status of 404/]);
    },
  );

  it('the not-found page leads to the chat and to the start page', async () => {
    const visit = await withScripts();
    const { page } = visit;
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('heading', { level: 1, name: /^Tooth trouble/ }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Start my assessment' }).click();
    await waitForChat(page);
    visit.expectQuiet([/status of 404/]);
  });

  it('the chat without scripts says what it needs and leads back', async () => {
    const visit = await withoutScripts();
    const { page } = visit;
    await page.goto('/chat');
    const notice = page.locator('noscript p');
    expect(await notice.innerText()).toContain('The assessment needs JavaScript');
    expect(await notice.isVisible()).toBe(true);
    await page.getByRole('link', { name: 'go back to the start page' }).click();
    await page.waitForURL(`${site.origin()}/`);
    visit.expectQuiet(NOT_FETCHED);
  });
});
