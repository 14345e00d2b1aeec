import { fromPromise } from 'xstate';
import type { City, FoundDentists } from '../../../contracts/endpoints/dentists.ts';
import type { ReadDentist } from '../../../machines/dentist-page/dentist-page.machine.ts';
import type { SearchInput } from '../../../machines/dentist-search/dentist-search.setup.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/dentists.ts'));

/** Lists the cities that have dentists in the directory. */
export const listCities = fromPromise<readonly City[]>(async ({ signal }) => {
  const { cities } = await call(named('listCities'), { signal });
  return cities;
});

const NOWHERE: Failure = { kind: 'unknown', message: 'A search without a place' };

const whereOf = ({ place, point }: SearchInput) => {
  if (place?.kind === 'city') return { city: place.city };
  if (place?.kind === 'area') return { area: place.area };
  if (place === null || point === null) throw NOWHERE;
  const { latitude, longitude } = point;
  const radius = String(place.radius);
  return { latitude: String(latitude), longitude: String(longitude), radius };
};

/** Reads one page of a search. */
export const searchDentists = fromPromise<FoundDentists, SearchInput>(async ({ input, signal }) => {
  const { language, open, emergency } = input.filters;
  const query = {
    ...whereOf(input),
    ...(language && { language }),
    ...(open && { open: '1' as const }),
    ...(emergency && { emergency: '1' as const }),
    ...(input.offset > 0 && { offset: String(input.offset) }),
  };
  return call(named('searchDentists'), { query, signal });
});

/** The server's statuses for an unknown dentist (404) and for a malformed name (400). */
const MISSING: ReadonlySet<number | undefined> = new Set([400, 404]);

/** Reads one dentist with all details. */
export const readDentist = fromPromise<ReadDentist, { readonly slug: string }>(
  async ({ input: { slug }, signal }) => {
    try {
      const found = await call(named('readDentist'), { params: { slug }, signal });
      return { verdict: 'found', ...found };
    } catch (error) {
      if (!MISSING.has((error as Failure).status)) throw error;
      return { verdict: 'missing' };
    }
  },
);
