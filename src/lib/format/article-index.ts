/** Path of the articles' search index. */
export const INDEX_PATH = '/articles-index.json';

/** Settings of the search index: the build that makes it and the page that reads it must use the same. */
export const INDEX_SETTINGS = {
  idField: 'address',
  fields: ['title', 'description', 'words'],
  searchOptions: {
    boost: { title: 4, description: 2 },
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND' as const,
  },
};
