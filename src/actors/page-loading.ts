import { fromPromise } from 'xstate';
import type {
  PageLoadingInput,
  ReloadInput,
  ReloadVerdict,
} from '../../machines/page-loading/page-loading.machine.ts';
import { loadChunk } from '../lib/chunks.ts';
import { holdsWords } from '../lib/first-paint.ts';
import { asJson, stored } from './stored.ts';

/** Which releases this tab has left by itself: it goes back to none of them. */
const LEFT = stored(
  'toothwise-left-releases',
  asJson((kept) => kept as readonly string[]),
  { for: 'tab' },
);

/** Loads the files of a page. */
export const loadPage = fromPromise<void, PageLoadingInput>(({ input }) => loadChunk(input.page));

/** Every build names its first file after all that is in it. */
const releaseIn = (html: string): string | undefined =>
  /\/assets\/index-[\w-]+\.js/.exec(html)?.[0];

/** The release that the server has now; fails when it does not answer with a page of ours. */
const askRelease = async (signal: AbortSignal | null): Promise<string> => {
  const reply = await fetch(location.href, { cache: 'no-store', signal });
  const release = reply.ok ? releaseIn(await reply.text()) : undefined;
  if (release === undefined) throw new Error(`The server answered ${reply.status}`);
  return release;
};

/**
 * Whether the page may be loaded anew by itself, which is noted first: from an older release to a newer one, never back,
 * and not where words stand in a page that the app has not taken over yet.
 */
const mayLeaveFor = (next: string): boolean => {
  const ours = releaseIn(document.documentElement.outerHTML);
  if (ours === undefined || ours === next || holdsWords()) return false;
  const left = LEFT.get() ?? [];
  if (left.includes(ours) || left.includes(next)) return false;
  // What cannot be remembered would never end.
  return LEFT.set([...left, ours]);
};

/**
 * For a file that a call needs and that did not come (ERR-04): where a newer release has taken its place, the page is
 * loaded anew and nothing goes on here; otherwise it may have been the connection, and the caller says so.
 */
export const leaveForNewerRelease = async (): Promise<void> => {
  try {
    if (!mayLeaveFor(await askRelease(null))) return;
  } catch {
    return;
  }
  location.reload();
  await new Promise(() => undefined);
};

/** Loads the page anew when a person wishes it, or when that brings the files of a newer release. */
export const reloadPage = fromPromise<ReloadVerdict, ReloadInput>(async ({ input, signal }) => {
  const release = await askRelease(signal);
  if (!input.isPressed && !mayLeaveFor(release)) return 'refused';
  location.reload();
  return 'reloading';
});
