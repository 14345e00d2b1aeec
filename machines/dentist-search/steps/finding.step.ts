import type { Search } from '../search.ts';
import { dentistSearch } from '../dentist-search.setup.ts';
import { listed } from './listed.step.ts';

const searchOf = ({ event }: { readonly event: { readonly search: Search } }) => ({
  search: event.search,
});
const moved = { type: 'rememberSearch', params: searchOf } as const;

/** The search itself: the place, the filters, and the dentists found. A new search ends the one before it. */
export const finding = dentistSearch.createStateConfig({
  description: 'The person says where, and reads whom there is.',
  initial: 'awaitingPlace',
  on: {
    'city.chosen': {
      target: '.searching',
      actions: { type: 'rememberCity', params: ({ event }) => ({ city: event.city }) },
    },
    'area.typed': {
      actions: { type: 'rememberTyped', params: ({ event }) => ({ words: event.words }) },
    },
    'area.requested': [
      { guard: 'canLookForArea', target: '.searching', actions: 'rememberArea' },
      { actions: 'refuseArea' },
    ],
    'nearby.requested': { target: '.locating', actions: 'wantNearby' },
    'filters.changed': [
      {
        guard: 'isPlaceKnown',
        target: '.searching',
        actions: { type: 'rememberFilters', params: ({ event }) => ({ filters: event.filters }) },
      },
      {
        actions: { type: 'rememberFilters', params: ({ event }) => ({ filters: event.filters }) },
      },
    ],
    'address.moved': [
      {
        guard: { type: 'leadsToNamed', params: searchOf },
        target: '.searching',
        actions: moved,
      },
      {
        guard: { type: 'leadsNearKnown', params: searchOf },
        target: '.searching',
        actions: moved,
      },
      { guard: { type: 'leadsNearby', params: searchOf }, target: '.locating', actions: moved },
      { target: '.awaitingPlace', actions: moved },
    ],
    'dentist.chosen': {
      actions: { type: 'keepDentist', params: ({ event }) => ({ dentist: event.dentist }) },
    },
  },
  states: {
    awaitingPlace: {
      description: 'A city is chosen, an area typed, or the place where one is shared.',
    },
    locating: {
      description: 'The device is asked where it is, which the person may have to allow.',
      tags: 'busy',
      invoke: {
        id: 'locate',
        src: 'locate',
        input: ({ context: { isAsked } }) => ({ isAsked }),
        onDone: [
          {
            guard: {
              type: 'isKindOf',
              params: ({ event }) => ({ located: event.output, kind: 'located' }),
            },
            target: 'searching',
            actions: { type: 'rememberPoint', params: ({ event }) => ({ located: event.output }) },
          },
          {
            guard: {
              type: 'isKindOf',
              params: ({ event }) => ({ located: event.output, kind: 'refused' }),
            },
            target: 'locationRefused',
            actions: 'forgetPlace',
          },
          {
            guard: {
              type: 'isKindOf',
              params: ({ event }) => ({ located: event.output, kind: 'unavailable' }),
            },
            target: 'locationNotFound',
            actions: 'forgetPlace',
          },
          {
            guard: {
              type: 'isKindOf',
              params: ({ event }) => ({ located: event.output, kind: 'timedOut' }),
            },
            target: 'locationTimedOut',
            actions: 'forgetPlace',
          },
          { target: 'awaitingPlace', actions: 'forgetPlace' },
        ],
        onError: { target: 'locationNotFound', actions: 'forgetPlace' },
      },
      after: { locationPatience: { target: 'locationTimedOut', actions: 'forgetPlace' } },
    },
    locationRefused: {
      description: 'The place is not told to us: a city does as well.',
    },
    locationNotFound: {
      description: 'The device does not know where it is: a city does as well.',
    },
    locationTimedOut: {
      description: 'The device has taken too long: a city does as well.',
    },
    searching: {
      description: 'The server is asked; what was found before is gone.',
      tags: 'busy',
      entry: 'forgetFound',
      invoke: {
        id: 'searchDentists',
        src: 'searchDentists',
        input: ({ context: { place, point, filters } }) => ({ place, point, filters, offset: 0 }),
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => ({ found: event.output }) },
            target: 'listed',
            actions: { type: 'rememberFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'noneFound' },
        ],
        onError: 'searchFailed',
      },
    },
    searchFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'search.requested': 'searching' },
    },
    noneFound: {
      description: 'Nobody is listed there, or the filters leave nobody.',
      on: { 'search.widened': { guard: 'canWiden', target: 'searching', actions: 'widen' } },
    },
    listed,
  },
});
