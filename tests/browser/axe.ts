import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * What a page has once and a part of it lacks is left out: landmarks, a first heading, a way past the header. So is what has to be
 * fetched first, for the rule on sound that plays by itself.
 */
const OF_A_PART: RunOptions = {
  ...OPTIONS,
  rules: {
    ...OPTIONS.rules,
    region: { enabled: false },
    bypass: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
  preload: false,
};

/** All that the dark theme can break: the same page was looked at in whole when it was light. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

export type ColorScheme = 'light' | 'dark';

type Axe = { axe?: { run: (within: string, options: RunOptions) => Promise<AxeResults> } };

/**
 * What axe finds wrong on screen, or in a part of it, contrast and target sizes included, or contrast alone where the page is
 * dark; one line for each element. `isAlone`: the page holds one part and nothing around it.
 */
export const axeProblems = async (
  page: Page,
  {
    within = 'html',
    colorScheme = 'light',
    isAlone = false,
  }: { within?: string | undefined; colorScheme?: ColorScheme; isAlone?: boolean } = {},
): Promise<string[]> => {
  if (await page.evaluate(() => (window as Axe).axe === undefined)) await page.evaluate(SOURCE);
  const whole = isAlone ? OF_A_PART : OPTIONS;
  const results = await page.evaluate(
    async ([part, options]) => {
      const { axe } = window as Axe;
      if (axe === undefined) throw new Error('axe is not on the page');
      return axe.run(part, options);
    },
    [within, colorScheme === 'light' ? whole : CONTRAST] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
  );
};
