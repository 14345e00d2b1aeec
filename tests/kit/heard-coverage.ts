import type { BrowserContext } from 'playwright-core';
import { keepSeen } from '../model/seen.ts';
import type { Seer } from '../model/seen.ts';

/** Folder for what the tests touch of the flows; without it nothing is noted. */
const folder = process.env['COVERAGE_DIR'];

const keeper = (by: Seer) => (folder ? keepSeen(folder, by) : null);
const views = keeper('view');
const browsers = keeper('browser');

/** Lets the flows on the simulated page tell what they go through. */
export const hearViews = (): void => {
  if (views !== null) Object.assign(globalThis, { tellCoverage: views.tell });
};

/** Lets the flows on a visitor's pages tell it, where the build was made with `COVERAGE_DIR`. */
export const hearBrowser = async (context: BrowserContext): Promise<void> => {
  if (browsers !== null) await context.exposeFunction('tellCoverage', browsers.tell);
};

/** Writes what was heard so far. */
export const writeHeard = async (): Promise<void> => {
  if (!folder) return;
  const { machines } = await import('../../machines/index.ts');
  views?.write(machines);
  browsers?.write(machines);
};
