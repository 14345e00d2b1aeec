import type { SnapshotFrom } from 'xstate';
import { areaFault, areaIn } from '../../contracts/booking/directory.ts';
import type { AreaFault } from '../../contracts/booking/directory.ts';
import type { Dentist } from '../../contracts/booking/dentists.ts';
import type { City } from '../../contracts/endpoints/dentists.ts';
import type { dentistSearchMachine } from './dentist-search.machine.ts';
import type { Pointed } from './dentist-search.setup.ts';
import type { Filters, Place, Point, Search } from './search.ts';

type DentistSearchSnapshot = SnapshotFrom<typeof dentistSearchMachine>;

/** Content below the search: every leaf of the chart belongs to one of these. */
export type SearchScreen =
  | 'loading'
  | 'failed'
  | 'nobody'
  | 'place'
  | 'locating'
  | 'refused'
  | 'notFound'
  | 'timedOut'
  | 'searching'
  | 'searchFailed'
  | 'none'
  | 'listed';

const SCREEN_OF_FINDING = {
  awaitingPlace: 'place',
  locating: 'locating',
  locationRefused: 'refused',
  locationNotFound: 'notFound',
  locationTimedOut: 'timedOut',
  searching: 'searching',
  searchFailed: 'searchFailed',
  noneFound: 'none',
} as const;

export const selectSearchScreen = (snapshot: DentistSearchSnapshot): SearchScreen => {
  const { value } = snapshot;
  if (value === 'loadingCities') return 'loading';
  if (value === 'loadingFailed') return 'failed';
  if (value === 'nobodyListed') return 'nobody';
  const { finding } = value;
  return typeof finding === 'string' ? SCREEN_OF_FINDING[finding] : 'listed';
};

/** Returns the search as the address shows it. */
export const selectSearch = ({ context: { place, filters } }: DentistSearchSnapshot): Search => ({
  place,
  filters,
});

export const selectPlace = ({ context }: DentistSearchSnapshot): Place | null => context.place;
export const selectTypedArea = ({ context }: DentistSearchSnapshot): string => context.typed;

/** Returns what is wrong with the area that was asked for; null while nothing is. */
export const selectAreaFault = ({ context }: DentistSearchSnapshot): AreaFault | null =>
  context.isAreaRefused ? areaFault(areaIn(context.typed)) : null;

export const selectFilters = ({ context }: DentistSearchSnapshot): Filters => context.filters;
export const selectCities = ({ context }: DentistSearchSnapshot): readonly City[] => context.cities;

/** Returns true when the directory holds nobody but samples, whom nobody can call or visit. */
export const selectHasOnlySamples = ({ context: { cities } }: DentistSearchSnapshot): boolean =>
  cities.length > 0 && cities.every(({ isSample }) => isSample === true);

export const selectFound = ({ context }: DentistSearchSnapshot): readonly Dentist[] =>
  context.found;
export const selectIsMapOpen = ({ context }: DentistSearchSnapshot): boolean => context.isMapOpen;
export const selectPointed = ({ context }: DentistSearchSnapshot): Pointed | null =>
  context.pointed;

/** Returns the place of the visitor where the search is around it. */
export const selectPoint = ({ context: { place, point } }: DentistSearchSnapshot): Point | null =>
  place?.kind === 'nearby' ? point : null;

export const selectAsOf = ({ context }: DentistSearchSnapshot): string => context.asOf;

/** Returns true when the list has a further part. */
export const selectHasMore = ({ context }: DentistSearchSnapshot): boolean => context.next !== null;

/** Returns the state of loading the next part of the list. */
export const selectMore = (snapshot: DentistSearchSnapshot): 'resting' | 'loading' | 'failed' => {
  if (snapshot.matches({ finding: { listed: 'loadingMore' } })) return 'loading';
  return snapshot.matches({ finding: { listed: 'loadingMoreFailed' } }) ? 'failed' : 'resting';
};

/** Returns true when the search can go further around. */
export const selectCanWiden = (snapshot: DentistSearchSnapshot): boolean =>
  snapshot.can({ type: 'search.widened' });
