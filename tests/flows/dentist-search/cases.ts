import type { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { NO_FILTERS } from '../../../machines/dentist-search/search.ts';
import type { Search } from '../../../machines/dentist-search/search.ts';
import { AS_OF, MEERA, SAMPLE } from '../../kit/dentist-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const CITIES = [
  { city: 'Nagpur', dentists: 1 },
  { city: 'Pune', dentists: 2 },
];
export const POINT = { latitude: 18.52, longitude: 73.857 };
export const IN_PUNE: Search = { place: { kind: 'city', city: 'Pune' }, filters: NO_FILTERS };
export const NEARBY: Search = { place: { kind: 'nearby', radius: 10 }, filters: NO_FILTERS };
export const IN_AREA: Search = { place: { kind: 'area', area: 'Kothrud' }, filters: NO_FILTERS };
export const NOWHERE: Search = { place: null, filters: NO_FILTERS };
export const OPEN_NOW = { ...NO_FILTERS, open: true };
export const FIRST_PART = { dentists: [MEERA], next: 20, asOf: AS_OF };
export const LAST_PART = { dentists: [SAMPLE], next: null, asOf: AS_OF };
export const NOBODY = { dentists: [], next: null, asOf: AS_OF };
const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof dentistSearchMachine> = {
  inputs: [NOWHERE, IN_PUNE, NEARBY],
  events: {
    'loading.requested': [{}],
    'city.chosen': [{ city: 'Pune' }],
    'area.typed': [{ words: 'Kothrud' }, { words: '41' }],
    'area.requested': [{}],
    'nearby.requested': [{}],
    'filters.changed': [{ filters: OPEN_NOW }],
    'search.widened': [{}],
    'search.requested': [{}],
    'more.requested': [{}],
    'map.toggled': [{}],
    'dentist.pointed': [
      { slug: MEERA.slug, at: 'list' },
      { slug: MEERA.slug, at: 'map' },
    ],
    'dentist.chosen': [{ dentist: MEERA }],
    'address.moved': [{ search: IN_PUNE }, { search: NEARBY }, { search: NOWHERE }],
  },
  actors: {
    listCities: { done: [CITIES, []], error: [OFFLINE] },
    locate: {
      done: [
        { kind: 'located', point: POINT },
        { kind: 'refused' },
        { kind: 'unavailable' },
        { kind: 'timedOut' },
        { kind: 'unasked' },
      ],
      error: ['the browser is broken'],
    },
    searchDentists: { done: [FIRST_PART, LAST_PART, NOBODY], error: [OFFLINE] },
  },
  contextKey: ({ place, point, next, typed, isAreaRefused }) => [
    typed,
    isAreaRefused,
    place?.kind,
    place?.kind === 'nearby' && place.radius,
    point !== null,
    next !== null,
  ],
};
