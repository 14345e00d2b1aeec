/** Where the index of the articles is fetched. */
export const INDEX_PATH = '/articles-index.json';

/** How the articles are indexed and searched: the build and the page have to agree. */
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
