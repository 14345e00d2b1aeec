import MiniSearch from 'minisearch';
import { fromPromise } from 'xstate';
import { REQUEST_TIMEOUT_MS } from '../../../contracts/common/product.ts';
import { INDEX_PATH, INDEX_SETTINGS } from '../../lib/format/article-index.ts';
import { inTime } from '../calls/in-time.ts';

let loading: Promise<MiniSearch> | null = null;

const load = async (signal: AbortSignal): Promise<MiniSearch> => {
  const reply = await fetch(INDEX_PATH, { signal });
  if (!reply.ok) throw new Error(`The index of the articles: ${reply.status}`);
  return MiniSearch.loadJSON(await reply.text(), INDEX_SETTINGS);
};

/**
 * Returns the addresses of the articles that match the words, nearly or exactly, best first. Fetches the index once.
 */
export const findArticles = fromPromise<readonly string[], { readonly words: string }>(
  async ({ input: { words } }) => {
    loading ??= inTime(load, { limitMs: REQUEST_TIMEOUT_MS });
    try {
      const index = await loading;
      return index.search(words).map(({ id }) => id as string);
    } catch (error) {
      // A failed load must not be remembered: the next try fetches again.
      loading = null;
      throw error;
    }
  },
);
