import type { articleSearchMachine } from '../../../machines/article-search/article-search.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { GUMS } from './cases.ts';

const oracle: Oracle<typeof articleSearchMachine> = {
  known: { words: 'gums', found: null },
  opens: [
    { input: { words: '' }, at: 'listingAll', knows: { words: '', found: null } },
    { input: { words: 'gums' }, at: 'searching', knows: { words: 'gums', found: null } },
  ],
  delays: { pause: 200 },
  starts: {
    awaitingPause: ['waits pause'],
    searching: ['calls findArticles'],
  },
  leaves: {
    choosingWay: 'passes',
    listingAll: { on: {} },
    awaitingPause: {
      on: {
        'search.requested': [
          { to: 'searching' },
          { given: { words: '  ', found: [GUMS] }, to: 'listingAll', knows: { found: null } },
        ],
        'after pause': [
          { to: 'searching' },
          { given: { words: '', found: [GUMS] }, to: 'listingAll', knows: { found: null } },
        ],
      },
    },
    searching: {
      tags: ['busy'],
      on: {
        'done: findArticles': [
          { with: { output: [GUMS] }, to: 'listingFound', knows: { found: [GUMS] } },
          { with: { output: [] }, to: 'listingFound', knows: { found: [] } },
        ],
        'failed: findArticles': {
          given: { found: [GUMS] },
          to: 'searchFailed',
          knows: { found: null },
        },
      },
    },
    listingFound: { on: { 'search.requested': { to: 'searching' } } },
    searchFailed: { on: { 'search.requested': { to: 'searching' } } },
  },
  around: {
    '': {
      'words.changed': [
        { at: 'listingAll', with: { words: 'gum' }, to: 'awaitingPause', knows: { words: 'gum' } },
        { at: 'searching', with: { words: 'gum' }, to: 'awaitingPause', knows: { words: 'gum' } },
        { at: 'listingFound', with: { words: '' }, to: 'awaitingPause', knows: { words: '' } },
      ],
      'topic.chosen': [
        {
          at: 'listingFound',
          given: { words: 'xyz', found: [] },
          to: 'listingAll',
          knows: { words: '', found: null },
        },
        {
          at: 'awaitingPause',
          given: { words: 'xyz', found: [] },
          to: 'listingAll',
          knows: { words: '', found: null },
        },
      ],
    },
  },
};

holdAgainst('articleSearch', oracle);
