import type { articleSearchMachine } from '../../../machines/article-search/article-search.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const GUMS = '/blog/bleeding-gums';

export const fixtures: Fixtures<typeof articleSearchMachine> = {
  inputs: [{ words: '' }, { words: 'gums' }],
  events: {
    'words.changed': [{ words: 'gum' }, { words: ' ' }],
    'search.requested': [{}],
  },
  actors: {
    findArticles: { done: [[GUMS], []], error: [new Error('offline')] },
  },
  contextKey: ({ words, found }) => [words.trim() === '', found?.length ?? null],
};
