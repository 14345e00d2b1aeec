import type { articleSearchMachine } from '../../../machines/article-search/article-search.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const GUMS = '/blog/bleeding-gums';

export const cases: Cases<typeof articleSearchMachine> = {
  inputs: [{ words: '' }, { words: 'gums' }],
  events: {
    'words.changed': [{ words: 'gum' }, { words: ' ' }],
    'search.requested': [{}],
    'topic.chosen': [{}],
  },
  actors: {
    findArticles: { done: [[GUMS], []], error: [new Error('offline')] },
  },
  contextKey: ({ words, found }) => [words.trim() === '', found?.length ?? null],
};
