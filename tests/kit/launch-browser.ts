import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** Nothing in the background may ask the network for anything, so that every request is ours. */
const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Starts the browser, without a window; `around` returns a program that runs it elsewhere, as in another network. */
export const launchBrowser = (
  more: readonly string[] = [],
  around = (program: string) => program,
): Promise<Browser> => {
  const found = findChromium();
  if (found === null) {
    throw new Error(
      'No Chromium or Chrome was found. `npm test` installs one; or set CHROMIUM_PATH to its program.',
    );
  }
  const isRoot = process.getuid?.() === 0;
  const args = [...FLAGS, ...more, ...(isRoot ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath: around(found), args });
};
