import type { Browser, Page } from 'playwright-core';
import { axeProblems } from '../browser/axe.ts';
import type { ColorScheme } from '../browser/axe.ts';
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

/** What a page says of itself as a whole. A flow stands here alone, without the page around it. */
const OF_A_PAGE = /^(?:region|landmark-one-main|page-has-heading-one|bypass): /;

type WithStage = { readonly stage?: PageStage };

const openStage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => (window as WithStage).stage !== undefined);
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

const take = async (page: Page, theme: ColorScheme) => {
  await wearScheme(page, theme);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const found = await axeProblems(page, { colorScheme: theme });
  return { picture, axe: found.filter((each) => !OF_A_PAGE.test(each)) };
};

type Work = {
  readonly stage: Stage;
  readonly folder: Folder;
  readonly inputs: string;
  /** The sights that are missing or were taken of something else, at one width. */
  readonly sights: readonly Sight[];
  readonly states: readonly StateShown[];
};

/** Takes pictures of one flow in one width: a state is brought about once and seen in each theme. */
export const takeAll = async (page: Page, { stage, folder, inputs, sights, states }: Work) => {
  const width = sights[0]?.width;
  if (width === undefined) return;
  await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] });
  for (const [at, { name }] of states.entries()) {
    const wanted = sights.filter(({ state }) => state === name);
    const [first] = wanted;
    if (first === undefined) continue;
    await wearScheme(page, first.theme);
    const trouble = await show(page, stage, first.flow, at);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await settle(page);
    for (const sight of wanted) {
      const { picture, axe } = await take(page, sight.theme);
      folder.writeTaken(sight, picture, { inputs, axe, trouble });
    }
  }
};
