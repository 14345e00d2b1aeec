import type { Browser, CDPSession, Page } from 'playwright-core';
import { axeProblems } from '../browser/axe.ts';
import type { ColorScheme } from '../browser/axe.ts';
import { hearBrowser } from '../kit/heard-coverage.ts';
import { settle } from '../browser/settle.ts';
import { wearScheme } from '../browser/wear-scheme.ts';
import type { Folder, Sight } from './folder.ts';
import type { PageStage, Stage, StateShown } from './stage.ts';
import type { Width } from './wanted.ts';

/** The windows, by their width: the two of the design. */
const HEIGHTS: Readonly<Record<Width, number>> = { 360: 740, 1280: 800 };

/** The day of the samples of the tests, so that "today" and "tomorrow" are the same in every run. */
const NOW = new Date('2026-11-23T10:00:00Z');

/** Longest time until a state is there, in milliseconds. */
const SHOW_MS = 30_000;

type WithStage = { readonly stage?: PageStage };

const openStage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => (window as WithStage).stage !== undefined);
  // A caret that blinks would be another picture every time.
  await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
};

/** Opens a visitor's page on the stage, at a fixed time and place. */
export const openPage = async (browser: Browser, { address }: Stage): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // What runs the command names every function with it, also those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await hearBrowser(context);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await openStage(page, address);
  return page;
};

/** Asks the page which states a flow has. */
export const statesOn = (page: Page, flow: string): Promise<readonly StateShown[]> =>
  page.evaluate(async (name) => (await (window as WithStage).stage?.statesOf(name)) ?? [], flow);

const shown = (page: Page, flow: string, at: number): Promise<string | null> =>
  Promise.race([
    page.evaluate(
      async ([name, place]) => (await (window as WithStage).stage?.show(name, place)) ?? null,
      [flow, at] as const,
    ),
    page.waitForTimeout(SHOW_MS).then(() => {
      throw new Error('It did not come in time');
    }),
  ]);

/** Shows a state; a page that was left or hangs is opened anew, for the next one. */
const show = async (page: Page, stage: Stage, flow: string, at: number) => {
  try {
    return await shown(page, flow, at);
  } catch (err) {
    await openStage(page, stage.address);
    return `The page failed: ${err instanceof Error ? (err.message.split('\n')[0] ?? '') : String(err)}`;
  }
};

/**
 * Takes a picture of all that there is to scroll to. The browser itself is asked, and not to make the file small: that took
 * longer than the picture.
 */
const pictureOf = async (session: CDPSession): Promise<Buffer> => {
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const fits = cssContentSize.height <= cssLayoutViewport.clientHeight;
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(!fits && { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
};

type Work = {
  readonly stage: Stage;
  readonly folder: Folder;
  readonly inputs: string;
  /** The sights that are missing or were taken of something else, at one width. */
  readonly sights: readonly Sight[];
  readonly states: readonly StateShown[];
};

/**
 * Takes pictures of one flow in one width: a state is brought about once and seen in each theme, first in that of the state
 * before, since a change of theme takes as long as a picture.
 */
export const takeAll = async (page: Page, { stage, folder, inputs, sights, states }: Work) => {
  const width = sights[0]?.width;
  if (width === undefined) return;
  await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] });
  const session = await page.context().newCDPSession(page);
  let worn: ColorScheme | null = null;
  const wear = async (theme: ColorScheme): Promise<void> => {
    if (worn !== theme) await wearScheme(page, theme);
    worn = theme;
  };
  for (const [at, { name }] of states.entries()) {
    const wanted = sights
      .filter(({ state }) => state === name)
      .toSorted((one, other) => Number(other.theme === worn) - Number(one.theme === worn));
    const [first] = wanted;
    if (first === undefined) continue;
    await wear(first.theme);
    const trouble = await show(page, stage, first.flow, at);
    await settle(page);
    for (const sight of wanted) {
      await wear(sight.theme);
      const picture = await pictureOf(session);
      const axe = await axeProblems(page, { colorScheme: sight.theme, isAlone: true });
      folder.writeTaken(sight, picture, { inputs, axe, trouble });
    }
  }
  await session.detach();
};
