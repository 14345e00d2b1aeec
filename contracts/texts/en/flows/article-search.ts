/** What the search of the articles comes to, for people who see the list and those who do not. */
export const SEARCH_FAILED =
  'The search could not be made. All articles are listed. Press Enter to try again.';
export const NONE_FOUND = 'No articles found. Try other words, or one of these ways.';
export const articlesFound = (count: number): string =>
  count === 1 ? '1 article found' : `${count} articles found`;
