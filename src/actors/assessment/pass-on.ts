import { fromPromise } from 'xstate';
import type { PassedOn, PassedOnVerdict } from '../../../machines/assessment/assessment.setup.ts';

const copy = async (text: string): Promise<PassedOnVerdict> => {
  await navigator.clipboard.writeText(text);
  return 'copied';
};

/** True when the share sheet was closed without a choice. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet where there is one, else copies to the clipboard. Throws when neither may be used. */
export const passOn = fromPromise<PassedOnVerdict, PassedOn>(
  async ({ input: { way, title, text } }) => {
    if (way === 'copy' || typeof navigator.share !== 'function') return copy(text);
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      if (isDismissed(error)) return 'dismissed';
      return copy(text);
    }
  },
);
