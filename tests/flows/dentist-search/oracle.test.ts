import type { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { NO_FILTERS } from '../../../machines/dentist-search/search.ts';
import { AS_OF, MEERA, SAMPLE } from '../../kit/dentist-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import {
  CITIES,
  FIRST_PART,
  IN_AREA,
  IN_PUNE,
  LAST_PART,
  NEARBY,
  NOBODY,
  NOWHERE,
  OPEN_NOW,
  POINT,
} from './cases.ts';

type Search = Oracle<typeof dentistSearchMachine>;

/** Somebody near whom one dentist was found, and more there are. */
const known: Search['known'] = {
  place: { kind: 'nearby', radius: 10 },
  filters: NO_FILTERS,
  point: POINT,
  isAsked: true,
  typed: '',
  isAreaRefused: false,
  cities: CITIES,
  found: [MEERA],
  next: 20,
  isMapOpen: false,
  pointed: null,
  asOf: AS_OF,
};
const wide = { place: { kind: 'nearby', radius: 100 } } as const;
const lowerCase = { kind: 'city', city: 'pune' } as const;
const FINDING = 'finding.awaitingPlace';

const remembered: Search['leaves']['loadingFailed'] = {
  on: {
    'loading.requested': { to: 'loadingCities' },
    'address.moved': { with: { search: IN_PUNE }, to: 'stays', knows: IN_PUNE },
  },
};
const further = {
  to: 'finding.searching',
  knows: { place: { kind: 'nearby', radius: 25 }, found: [], next: null },
} as const;
const widened = [further, { given: wide, to: 'refused' }] as const;

const oracle: Search = {
  known,
  opens: [
    {
      input: IN_AREA,
      at: 'loadingCities',
      knows: { ...IN_AREA, typed: 'Kothrud', isAreaRefused: false },
    },
    {
      input: IN_PUNE,
      at: 'loadingCities',
      knows: { ...IN_PUNE, point: null, isAsked: false, found: [], next: null },
    },
  ],
  // API-05: thirty seconds; a minute for the person to think about being asked where they are.
  delays: { locationPatience: 60_000 },
  starts: {
    loadingCities: ['calls listCities'],
    'finding.locating': ['calls locate', 'waits locationPatience'],
    'finding.searching': ['calls searchDentists'],
    'finding.listed.loadingMore': ['calls searchFurther'],
  },
  leaves: {
    loadingCities: {
      tags: ['busy'],
      on: {
        'done: listCities': [
          { with: { output: [] }, to: 'nobodyListed' },
          { given: NOWHERE, with: { output: CITIES }, to: FINDING, knows: { cities: CITIES } },
          {
            // However the address spells it.
            given: { place: lowerCase },
            with: { output: CITIES },
            to: 'finding.searching',
            knows: { place: { kind: 'city', city: 'Pune' } },
          },
          {
            given: { place: { kind: 'city', city: 'Atlantis' } },
            with: { output: CITIES },
            to: 'finding.searching',
            knows: { place: { kind: 'city', city: 'Atlantis' } },
          },
          { given: IN_AREA, with: { output: CITIES }, to: 'finding.searching', knows: IN_AREA },
          { given: NEARBY, with: { output: CITIES }, to: 'finding.locating' },
        ],
        'failed: listCities': { to: 'loadingFailed' },
        'address.moved': { with: { search: NEARBY }, to: 'stays', knows: NEARBY },
      },
    },
    loadingFailed: remembered,
    nobodyListed: { on: { 'loading.requested': { to: 'loadingCities' } } },
    'finding.awaitingPlace': { on: {} },
    'finding.locating': {
      tags: ['busy'],
      on: {
        'done: locate': [
          {
            given: { point: null },
            with: { output: { kind: 'located', point: POINT } },
            to: 'finding.searching',
            knows: { point: POINT, ...NEARBY },
          },
          {
            with: { output: { kind: 'refused' } },
            to: 'finding.locationRefused',
            knows: { place: null },
          },
          {
            with: { output: { kind: 'unavailable' } },
            to: 'finding.locationNotFound',
            knows: { place: null },
          },
          {
            with: { output: { kind: 'timedOut' } },
            to: 'finding.locationTimedOut',
            knows: { place: null },
          },
          { with: { output: { kind: 'unasked' } }, to: FINDING, knows: { place: null } },
        ],
        'failed: locate': { to: 'finding.locationNotFound', knows: { place: null } },
        'after locationPatience': { to: 'finding.locationTimedOut', knows: { place: null } },
      },
    },
    'finding.locationRefused': { on: {} },
    'finding.locationNotFound': { on: {} },
    'finding.locationTimedOut': { on: {} },
    'finding.searching': {
      tags: ['busy'],
      on: {
        'done: searchDentists': [
          {
            with: { output: FIRST_PART },
            to: 'finding.listed.readingList',
            knows: { found: [MEERA], next: 20, asOf: AS_OF },
          },
          { with: { output: NOBODY }, to: 'finding.noneFound' },
        ],
        'failed: searchDentists': { to: 'finding.searchFailed' },
      },
    },
    'finding.searchFailed': { on: { 'search.requested': { to: 'finding.searching' } } },
    'finding.noneFound': { on: { 'search.widened': widened } },
    'finding.listed.readingList': {
      on: {
        'more.requested': [
          { to: 'finding.listed.loadingMore', knows: { found: [MEERA] } },
          { given: { next: null }, to: 'refused' },
        ],
      },
    },
    'finding.listed.loadingMore': {
      tags: ['busy'],
      on: {
        'done: searchFurther': [
          {
            with: { output: LAST_PART },
            to: 'finding.listed.readingList',
            knows: { found: [MEERA, SAMPLE], next: null },
          },
          {
            // Who came twice, because somebody was added before them, stands there once.
            with: { output: FIRST_PART },
            to: 'finding.listed.readingList',
            knows: { found: [MEERA], next: 20 },
          },
        ],
        'failed: searchFurther': { to: 'finding.listed.loadingMoreFailed' },
      },
    },
    'finding.listed.loadingMoreFailed': {
      on: { 'more.requested': { to: 'finding.listed.loadingMore', knows: { found: [MEERA] } } },
    },
  },
  around: {
    'finding.listed': {
      'map.toggled': [
        { at: 'finding.listed.readingList', to: 'stays', knows: { isMapOpen: true } },
        {
          at: 'finding.listed.loadingMore',
          given: { isMapOpen: true },
          to: 'stays',
          knows: { isMapOpen: false },
        },
      ],
      'dentist.pointed': [
        {
          at: 'finding.listed.readingList',
          with: { slug: MEERA.slug, at: 'list' },
          to: 'stays',
          knows: { pointed: { slug: MEERA.slug, at: 'list' }, isMapOpen: false },
        },
        {
          // Who is asked for on the map is seen on a phone, too.
          at: 'finding.listed.readingList',
          with: { slug: MEERA.slug, at: 'map' },
          to: 'stays',
          knows: { pointed: { slug: MEERA.slug, at: 'map' }, isMapOpen: true },
        },
      ],
      'search.widened': widened.map((each) => ({ ...each, at: 'finding.listed.readingList' })),
    },
    finding: {
      'city.chosen': [
        {
          at: FINDING,
          given: {
            place: null,
            typed: '41',
            isAreaRefused: true,
            pointed: { slug: MEERA.slug, at: 'list' },
          },
          with: { city: 'Nagpur' },
          to: 'finding.searching',
          knows: {
            place: { kind: 'city', city: 'Nagpur' },
            found: [],
            next: null,
            typed: '',
            isAreaRefused: false,
            pointed: null,
          },
        },
        {
          // The question before it has no answer any more.
          at: 'finding.searching',
          with: { city: 'Nagpur' },
          to: 'finding.searching',
          does: ['calls searchDentists'],
        },
        { at: 'finding.locating', with: { city: 'Pune' }, to: 'finding.searching' },
        {
          at: 'finding.listed.loadingMore',
          with: { city: 'Pune' },
          to: 'finding.searching',
          knows: { found: [] },
        },
      ],
      'area.typed': {
        at: 'finding.listed.readingList',
        given: { typed: '41', isAreaRefused: true },
        with: { words: '411' },
        to: 'stays',
        knows: { typed: '411', isAreaRefused: false, found: [MEERA] },
      },
      'area.requested': [
        {
          at: 'finding.listed.readingList',
          given: { typed: ' 411 004' },
          to: 'finding.searching',
          knows: { place: { kind: 'area', area: '411004' }, typed: ' 411 004', found: [] },
        },
        {
          // Six digits, of which the first is no zero; what was found stays.
          at: 'finding.listed.readingList',
          given: { typed: '011004' },
          to: 'stays',
          knows: { typed: '011004', isAreaRefused: true, found: [MEERA] },
        },
        { at: FINDING, given: { typed: '41100' }, to: 'stays', knows: { isAreaRefused: true } },
        { at: FINDING, given: { typed: ' - ' }, to: 'stays', knows: { isAreaRefused: true } },
        { at: 'finding.locating', given: { typed: 'पुणे' }, to: 'finding.searching' },
      ],
      'nearby.requested': [
        {
          at: FINDING,
          given: { place: null, isAsked: false },
          to: 'finding.locating',
          knows: { ...NEARBY, isAsked: true, point: null },
        },
        { at: 'finding.locationRefused', to: 'finding.locating' },
        { at: 'finding.locationNotFound', to: 'finding.locating' },
        { at: 'finding.locationTimedOut', to: 'finding.locating' },
      ],
      'filters.changed': [
        {
          at: 'finding.listed.readingList',
          with: { filters: OPEN_NOW },
          to: 'finding.searching',
          knows: { filters: OPEN_NOW, found: [] },
        },
        {
          at: 'finding.searching',
          with: { filters: OPEN_NOW },
          to: 'finding.searching',
          does: ['calls searchDentists'],
        },
        {
          at: FINDING,
          given: { place: null },
          with: { filters: OPEN_NOW },
          to: 'stays',
          knows: { filters: OPEN_NOW },
        },
        {
          at: 'finding.locating',
          given: { point: null },
          with: { filters: OPEN_NOW },
          to: 'stays',
          knows: { filters: OPEN_NOW },
        },
      ],
      'address.moved': [
        {
          at: 'finding.listed.readingList',
          with: { search: { ...IN_PUNE, place: lowerCase } },
          to: 'finding.searching',
          knows: { ...IN_PUNE, isAsked: false },
        },
        {
          at: 'finding.listed.readingList',
          with: { search: IN_AREA },
          to: 'finding.searching',
          knows: { ...IN_AREA, typed: 'Kothrud' },
        },
        {
          at: 'finding.listed.readingList',
          with: { search: NEARBY },
          to: 'finding.searching',
          knows: NEARBY,
        },
        {
          at: 'finding.listed.readingList',
          given: { point: null },
          with: { search: NEARBY },
          to: 'finding.locating',
          // An address alone has nobody asked.
          knows: { ...NEARBY, isAsked: false },
        },
        {
          at: 'finding.listed.readingList',
          with: { search: NOWHERE },
          to: FINDING,
          knows: { place: null },
        },
      ],
      'dentist.chosen': {
        at: 'finding.listed.readingList',
        with: { dentist: MEERA },
        to: 'stays',
        does: ['keepDentist'],
      },
    },
  },
};

holdAgainst('dentistSearch', oracle);
