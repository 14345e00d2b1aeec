import MiniSearch from 'minisearch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { findArticles } from '../../../src/actors/page/article-search.ts';
import { INDEX_SETTINGS } from '../../../src/lib/format/article-index.ts';

const index = new MiniSearch(INDEX_SETTINGS);
index.addAll([
  { address: '/blog/one', title: 'Bleeding gums', description: '', words: 'brush softly' },
  { address: '/blog/two', title: 'Toothache', description: '', words: 'gums may bleed as well' },
]);

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => vi.clearAllMocks());

const find = (words: string) => toPromise(createActor(findArticles, { input: { words } }).start());

// The index is fetched once for all of these: their order counts.
it('fails where the index does not come, and asks for it again', async () => {
  fetched.mockResolvedValue(new Response(JSON.stringify(index), { status: 503 }));
  await expect(find('gums')).rejects.toThrow('The index of the articles: 503');
  await expect(find('gums')).rejects.toThrow('The index of the articles: 503');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/articles-index.json',
    '/articles-index.json',
  ]);
});

it('finds articles by their words, those named so first, and fetches the index once', async () => {
  fetched.mockResolvedValue(new Response(JSON.stringify(index)));
  expect(await find('gums')).toEqual(['/blog/one', '/blog/two']);
  expect(await find('tothache')).toEqual(['/blog/two']);
  expect(await find('brush soft')).toEqual(['/blog/one']);
  expect(fetched).toHaveBeenCalledTimes(1);
});
