import { assign, setup } from 'xstate';
import type { Dentist, SelectedDentist } from '../../contracts/booking/dentists.ts';
import { LARGEST_RADIUS, RADII, areaFault, areaIn } from '../../contracts/booking/directory.ts';
import type { City, FoundDentists } from '../../contracts/endpoints/dentists.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

import type { Filters, Place, Point, Search } from './search.ts';

/**
 * `isAsked`: true when the visitor has asked for their place just now; an address alone never makes the browser ask.
 */
export type LocateInput = { readonly isAsked: boolean };

/** Outcome of asking the device for its place. */
export type Located =
  | { readonly kind: 'located'; readonly point: Point }
  /** The visitor, or their device, does not allow it. */
  | { readonly kind: 'refused' }
  /** The device does not know, or cannot be asked. */
  | { readonly kind: 'unavailable' }
  /** It has not found out in time. */
  | { readonly kind: 'timedOut' }
  /** The browser would have to ask, and the visitor has not pressed for that yet. */
  | { readonly kind: 'unasked' };

/** One page of a search. */
export type SearchInput = {
  readonly place: Place | null;
  readonly point: Point | null;
  readonly filters: Filters;
  readonly offset: number;
};

/** A dentist who was pressed, and where their other mark is: that one is shown. */
export type Pointed = { readonly slug: string; readonly at: 'list' | 'map' };

type DentistSearchContext = Search & {
  /** Place of the visitor, once they have shared it; never kept. */
  readonly point: Point | null;
  readonly isAsked: boolean;
  /** The area as it stands in the box, which may not be looked for yet. */
  readonly typed: string;
  /** True when what is typed cannot be looked for, and the visitor wanted that. */
  readonly isAreaRefused: boolean;
  readonly cities: readonly City[];
  /** Dentists found so far, by the latest search alone. */
  readonly found: readonly Dentist[];
  readonly next: number | null;
  /** True when a phone shows the map too. */
  readonly isMapOpen: boolean;
  readonly pointed: Pointed | null;
  /** The moment that "open now" was meant for, ISO 8601. */
  readonly asOf: string;
};

type DentistSearchEvents =
  | { type: 'loading.requested' }
  | { type: 'city.chosen'; city: string }
  | { type: 'area.typed'; words: string }
  | { type: 'area.requested' }
  | { type: 'nearby.requested' }
  | { type: 'filters.changed'; filters: Filters }
  | { type: 'search.widened' }
  | { type: 'search.requested' }
  | { type: 'more.requested' }
  | { type: 'map.toggled' }
  | ({ type: 'dentist.pointed' } & Pointed)
  /** The visitor has called a dentist, or asked the way. */
  | { type: 'dentist.chosen'; dentist: SelectedDentist }
  /** The visitor moved the address, by Back, Forward or typing. */
  | { type: 'address.moved'; search: Search };

/**
 * Time that the device gets to find itself, in milliseconds, which includes that the visitor thinks about allowing it.
 */
const LOCATION_PATIENCE_MS = 60_000;

const widerThan = (place: Place | null): Place | null => {
  if (place?.kind !== 'nearby') return place;
  return { ...place, radius: RADII.find((each) => each > place.radius) ?? LARGEST_RADIUS };
};

/** Fills or empties the box of the area, so that it says no other place than the search. */
const typedFor = (place: Place | null) => ({
  typed: place?.kind === 'area' ? place.area : '',
  isAreaRefused: false,
});

/** Returns a city as the list spells it, however the address does. */
const asListed = (place: Place | null, cities: readonly City[]): Place | null => {
  if (place?.kind !== 'city') return place;
  const wanted = place.city.toLowerCase();
  const listed = cities.find(({ city }) => city.toLowerCase() === wanted);
  return { ...place, city: listed?.city ?? place.city };
};

/** Facts, effects, decisions and waits that the states of the search share. */
export const dentistSearch = setup({
  types: {} as {
    input: Search;
    context: DentistSearchContext;
    events: DentistSearchEvents;
    children: {
      listCities: 'listCities';
      locate: 'locate';
      searchDentists: 'searchDentists';
      searchFurther: 'searchDentists';
    };
    tags: Tag;
  },
  actors: {
    listCities: notProvided<readonly City[]>('listCities'),
    locate: notProvided<Located, LocateInput>('locate'),
    searchDentists: notProvided<FoundDentists, SearchInput>('searchDentists'),
  },
  actions: {
    rememberCities: assign(({ context }, params: { cities: readonly City[] }) => ({
      cities: params.cities,
      place: asListed(context.place, params.cities),
    })),
    rememberSearch: assign(({ context }, { search }: { search: Search }) => ({
      filters: search.filters,
      place: asListed(search.place, context.cities),
      isAsked: false,
      ...typedFor(search.place),
    })),
    rememberTyped: assign((_, { words }: { words: string }) => ({
      typed: words,
      isAreaRefused: false,
    })),
    refuseArea: assign({ isAreaRefused: true }),
    rememberArea: assign(({ context }) => ({
      place: { kind: 'area' as const, area: areaIn(context.typed) },
      isAreaRefused: false,
    })),
    rememberCity: assign((_, { city }: { city: string }) => ({
      place: { kind: 'city' as const, city },
      ...typedFor(null),
    })),
    /** Asks for the place again, since it may have changed since the last time. */
    wantNearby: assign({
      place: { kind: 'nearby' as const, radius: RADII[0] },
      point: null,
      isAsked: true,
      ...typedFor(null),
    }),
    forgetPlace: assign({ place: null }),
    rememberPoint: assign((_, { located }: { located: Located }) =>
      located.kind === 'located' ? { point: located.point } : {},
    ),
    rememberFilters: assign((_, { filters }: { filters: Filters }) => ({ filters })),
    widen: assign({ place: ({ context }) => widerThan(context.place) }),
    rememberFound: assign((_, { found }: { found: FoundDentists }) => ({
      found: found.dentists,
      next: found.next,
      asOf: found.asOf,
    })),
    /**
     * Adds the next part; a dentist who is listed already is not listed twice, though the directory has changed
     * meanwhile.
     */
    rememberMore: assign(({ context }, { found }: { found: FoundDentists }) => ({
      found: [
        ...context.found,
        ...found.dentists.filter(
          ({ slug }) => !context.found.some((listed) => listed.slug === slug),
        ),
      ],
      next: found.next,
      asOf: found.asOf,
    })),
    /** Drops the earlier answer, which does not belong to a new search. */
    forgetFound: assign({ found: [], next: null, pointed: null }),
    toggleMap: assign({ isMapOpen: ({ context }) => !context.isMapOpen }),
    /** Opens the map for a mark on it. */
    rememberPointed: assign(({ context }, { slug, at }: Pointed) => ({
      pointed: { slug, at },
      isMapOpen: context.isMapOpen || at === 'map',
    })),
    /** Keeps the picked dentist on the device (BKFL-08). */
    keepDentist: effectNotProvided('keepDentist') as (
      _: unknown,
      params: { dentist: SelectedDentist },
    ) => void,
  },
  guards: {
    isEmpty: (_, params: { cities: readonly City[] }) => params.cities.length === 0,
    isNamedWanted: ({ context: { place } }) => place !== null && place.kind !== 'nearby',
    isNearbyWanted: ({ context }) => context.place?.kind === 'nearby',
    isPlaceKnown: ({ context: { place, point } }) =>
      place !== null && (place.kind !== 'nearby' || point !== null),
    leadsToNamed: (_, { search: { place } }: { search: Search }) =>
      place !== null && place.kind !== 'nearby',
    leadsNearby: (_, { search }: { search: Search }) => search.place?.kind === 'nearby',
    leadsNearKnown: ({ context }, { search }: { search: Search }) =>
      search.place?.kind === 'nearby' && context.point !== null,
    canLookForArea: ({ context }) => areaFault(areaIn(context.typed)) === null,
    isKindOf: (_, params: { located: Located; kind: Located['kind'] }) =>
      params.located.kind === params.kind,
    hasFound: (_, { found }: { found: FoundDentists }) => found.dentists.length > 0,
    hasMore: ({ context }) => context.next !== null,
    canWiden: ({ context: { place } }) => place?.kind === 'nearby' && place.radius < LARGEST_RADIUS,
  },
  delays: { locationPatience: LOCATION_PATIENCE_MS },
});

/** Returns the context at the start of a search. */
export const atStart = (input: Search): DentistSearchContext => ({
  ...input,
  point: null,
  isAsked: false,
  ...typedFor(input.place),
  cities: [],
  found: [],
  next: null,
  isMapOpen: false,
  pointed: null,
  asOf: '',
});
