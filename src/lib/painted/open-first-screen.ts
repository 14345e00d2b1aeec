import { loadChunk } from '../loading/chunks.ts';
import { filesOfApp, runInTurn } from './first-paint.ts';
import { pause } from '../loading/pause.ts';

/**
 * Loads what the first screen needs, piece by piece, while the first paint is shown; the app then draws that screen at
 * once. The page itself asks again for what fails to load here, and reports it.
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
