import MiniSearch from 'minisearch';
import { INDEX_SETTINGS } from '../lib/format/article-index.ts';
import { ARTICLES } from './articles.ts';

/** Builds the search index of the articles, once at build for all visitors. */
export const articlesIndex = (): string => {
  const index = new MiniSearch(INDEX_SETTINGS);
  index.addAll(
    ARTICLES.map(({ address, title, description, words }) => ({
      address,
      title,
      description,
      words,
    })),
  );
  return JSON.stringify(index);
};
