import { FIRST_PAINT_ID } from '../lib/painted/first-paint.ts';
import type { FilesOfApp } from '../lib/painted/first-paint.ts';
import ownCss from './first-paint.css?inline';
import { ICON } from './icon.ts';

/** The build's files for a page of the app. */
export type AppFiles = {
  /** The app's page as built, with its script and style tags. */
  readonly html: string;
  /** Source of the script inlined in the page. */
  readonly script: string;
  /** All styles that the app needs until its first screen. */
  readonly styles: string;
  readonly files: FilesOfApp;
};

/** Matches a tag that requests a file. */
const ASKS =
  /<script type="module"[^<>]*><\/script>|<link rel="(?:modulepreload|stylesheet|manifest)"[^<>]*>/g;

/** Replaces the part of the page from `begin` to `end` with a text. @throws Error when it is not found */
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

/** Writes JSON as an attribute in single quotes, which leaves its double quotes as they are and saves bytes. */
const attribute = (value: unknown): string =>
  `'${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;

/** Puts a painted first screen into a page of the app, so that it shows without waiting for any file. */
export const appPage = (painted: string, given: AppFiles): string => {
  const { html, script, styles, files } = given;
  const first = `<div id="${FIRST_PAINT_ID}" data-files=${attribute(files)}>${painted}</div>`;
  const page = [
    [['<style>', '</style>'], `<style>${styles}${ownCss}</style>`],
    [['"/favicon.svg', '"'], `"${ICON}"`],
    [['<div id="root">', '<noscript>'], `<div id="root"></div>${first}<noscript>`],
    [['#root{display', '}'], `#${FIRST_PAINT_ID}{display:none}`],
    [['</body>', '</html>'], `<script>${script}</script></body></html>`],
  ] as const;
  return page.reduce((text, [place, now]) => put(text, place, now), html.replace(ASKS, ''));
};
