import type { SnapshotFrom } from 'xstate';
import type { articleSearchMachine } from './article-search.machine.ts';

type ArticleSearchSnapshot = SnapshotFrom<typeof articleSearchMachine>;

/** Returns the addresses of the articles found, the best first; null while all articles are listed. */
export const selectFound = ({ context }: ArticleSearchSnapshot): readonly string[] | null =>
  context.found;

/** Returns the outcome of the search as text, for people who see the list and those who do not. */
export const selectOutcome = (snapshot: ArticleSearchSnapshot): string => {
  if (snapshot.matches('searchFailed'))
    return 'The search could not be made. All articles are listed. Press Enter to try again.';
  if (!snapshot.matches('listingFound')) return '';
  const count = snapshot.context.found?.length ?? 0;
  if (count === 0) return 'No article has these words. Try others, or describe it in the check.';
  return count === 1 ? '1 article found' : `${count} articles found`;
};
