import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, siteOfFile } from '../../kit/browser.ts';

const site = siteOfFile();

const opened = async (viewport: { width: number; height: number }) => {
  const visit = await site.newPage({ viewport, hurried: true, reducedMotion: 'reduce' });
  await visit.page.goto('/');
  await visit.page.waitForLoadState('networkidle');
  return visit;
};

const drawerIsOpen = (page: Page): Promise<boolean> =>
  page.locator('header [popover]').evaluate((each) => each.matches(':popover-open'));

describe.each([PHONE, { width: 1280, height: 800 }])('the header at $width px', (viewport) => {
  it('[SHELL-01] stays at the top while the page scrolls', async () => {
    const { page } = await opened(viewport);
    await page.evaluate(() => scrollTo({ top: 900 }));
    await expect
      .poll(async () => (await page.getByRole('banner').boundingBox())?.y)
      .toBeLessThanOrEqual(0);
    const box = await page
      .getByRole('link', { name: 'Toothwise, start page' })
      .first()
      .boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(64);
  });

  it('[SHELL-02] [CONST-21] changes its look after 20 px, and back', async () => {
    const { page } = await opened(viewport);
    const header = page.locator('header');
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
    for (const [top, look] of [
      [20, 'none'],
      [21, 'shadow'],
      [0, 'none'],
    ] as const) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(shadow).toMatch(look === 'none' ? /^none$/ : /px/);
    }
  });
});

describe('the drawer of a phone', () => {
  it('[SHELL-09] opens and closes by its buttons and by Escape, and holds the links', async () => {
    const { page, expectQuiet } = await opened(PHONE);
    const blog = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Blog' });
    expect(await blog.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await blog.waitFor();
    await page.keyboard.press('Escape');
    await blog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await blog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await blog.click();
    await page.waitForURL('**/blog');
    expectQuiet();
  });

  it('[SHELL-09] goes away when the focus leaves it, which then shows', async () => {
    const { page } = await opened(PHONE);
    const blog = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Blog' });
    const query = page.locator('#query');
    const tabTo = async (element: typeof query, key = 'Tab') => {
      const hasFocus = () => element.evaluate((node) => node === document.activeElement);
      for (let presses = 0; presses < 12 && !(await hasFocus()); presses += 1) {
        await page.keyboard.press(key);
      }
      expect(await hasFocus()).toBe(true);
    };
    await tabTo(page.getByRole('button', { name: 'Menu' }));
    await page.keyboard.press('Enter');
    await blog.waitFor();
    await tabTo(blog);
    // As when somebody looks at another window for a moment.
    await blog.evaluate((link) => link.blur());
    expect(await blog.isVisible()).toBe(true);
    await tabTo(query);
    await blog.waitFor({ state: 'hidden' });
    // The drawer going away does not take the focus back.
    expect(await query.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('[SHELL-09] opens without scripts, and goes away when there is room for the links', async () => {
    const plain = await site.newPage({ viewport: PHONE, javaScriptEnabled: false });
    await plain.page.goto('/about');
    await plain.page.getByRole('button', { name: 'Menu' }).click();
    await plain.page.getByRole('link', { name: 'How it works' }).first().waitFor();

    const { page } = await opened(PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => drawerIsOpen(page)).toBe(false);
  });

  it('[SHELL-09] goes away even when it was opened before the scripts came', async () => {
    const { page } = await site.newPage({ viewport: PHONE, hurried: true });
    let release = (): void => undefined;
    const isOpened = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/site-/, async (route) => {
      await isOpened;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await drawerIsOpen(page)).toBe(true);
    release();
    await expect.poll(() => drawerIsOpen(page)).toBe(false);
  });
});

describe('the topics of the start page', () => {
  it.each([true, false])(
    '[LAND-08] open one at a time in place, with scripts: %s',
    async (javaScriptEnabled) => {
      const { page } = await site.newPage({
        viewport: PHONE,
        javaScriptEnabled,
        hurried: javaScriptEnabled,
      });
      await page.goto('/');
      if (javaScriptEnabled) await page.waitForLoadState('networkidle');
      const chip = (name: string) => page.locator('summary', { hasText: name });
      const places = async () =>
        Promise.all(
          (await page.locator('[data-topic] > summary').all()).map((each) => each.boundingBox()),
        );
      await chip('Tooth pain').scrollIntoViewIfNeeded();
      const before = await places();
      await chip('Tooth pain').click();
      await page.getByText('Pain that keeps you awake').waitFor();
      expect(await places()).toEqual(before);
      await chip('Cosmetic concern').click();
      await page.getByText('can wait for a checkup').waitFor();
      expect(await page.getByText('Pain that keeps you awake').isVisible()).toBe(false);
      await chip('Cosmetic concern').click();
      await page.getByText('can wait for a checkup').waitFor({ state: 'hidden' });
    },
  );
});
