/**
 * `npm run docs:pictures`: draws the icons of the installed app and the picture that messengers show beside a link, all
 * from the one mark in public/favicon.svg, with the browser of the tests.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { ASSESSMENT_MINUTES, PRODUCT_NAME } from '../contracts/product.ts';
import { launchBrowser } from '../tests/kit/browser.ts';

const ICONS = 'public/icons';
const mark = readFileSync('public/favicon.svg', 'utf8');
const tokens = readFileSync('src/app/theme/tokens.css', 'utf8');

/** Without round corners: the system cuts the icon to its own form, so the mark keeps away from the edge. */
const fullBleed = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-1 -1 34 34"')
  .replace('<rect width="32" height="32" rx="8"', '<rect x="-1" y="-1" width="34" height="34"');
/** Lines alone: the system gives them its colour. */
const lines = mark.replace(/<rect[^>]*>/, '').replace('viewBox="0 0 32 32"', 'viewBox="3 3 26 26"');

const PICTURES = [
  { name: 'icon-192', svg: mark, size: 192 },
  { name: 'icon-512', svg: mark, size: 512 },
  { name: 'maskable-512', svg: fullBleed, size: 512 },
  { name: 'monochrome-512', svg: lines, size: 512 },
  { name: 'apple-touch-icon', svg: fullBleed, size: 180 },
];

/** The start page's promise beside the slip that one gets, 1200 by 630. */
const SHARED = `<!doctype html><html data-mantine-color-scheme="light"><style>${tokens}
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; padding: 72px; display: grid; grid-template-columns: 1fr 410px; gap: 40px;
    align-items: center; overflow: hidden; font-family: var(--font); color: var(--color-ink); background: var(--color-paper) }
  .brand { display: flex; align-items: center; gap: 18px; font-size: 36px; font-weight: 700; letter-spacing: -.02em }
  .brand svg { width: 64px; height: 64px }
  h1 { margin-top: 36px; font-size: 66px; line-height: 1.08; letter-spacing: -.03em; text-wrap: balance }
  h1 + p { margin-top: 32px; font-size: 29px; color: var(--color-ink-soft) }
  .slip { padding: 36px; border: 2px solid var(--color-line); border-radius: 28px; background: var(--color-surface);
    rotate: 2deg }
  .badge { display: inline-block; padding: 8px 20px; border-radius: 99px; font-size: 22px; white-space: nowrap; font-weight: 700;
    color: var(--color-soon-text); background: var(--color-soon-soft); border: 2px solid var(--color-soon-line) }
  .slip b { display: block; margin-top: 24px; font-size: 32px; line-height: 1.2; letter-spacing: -.015em }
  .slip i { display: block; height: 14px; margin-top: 22px; border-radius: 9px; background: var(--color-line) }
  .slip i:nth-of-type(1) { margin-top: 34px; background: linear-gradient(var(--color-primary) 0 0) 0 / 78% no-repeat, var(--color-line) }
  .slip i:nth-of-type(3) { width: 60% }
</style><body><div>
  <p class="brand">${mark}${PRODUCT_NAME}</p>
  <h1>Tooth trouble? Know how urgent it is and what to do</h1>
  <p>Free · Anonymous · About ${ASSESSMENT_MINUTES} minutes</p>
</div><div class="slip"><span class="badge">Moderate (1-2 weeks)</span><b>See a dentist within two weeks</b><i></i><i></i><i></i></div></body></html>`;

const draw = async (
  page: Page,
  name: string,
  { html, width, height }: { html: string; width: number; height: number },
) => {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.screenshot({ path: `${ICONS}/${name}.png`, omitBackground: true });
};

mkdirSync(ICONS, { recursive: true });
const browser = await launchBrowser();
const page = await browser.newPage();
for (const { name, svg, size } of PICTURES) {
  const html = `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;
  await draw(page, name, { html, width: size, height: size });
}
await draw(page, 'share', { html: SHARED, width: 1200, height: 630 });
await browser.close();
