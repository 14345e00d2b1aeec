import {
  articlesFound,
  NONE_FOUND,
  SEARCH_FAILED,
} from '../../contracts/texts/en/flows/article-search.ts';
import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

type ArticleSearchContext = {
  readonly words: string;
  /** Addresses of the articles found, the best first; null while all are listed. */
  readonly found: readonly string[] | null;
};
type ArticleSearchInput = {
  /** Words that the address asks for already. */
  readonly words: string;
};
type ArticleSearchEvents =
  | { type: 'words.changed'; words: string }
  | { type: 'search.requested' }
  | { type: 'topic.chosen' };
type Words = { readonly words: string };

/** Pause in typing before the words are looked for (debounce), in milliseconds. */
const PAUSE_MS = 200;

/** Finds articles by their words; lists all of them while there are none. */
export const articleSearchMachine = setup({
  types: {} as {
    input: ArticleSearchInput;
    context: ArticleSearchContext;
    events: ArticleSearchEvents;
    children: { findArticles: 'findArticles' };
    tags: Tag;
  },
  actors: { findArticles: notProvided<readonly string[], Words>('findArticles') },
  actions: {
    rememberWords: assign((_, { words }: Words) => ({ words })),
    rememberFound: assign((_, { found }: { readonly found: readonly string[] }) => ({ found })),
    forgetFound: assign({ found: null }),
    forgetWords: assign({ words: '' }),
  },
  guards: {
    hasWords: ({ context }) => context.words.trim() !== '',
  },
  delays: { pause: PAUSE_MS },
}).createMachine({
  id: 'articleSearch',
  description: 'Somebody looks for an article.',
  context: ({ input }) => ({ words: input.words, found: null }),
  initial: 'choosingWay',
  on: {
    'words.changed': {
      target: '.awaitingPause',
      actions: { type: 'rememberWords', params: ({ event }) => event },
    },
    // A topic is a place in the list of all articles.
    'topic.chosen': { target: '.listingAll', actions: 'forgetWords' },
  },
  states: {
    choosingWay: {
      description: 'Words are looked for, and without any there is nothing to do.',
      always: [{ guard: 'hasWords', target: 'searching' }, 'listingAll'],
    },
    listingAll: {
      description: 'All articles are listed.',
      entry: 'forgetFound',
    },
    awaitingPause: {
      description: 'The person is still writing.',
      on: { 'search.requested': 'choosingWay' },
      after: { pause: 'choosingWay' },
    },
    searching: {
      description: 'The index of the articles is asked.',
      tags: 'busy',
      invoke: {
        id: 'findArticles',
        src: 'findArticles',
        input: ({ context }) => ({ words: context.words }),
        onDone: {
          target: 'listingFound',
          actions: { type: 'rememberFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: 'searchFailed',
      },
    },
    listingFound: {
      description: 'What was found is listed, the best first; nothing may be among it.',
      on: { 'search.requested': 'searching' },
    },
    searchFailed: {
      description:
        'The index could not be had: all articles stay listed, and it can be tried again.',
      entry: 'forgetFound',
      on: { 'search.requested': 'searching' },
    },
  },
});

type ArticleSearchSnapshot = SnapshotFrom<typeof articleSearchMachine>;

/** Returns the addresses of the articles found, the best first; null while all articles are listed. */
export const selectFound = ({ context }: ArticleSearchSnapshot): readonly string[] | null =>
  context.found;

/** Returns the words that are looked for. */
export const selectWords = ({ context }: ArticleSearchSnapshot): string => context.words;

/** Returns the outcome of the search as text, for people who see the list and those who do not. */
export const selectOutcome = (snapshot: ArticleSearchSnapshot): string => {
  if (snapshot.matches('searchFailed')) return SEARCH_FAILED;
  if (!snapshot.matches('listingFound')) return '';
  const count = snapshot.context.found?.length ?? 0;
  return count === 0 ? NONE_FOUND : articlesFound(count);
};
