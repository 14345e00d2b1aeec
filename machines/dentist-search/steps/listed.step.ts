import { dentistSearch } from '../dentist-search.setup.ts';

/** The dentists found, the nearest first; a long list comes in parts. */
export const listed = dentistSearch.createStateConfig({
  description: 'The person reads the list.',
  initial: 'readingList',
  on: {
    'map.toggled': { actions: 'toggleMap' },
    'dentist.pointed': {
      actions: { type: 'rememberPointed', params: ({ event }) => event },
    },
    'search.widened': {
      guard: 'canWiden',
      target: '#dentistSearch.finding.searching',
      actions: 'widen',
    },
  },
  states: {
    readingList: {
      description: 'As much as was asked for stands there.',
      on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The server is asked for the next part; what is there stays.',
      tags: 'busy',
      invoke: {
        id: 'searchFurther',
        src: 'searchDentists',
        input: ({ context: { place, point, filters, next } }) => ({
          place,
          point,
          filters,
          offset: next ?? 0,
        }),
        onDone: {
          target: 'readingList',
          actions: { type: 'rememberMore', params: ({ event }) => ({ found: event.output }) },
        },
        onError: 'loadingMoreFailed',
      },
    },
    loadingMoreFailed: {
      description: 'The next part did not come; it can be asked for again.',
      on: { 'more.requested': 'loadingMore' },
    },
  },
});
