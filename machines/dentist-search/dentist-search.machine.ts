import { atStart, dentistSearch } from './dentist-search.setup.ts';
import { finding } from './steps/finding.step.ts';

/**
 * Finds a dentist in a city, by area or PIN code, or around the visitor's place (ROUTE-18, ROUTE-19). It begins with what the address says,
 * and lives as long as the page.
 */
export const dentistSearchMachine = dentistSearch.createMachine({
  id: 'dentistSearch',
  description: 'Somebody looks for a dentist.',
  context: ({ input }) => atStart(input),
  initial: 'loadingCities',
  states: {
    loadingCities: {
      description: 'The server is asked in which cities there are dentists.',
      tags: 'busy',
      invoke: {
        id: 'listCities',
        src: 'listCities',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ cities: event.output }) },
            target: 'nobodyListed',
          },
          {
            guard: 'isNamedWanted',
            target: 'finding.searching',
            actions: { type: 'rememberCities', params: ({ event }) => ({ cities: event.output }) },
          },
          {
            guard: 'isNearbyWanted',
            target: 'finding.locating',
            actions: { type: 'rememberCities', params: ({ event }) => ({ cities: event.output }) },
          },
          {
            target: 'finding.awaitingPlace',
            actions: { type: 'rememberCities', params: ({ event }) => ({ cities: event.output }) },
          },
        ],
        onError: 'loadingFailed',
      },
      on: {
        'address.moved': {
          actions: { type: 'rememberSearch', params: ({ event }) => ({ search: event.search }) },
        },
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: {
        'loading.requested': 'loadingCities',
        'address.moved': {
          actions: { type: 'rememberSearch', params: ({ event }) => ({ search: event.search }) },
        },
      },
    },
    nobodyListed: {
      description: 'The directory is empty: a map has to do.',
      on: { 'loading.requested': 'loadingCities' },
    },
    finding,
  },
});
