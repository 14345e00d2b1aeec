import { loadChunk } from './chunks.ts';
import { filesOfApp, runInTurn } from './first-paint.ts';
import { pause } from './pause.ts';

/**
 * Makes ready what the first screen of the page needs, piece by piece, while the first paint stands: the app then draws
 * that screen at once. What does not come is asked for again by the page itself, which says so.
 */
export const openFirstScreen = async (): Promise<void> => {
  const files = filesOfApp();
  if (files === null) return;
  await runInTurn(files.after);
  for (const name of files.opens) {
    try {
      await loadChunk(name);
    } catch {
      return;
    }
    await pause();
  }
};
