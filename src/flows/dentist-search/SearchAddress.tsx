import type { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { selectSearch } from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { useQueryAddress } from '../../lib/address/query-address.ts';
import { useDentistSearch } from './dentist-search.flow.ts';
import { SEARCH_PARAMS, queryOf, searchIn } from './search-address.ts';

type Snapshot = SnapshotFrom<typeof dentistSearchMachine>;

const ADDRESS = {
  params: SEARCH_PARAMS,
  select: (snapshot: Snapshot) => queryOf(selectSearch(snapshot)),
  // A place that was not found is removed from the URL again.
  mends: (snapshot: Snapshot) => selectSearch(snapshot).place === null,
  moved: (search: string) => ({ type: 'address.moved', search: searchIn(search) }) as const,
};

/** Keeps the search in the URL, so that Back, a reload and a shared link lead to it. */
export const SearchAddress = (): null => {
  useQueryAddress(useDentistSearch(), ADDRESS);
  return null;
};
