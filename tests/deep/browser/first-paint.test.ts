import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, siteOfFile } from '../../kit/browser.ts';
import { hold } from '../../browser/hold.ts';
import {
  concernBox,
  firstPaint,
  openChat,
  primaryAction,
  stepOf,
  waitForChat,
} from '../../browser/walk.ts';

const site = siteOfFile();

const calm = () => site.newPage({ reducedMotion: 'reduce', hurried: true });

/** The app's own files. The page must do without them until they come. */
const SCRIPTS = /\/assets\/.*\.js$/;

const WORDS = 'my back tooth hurts when I drink cold water';

/** Opens the chat and holds the app back; the opening passes without it. */
const openWithoutApp = async (page: Page, address = '/chat'): Promise<() => Promise<void>> => {
  const release = await hold(page, SCRIPTS);
  // The scripts that are held may keep "load" from coming.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await waitForChat(page);
  };
};

const openingOver = (page: Page) => page.locator('[data-opening]').waitFor({ state: 'detached' });

describe('the chat before the app is there', () => {
  it('[CHAT-01] [CHAT-02] [CHAT-03] says the opening messages in their time, then lets the concern be written', async () => {
    const { page } = await site.newPage();
    await hold(page, SCRIPTS);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/chat', { waitUntil: 'domcontentloaded' });
    const message = page.locator('#first-paint output');
    const box = page.locator('#first-paint textarea');
    const isWaiting = () => page.locator('#first-paint [inert]').count();
    // The first frames pass before the messages begin.
    await page.clock.runFor(60);
    const said: string[] = [];
    for (const time of [790, 600, 400]) {
      said.push(await message.innerText());
      await page.clock.runFor(time);
    }
    expect(said).toEqual([
      'Starting your chat...',
      'Initializing AI dental doctor...',
      'Setting up your personalized assessment...',
    ]);
    expect(await isWaiting()).toBe(1);
    await page.clock.runFor(320);
    expect(await isWaiting()).toBe(0);
    expect(await message.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await box.fill(WORDS);
  });

  it('keeps the words, the caret and the focus when the app comes many seconds later', async () => {
    const visit = await calm();
    const { page } = visit;
    const letAppCome = await openWithoutApp(page);
    await openingOver(page);
    await concernBox(page).click();
    await page.keyboard.type('my tooth hurts');
    for (let step = 0; step < ' hurts'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await letAppCome();
    await page.keyboard.type(' really');
    expect(await concernBox(page).inputValue()).toBe('my tooth really hurts');
    expect(stepOf(page)).toBe('INTRO');
    expect(await primaryAction(page).isEnabled()).toBe(true);
    visit.expectQuiet();
  });

  it('keeps the place on a page that is longer than the screen, and the focus of a choice', async () => {
    const viewport = { width: 360, height: 420 };
    const { page } = await site.newPage({ reducedMotion: 'reduce', viewport });
    const letAppCome = await openWithoutApp(page);
    await openingOver(page);
    await page.getByRole('button', { name: 'Not Sure' }).focus();
    const topOf = () => page.evaluate(() => document.documentElement.scrollTop);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction(() => document.documentElement.scrollTop >= 120);
    await page.waitForTimeout(200);
    const top = await topOf();
    await letAppCome();
    expect(await topOf()).toBe(top);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Not Sure');
    expect(await page.evaluate(() => document.activeElement?.closest('#root'))).not.toBeNull();
  });

  it('lets Back lead to the first question after a press that came before the app', async () => {
    const { page } = await calm();
    const letAppCome = await openWithoutApp(page);
    await openingOver(page);
    await page.getByRole('button', { name: 'Bleeding Gums' }).click();
    await letAppCome();
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'what is bothering' }).waitFor();
    expect(stepOf(page)).toBe('INTRO');
  });

  it.each([
    ['Send', (page: Page) => primaryAction(page).first().click()],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ])('does not lose a press of %s', async (_what, send) => {
    const visit = await calm();
    const { page } = visit;
    const letAppCome = await openWithoutApp(page);
    await openingOver(page);
    await concernBox(page).fill(WORDS);
    await send(page);
    const pressed = page.locator('#first-paint [data-primary-action]');
    expect(await pressed.getAttribute('aria-busy')).toBe('true');
    expect(visit.requests.filter((each) => each.endsWith('/validate'))).toEqual([]);
    await letAppCome();
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    expect(visit.requests.filter((each) => each.endsWith('/validate'))).toHaveLength(1);
    visit.expectQuiet();
  });

  it('does not lose the press of a quick choice', async () => {
    const visit = await calm();
    const { page } = visit;
    const letAppCome = await openWithoutApp(page);
    await openingOver(page);
    await page.getByRole('button', { name: 'Bleeding Gums' }).click();
    await letAppCome();
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    visit.expectQuiet();
  });

  it('[INTRO-18] cannot be sent while the box is blank', async () => {
    const { page } = await calm();
    await openWithoutApp(page);
    await openingOver(page);
    const send = page.getByRole('button', { name: 'Send' });
    expect(await send.isEnabled()).toBe(false);
    await concernBox(page).fill('  ');
    expect(await send.isEnabled()).toBe(false);
    await concernBox(page).fill(WORDS);
    expect(await send.isEnabled()).toBe(true);
  });

  it.each([
    ['its link', (page: Page) => page.getByRole('link', { name: 'try again' }).click()],
    ['Send', (page: Page) => page.getByRole('button', { name: 'Send' }).click()],
  ])(
    'says when the app cannot be loaded, and takes the words along by %s',
    async (_by, tryAgain) => {
      const { page } = await calm();
      await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
      await page.goto('/chat');
      await openingOver(page);
      await concernBox(page).fill(WORDS);
      const told = page.getByRole('alert');
      await told.waitFor();
      expect(await told.innerText()).toContain('The assessment could not be loaded.');
      expect(await concernBox(page).inputValue()).toBe(WORDS);
      await page.unrouteAll();
      await tryAgain(page);
      await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    },
  );

  it('says so too when only a later part of it cannot be loaded', async () => {
    const { page } = await calm();
    await page.route(/Chat\.page/, (route) => route.abort('internetdisconnected'));
    await page.goto('/chat');
    await openingOver(page);
    await page.getByRole('alert').waitFor();
    await concernBox(page).fill(WORDS);
  });
});

describe('whoever has an assessment on this device', () => {
  it('never sees a fresh concern box in its place', async () => {
    const visit = await calm();
    const { page } = visit;
    await openChat(page);
    await page.getByRole('button', { name: 'Tooth Pain' }).click();
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

    const letAppCome = await openWithoutApp(page);
    await page.getByText('Setting up your personalized assessment...').waitFor();
    expect(await page.locator('textarea').count()).toBe(0);
    expect(await firstPaint(page).locator('h1').count()).toBe(1);
    await letAppCome();
    expect(stepOf(page)).toBe('AGE_COLLECTION');
    visit.expectQuiet();
  });

  it('nor does who comes with words from the start page', async () => {
    const visit = await calm();
    const { page } = visit;
    const letAppCome = await openWithoutApp(page, `/chat?query=${encodeURIComponent(WORDS)}`);
    await page.getByText('Setting up your personalized assessment...').waitFor();
    expect(await page.locator('textarea').count()).toBe(0);
    await letAppCome();
    await page.getByRole('heading', { name: 'Who is this for?' }).waitFor();
    visit.expectQuiet();
  });
});

/** Where everything on the first question stands, and how it looks. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header button, main :is(h1, p, label, textarea, button, li)')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
        const looks = [color, backgroundColor, borderColor, font].join(' ');
        const place = [x, y, width, height].join(' ');
        return `${element.tagName} ${element.textContent} ${looks} ${place}`;
      })
      .filter((place) => !place.endsWith(' 0 0')),
  );

declare global {
  interface Window {
    /** How much has moved on the page by itself (CLS). */
    moved?: number;
  }
}

describe('when the app takes over', () => {
  it.each([
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('nothing moves on %s, and everything looks as before', async (_device, viewport) => {
    const { page } = await site.newPage({ reducedMotion: 'reduce', viewport });
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.moved = (window.moved ?? 0) + (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letAppCome = await openWithoutApp(page);
    await openingOver(page);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(8);
    await letAppCome();
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => window.moved)).toBe(0);
  });
});
