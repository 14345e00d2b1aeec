import { fromPromise } from 'xstate';
import type {
  PageLoadingInput,
  ReloadInput,
  ReloadVerdict,
} from '../../../machines/page-loading/page-loading.machine.ts';
import { loadChunk } from '../../lib/loading/chunks.ts';
import { holdsWords } from '../../lib/painted/first-paint.ts';
import { asJson, stored } from '../storage/stored.ts';

/** Releases that this tab has left by itself: it returns to none of them, so reloads cannot loop. */
const LEFT = stored(
  'toothwise-left-releases',
  asJson((kept) => kept as readonly string[]),
  { for: 'tab' },
);

/** Loads the files of a page. */
export const loadPage = fromPromise<void, PageLoadingInput>(({ input }) => loadChunk(input.page));

/** Finds the release in a page: each build names its first file by a hash of everything in it. */
const releaseIn = (html: string): string | undefined =>
  /\/assets\/index-[\w-]+\.js/.exec(html)?.[0];

/** Asks the server for its current release; throws when the answer is not a page of this app. */
const askRelease = async (signal: AbortSignal | null): Promise<string> => {
  const reply = await fetch(location.href, { cache: 'no-store', signal });
  const release = reply.ok ? releaseIn(await reply.text()) : undefined;
  if (release === undefined) throw new Error(`The server answered ${reply.status}`);
  return release;
};

/**
 * True when the page may reload by itself, which is noted first: it moves from an older release to a newer one, never
 * back, and not while the first paint may hold typed words.
 */
const mayLeaveFor = (next: string): boolean => {
  const ours = releaseIn(document.documentElement.outerHTML);
  if (ours === undefined || ours === next || holdsWords()) return false;
  const left = LEFT.get() ?? [];
  if (left.includes(ours) || left.includes(next)) return false;
  // An unrecorded reload could repeat without end.
  return LEFT.set([...left, ours]);
};

/**
 * Handles a file that a call needs and that failed to load (ERR-04): when a newer release has replaced it, the page
 * reloads and this never returns; otherwise it may be the connection, and the caller reports it.
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

/** Reloads the page when the visitor asks for it, or when that brings a newer release. */
export const reloadPage = fromPromise<ReloadVerdict, ReloadInput>(async ({ input, signal }) => {
  const release = await askRelease(signal);
  if (!input.isPressed && !mayLeaveFor(release)) return 'refused';
  location.reload();
  return 'reloading';
});
