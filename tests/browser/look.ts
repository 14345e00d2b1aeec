import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { LAPTOP, PHONE } from '../kit/browser.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems, primaryActionProblem } from './layout-problems.ts';
import { settle } from './settle.ts';
import { smallTargets } from './small-targets.ts';
import { tabProblems } from './tab-problems.ts';
import { wearScheme } from './wear-scheme.ts';

/** Pictures for people to look at, taken with PICTURES=1; the checks need none. */
const PICTURES = join(import.meta.dirname, '../../test-results/screens');
const takesPictures = process.env['PICTURES'] === '1';
if (takesPictures) mkdirSync(PICTURES, { recursive: true });

export const takePicture = async (page: Page, name: string, fullPage = false): Promise<void> => {
  if (!takesPictures) return;
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage, animations: 'disabled' });
};

/**
 * A phone at 200 % has half as many pixels of CSS each way, and a laptop at 400 % has 320 across
 * (WCAG 1.4.10): a smaller window is what a browser's zoom comes to.
 */
const ZOOMED_PHONE = { width: PHONE.width / 2, height: PHONE.height / 2 };
const ZOOMED_LAPTOP = { width: LAPTOP.width / 4, height: LAPTOP.height / 4 };

const SCHEMES = ['light', 'dark'] as const;

const looked = new Set<string>();

const resize = async (page: Page, size: ViewportSize) => {
  await page.setViewportSize(size);
  await settle(page);
};

/** Makes the window as high as the page, so that no sticky bar hides a part of it from the checks. */
const showWholePage = async (page: Page, viewport: ViewportSize): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { ...viewport, height: Math.max(height, viewport.height) });
};

export type Look = {
  /** What opened over the page and is looked at, instead of the page. */
  readonly opened?: string | undefined;
  /** Its button stands under more fields than a phone shows at once. */
  readonly longForm?: boolean;
  /** Also without a mouse, with a thumb, and with the text twice as large. */
  readonly closely?: boolean;
};

/** As somebody has it who set the text of their browser to 200 %. */
const withLargeText = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await settle(page);
  await look();
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
  await settle(page);
};

type Note = (where: string, found: readonly (string | null)[]) => void;

const lookClosely = async (page: Page, name: string, opened: string | undefined, note: Note) => {
  note('thumb', await smallTargets(page, opened));
  await withLargeText(page, async () => {
    note('text at 200 %', await layoutProblems(page, opened));
    await takePicture(page, `${name}.text-200`);
  });
  // Comes last: the focus may end on the link past the header, which then lies over it.
  note('keyboard', await tabProblems(page, opened));
};

/** Checks what is on screen in every size and both colour schemes, and takes its pictures. */
export const look = async (page: Page, name: string, how: Look = {}): Promise<void> => {
  expect(looked.has(name), `${name} is looked at twice`).toBe(false);
  looked.add(name);
  const { opened } = how;
  const problems: string[] = [];
  const note: Note = (where, found) =>
    problems.push(...found.filter((each) => each !== null).map((each) => `${where}: ${each}`));
  if (!how.longForm) note('phone', [await primaryActionProblem(page, opened)]);
  for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
    await resize(page, viewport);
    note(size, await layoutProblems(page, opened));
    for (const colorScheme of takesPictures ? SCHEMES : []) {
      await wearScheme(page, colorScheme);
      await takePicture(page, `${name}.${size}.${colorScheme}`);
    }
    // The pages that are looked at closely hold the same on a laptop, in another order at most.
    if (how.closely && viewport === LAPTOP) continue;
    await showWholePage(page, viewport);
    for (const colorScheme of SCHEMES) {
      await wearScheme(page, colorScheme);
      note(`${size}, ${colorScheme}`, await axeProblems(page, { within: opened, colorScheme }));
    }
  }
  await wearScheme(page, 'light');
  for (const [zoom, viewport] of Object.entries({
    'phone at 200 %': ZOOMED_PHONE,
    'laptop at 400 %': ZOOMED_LAPTOP,
  })) {
    await resize(page, viewport);
    note(zoom, await layoutProblems(page, opened));
    await takePicture(page, `${name}.${zoom.replaceAll(' ', '-').replace('-%', '')}`);
  }
  await resize(page, PHONE);
  if (how.closely) await lookClosely(page, name, opened, note);
  // As one text, which every reporter shows in whole.
  expect.soft(problems.join('\n'), name).toBe('');
};

/** The whole height of a long page, which the window shows only the top of. */
export const takeWholePage = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}.whole.${colorScheme}`, true);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};
