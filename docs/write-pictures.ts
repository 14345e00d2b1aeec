/**
 * `npm run docs:pictures`: draws the icons of the installed app from the one mark in public/favicon.svg, and the
 * inspector and a tester's plan for docs/charts-and-tests.md, with the browser of the tests.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { freePort } from '../tests/kit/free-port.ts';
import { launchBrowser } from '../tests/kit/launch-browser.ts';
import { allFlows } from '../tests/model/all-flows.ts';
import { printPaths } from '../tests/model/command.ts';

const ICONS = 'public/icons';
const mark = readFileSync('public/favicon.svg', 'utf8');

/** The mark without round corners: the system cuts the icon to its own form, so the mark keeps away from the edge. */
const fullBleed = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-1 -1 34 34"')
  .replace('<rect width="32" height="32" rx="8"', '<rect x="-1" y="-1" width="34" height="34"');
/** The mark as lines alone: the system gives them its colour. */
const lines = mark
  .replace(/<rect[^<>]*>/, '')
  .replace('viewBox="0 0 32 32"', 'viewBox="3 3 26 26"');

const PICTURES = [
  { name: 'icon-192', svg: mark, size: 192 },
  { name: 'icon-512', svg: mark, size: 512 },
  { name: 'maskable-512', svg: fullBleed, size: 512 },
  { name: 'monochrome-512', svg: lines, size: 512 },
  { name: 'apple-touch-icon', svg: fullBleed, size: 180 },
];

const draw = async (page: Page, name: string, html: string, size: number) => {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(html);
  await page.screenshot({ path: `${ICONS}/${name}.png`, omitBackground: true });
};

mkdirSync(ICONS, { recursive: true });
const browser = await launchBrowser();
const page = await browser.newPage();
for (const { name, svg, size } of PICTURES) {
  const html = `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;
  await draw(page, name, html, size);
}

/** A way into the assessment, as `npm run walk` writes one; the inspector replays it. */
const TRACE = {
  root: 'assessment',
  inputAt: 0,
  invariant: '',
  charts: '',
  steps: ['concern.changed', 'concern.submitted', 'xstate.done.actor.validateConcern'].map(
    (type) => ({ at: 'assessment', type, sample: 0 }),
  ),
};

const drawInspector = async (): Promise<void> => {
  const port = await freePort();
  const server = await createServer({ logLevel: 'silent', server: { port, strictPort: true } });
  await server.listen();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`http://localhost:${port}/inspector`);
  await page.getByLabel('Import a recording or a trace').setInputFiles({
    name: 'trace.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(TRACE)),
  });
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await page.keyboard.press('s');
  await page.getByRole('checkbox', { name: 'xstate’s own' }).check();
  for (const name of ['notices', 'carriedNotices', 'openChatSession'])
    await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await page.screenshot({ path: 'docs/inspector.png' });
  await server.close();
};

const drawPlan = async (): Promise<void> => {
  const { text } = printPaths(
    allFlows,
    '--flow cardPayment --to verified --format html'.split(' '),
  );
  await page.setViewportSize({ width: 820, height: 600 });
  await page.setContent(text);
  await page.screenshot({ path: 'docs/paths.png', fullPage: true });
};

await drawInspector();
await drawPlan();
await browser.close();
