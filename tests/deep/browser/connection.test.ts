import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { look } from '../../browser/look.ts';
import { COLD_TOOTH, concernBox, openChat, primaryAction, walkTo } from '../../browser/walk.ts';

const site = siteOfFile();

const calm = (more: Parameters<typeof site.newPage>[0] = {}) =>
  site.newPage({ reducedMotion: 'reduce', hurried: true, ...more });

const banner = (page: Page) => page.locator('output [data-news]');
/** What tells of the network comes after the page; who is offline before that cannot fetch it. Nothing is on its way then. */
const canTell = async (page: Page) => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Connection-.*\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
};
const goOffline = async ({ page, context }: Awaited<ReturnType<typeof calm>>) => {
  await canTell(page);
  await context.setOffline(true);
  await banner(page).waitFor();
};

/** Where everything stands that can be pressed or read, apart from the banner. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, p, a, button, input, textarea, header)')]
      .filter((each) => each.closest('output') === null)
      .map((each) => JSON.stringify(each.getBoundingClientRect())),
  );

/** What lies under the banner: text, and what can be pressed, but for the edge of its room. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector('[data-news]')?.getBoundingClientRect();
    if (over === undefined) return ['no banner'];
    return [
      ...document.querySelectorAll('#root :is(h1, h2, p, label, a, button, input, textarea)'),
    ].flatMap((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const box = (each.matches('h1, h2, p, label') ? words : each).getBoundingClientRect();
      const isBelow = box.top >= over.bottom || box.bottom - 6 <= over.top;
      const isBeside = box.left >= over.right || box.right <= over.left;
      return isBelow || isBeside || box.width === 0 || each.classList.contains('spoken')
        ? []
        : [each.outerHTML.slice(0, 80)];
    });
  });

const PAGES = ['/find-dentist', '/login', '/xray-analysis', '/booking', '/register'];

describe('without a connection', () => {
  it('a small line says so, and again when it is back, over a page that stays as it is', async () => {
    const visit = await calm();
    const { page, context } = visit;
    await openChat(page);
    await canTell(page);
    await page.waitForLoadState('networkidle');
    const before = await placesOf(page);
    await context.setOffline(true);
    await banner(page).getByText('You are offline. What you write stays here.').waitFor();
    expect(await placesOf(page)).toEqual(before);
    expect(await coveredBy(page)).toEqual([]);
    await context.setOffline(false);
    await banner(page).getByText('Connected again.').waitFor();
    await banner(page).waitFor({ state: 'detached' });
    visit.expectQuiet([/ERR_INTERNET_DISCONNECTED/]);
  });

  it.each(PAGES)('covers nothing at %s', async (address) => {
    const visit = await calm();
    await visit.page.goto(address);
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
    await goOffline(visit);
    expect(await coveredBy(visit.page)).toEqual([]);
  });

  it('looks well in every size', async () => {
    const visit = await calm();
    await openChat(visit.page);
    await goOffline(visit);
    await look(visit.page, 'chat.offline');
  });

  it('what lies below it can be pressed', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await goOffline(visit);
    const { x = 0, y = 0, width = 0, height = 0 } = (await banner(page).boundingBox()) ?? {};
    const under = await page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest('output, header, main')?.tagName,
      [x + width / 2, y + height / 2] as const,
    );
    expect(under).not.toBe('OUTPUT');
    expect(under).toBeDefined();
  });

  it('nothing stands over an emergency', async () => {
    const visit = await calm();
    const { page, context } = visit;
    await openChat(page);
    await concernBox(page).fill('I cannot breathe, my tongue is swelling');
    await primaryAction(page).click();
    await page.getByRole('link', { name: /112/ }).first().waitFor();
    await canTell(page);
    await context.setOffline(true);
    await banner(page).waitFor({ state: 'attached' });
    expect(await banner(page).isVisible()).toBe(false);
  });

  it('a server that is gone is told apart from a phone without a network', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*', (route) =>
      ['fetch', 'xhr'].includes(route.request().resourceType())
        ? route.abort('connectionrefused')
        : route.continue(),
    );
    await concernBox(page).fill(COLD_TOOTH.concern);
    await primaryAction(page).click();
    await page.getByText('We could not check it just now.').waitFor();
    await banner(page).getByText('No answer from us. What you write stays here.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Ok' }).click();
    await walkTo(page, 'AGE_COLLECTION');
  });
});

describe('the first paint', () => {
  it('does not wait for the banner', async () => {
    const visit = await calm();
    const { page } = visit;
    await page.route(/\/assets\/Connection-/, (route) => route.abort());
    await openChat(page);
    await walkTo(page, 'AGE_COLLECTION');
  });
});
