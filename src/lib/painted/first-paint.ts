import { PLACE } from '../../../contracts/common/language.ts';
import { askForFile, askForFiles } from '../media/ask-for-file.ts';
import { untilPainted } from './painted.ts';
import { pause } from '../loading/pause.ts';

/** The element that holds what the page shows before the app runs; it goes when the app takes over. */
export const FIRST_PAINT_ID = 'first-paint';

/** What the app needs for the first screen of a page, in the order in which it can run. */
export type FilesOfApp = {
  /** Scripts that the entry needs, each after those that it needs itself. */
  readonly before: readonly string[];
  readonly entry: string;
  /** Scripts that the page itself needs. */
  readonly after: readonly string[];
  /** The names of the page and of what it stands in, for their loading. */
  readonly opens: readonly string[];
  /** Style sheets whose styles are in the page already. */
  readonly sheets: readonly string[];
};

export const firstPaint = (): HTMLElement | null => document.getElementById(FIRST_PAINT_ID);

/** Whether somebody may have written into the page before the app has taken over. */
export const holdsWords = (): boolean => Boolean(firstPaint()?.querySelector('textarea'));

/** What the page was built with; null where nothing is painted before the app. */
export const filesOfApp = (): FilesOfApp | null => {
  const files = firstPaint()?.dataset['files'];
  return files === undefined ? null : (JSON.parse(files) as FilesOfApp);
};

/** Says that the app did not come, and lets the person go on writing. Without a first paint there is nobody to tell. */
export const tellNotLoaded = (): void => {
  const first = firstPaint();
  if (first === null) return;
  delete first.dataset['pressed'];
  for (const busy of first.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  for (const button of first.querySelectorAll('button')) button.disabled = false;
  const box = first.querySelector('textarea');
  if (box !== null) box.readOnly = false;
  first.querySelector('[data-not-loaded]')?.removeAttribute('hidden');
};

/** What has just come in the place of the same is simply there. */
export const withoutEntrance = (root: Element): void => {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
};

/** Runs a script. @returns whether it came */
const run = (src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = askForFile('script', { type: 'module', src });
    const end = ({ type }: Event): void => {
      script.remove();
      resolve(type === 'load');
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });

/**
 * Runs scripts one after the other: together they would hold the page for as long as all of them take. What does not
 * come is asked for again, and told of, by what needs it.
 */
export const runInTurn = async (scripts: readonly string[]): Promise<void> => {
  for (const script of scripts) if (await run(script)) await pause();
};

/** Fetches the app; the first paint waits for nothing of it. */
const askForApp = async ({ before, entry, after, sheets }: FilesOfApp): Promise<void> => {
  // A disabled sheet is not fetched: it tells the app that its styles are present. In the page itself some browsers would fetch it.
  for (const href of sheets) askForFile('link', { rel: 'stylesheet', disabled: true, href });
  const scripts = [...before, entry, ...after];
  await askForFiles(scripts.map((href) => ({ rel: 'modulepreload', href })));
  askForFile('link', { rel: 'manifest', href: `${PLACE}/manifest.webmanifest` });
  await runInTurn(before);
  if (!(await run(entry))) tellNotLoaded();
};

/** Runs inside the page: what it shows stands until the app is here, which is asked for now. */
export const awaitApp = (): void => {
  const files = filesOfApp();
  if (files !== null) void untilPainted().then(() => askForApp(files));
};
