import icon from '../../public/favicon.svg?raw';
import { FIRST_PAINT_ID } from '../lib/first-paint.ts';
import type { FilesOfApp } from '../lib/first-paint.ts';
import ownCss from './first-paint.css?inline';

/** What the build knows of a page of the app. */
export type AppFiles = {
  /** The app's page as it was built, with its tags for files. */
  readonly html: string;
  /** The text of the script that runs inside the page. */
  readonly script: string;
  /** All styles of the app until the first screen, and where they come from. */
  readonly styles: string;
  readonly sheets: readonly string[];
  readonly files: FilesOfApp;
};

/** A tag that asks for a file. */
const ASKS =
  /<script type="module"[^<>]*><\/script>|<link rel="(?:modulepreload|stylesheet|manifest)"[^<>]*>/g;

/** The page with a text in the place of what begins and ends so. */
export const put = (
  html: string,
  [begin, end]: readonly [string, string],
  text: string,
): string => {
  const from = html.indexOf(begin);
  const to = html.indexOf(end, from + begin.length);
  if (from === -1 || to === -1) throw new Error(`The page has no ${begin} before ${end}.`);
  return html.slice(0, from) + text + html.slice(to + end.length);
};

/** In single quotes: every other one is written as it is. */
const attribute = (value: unknown): string =>
  `'${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;

/** A page of the app with its first screen in it, painted without waiting for a file. */
export const appPage = (painted: string, given: AppFiles): string => {
  const { html, script, styles, sheets, files } = given;
  // Never fetched; they tell the app that what they hold is here.
  const present = sheets.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join('');
  const first = `<div id="${FIRST_PAINT_ID}" data-files=${attribute(files)}>${painted}</div>`;
  const page = [
    [['<style>', '</style>'], `<style>${styles}${ownCss}</style>${present}`],
    [['"/favicon.svg', '"'], `"data:image/svg+xml,${encodeURIComponent(icon)}"`],
    [['<div id="root">', '<noscript>'], `<div id="root"></div>${first}<noscript>`],
    [['#root{display', '}'], `#${FIRST_PAINT_ID}{display:none}`],
    [['</body>', '</html>'], `<script>${script}</script></body></html>`],
  ] as const;
  return page.reduce((text, [place, now]) => put(text, place, now), html.replace(ASKS, ''));
};
