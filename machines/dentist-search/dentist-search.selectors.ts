import type { SnapshotFrom } from 'xstate';
import type { Dentist } from '../../contracts/dentists.ts';
import type { City } from '../../contracts/endpoints/dentists.ts';
import type { dentistSearchMachine } from './dentist-search.machine.ts';
import type { Filters, Place, Search } from './search.ts';

type DentistSearchSnapshot = SnapshotFrom<typeof dentistSearchMachine>;

/** What stands below the search: every leaf of the chart belongs to one of these. */
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

/** Which of them is on. */
export const selectSearchScreen = (snapshot: DentistSearchSnapshot): SearchScreen => {
  const { value } = snapshot;
  if (value === 'loadingCities') return 'loading';
  if (value === 'loadingFailed') return 'failed';
  if (value === 'nobodyListed') return 'nobody';
  const { finding } = value;
  return typeof finding === 'string' ? SCREEN_OF_FINDING[finding] : 'listed';
};

/** What the address shows. */
export const selectSearch = ({ context: { place, filters } }: DentistSearchSnapshot): Search => ({
  place,
  filters,
});

export const selectPlace = ({ context }: DentistSearchSnapshot): Place | null => context.place;
export const selectFilters = ({ context }: DentistSearchSnapshot): Filters => context.filters;
export const selectCities = ({ context }: DentistSearchSnapshot): readonly City[] => context.cities;
export const selectFound = ({ context }: DentistSearchSnapshot): readonly Dentist[] =>
  context.found;
export const selectAsOf = ({ context }: DentistSearchSnapshot): string => context.asOf;

/** Whether there is a further part of the list. */
export const selectHasMore = ({ context }: DentistSearchSnapshot): boolean => context.next !== null;

/** How the next part of the list is coming. */
export const selectMore = (snapshot: DentistSearchSnapshot): 'resting' | 'loading' | 'failed' => {
  if (snapshot.matches({ finding: { listed: 'loadingMore' } })) return 'loading';
  return snapshot.matches({ finding: { listed: 'loadingMoreFailed' } }) ? 'failed' : 'resting';
};

/** Whether one could search further around. */
export const selectCanWiden = (snapshot: DentistSearchSnapshot): boolean =>
  snapshot.can({ type: 'search.widened' });
