import type { ActorOptions, SnapshotFrom } from 'xstate';
import type { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { useSearch } from '../../lib/address/search.ts';
import {
  DentistSearchFlow,
  providedDentistSearch,
  useDentistSearch,
} from './dentist-search.flow.ts';
import { searchIn, SEARCH_PARAMS, queryOf } from './search-address.ts';
import { SearchScreens } from './SearchScreens.tsx';
import { selectSearch } from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { useQueryAddress } from '../../lib/address/query-address.ts';

type Snapshot = SnapshotFrom<typeof dentistSearchMachine>;

const ADDRESS = {
  params: SEARCH_PARAMS,
  select: (snapshot: Snapshot) => queryOf(selectSearch(snapshot)),
  // A place that was not found is removed from the URL again.
  mends: (snapshot: Snapshot) => selectSearch(snapshot).place === null,
  moved: (search: string) => ({ type: 'address.moved', search: searchIn(search) }) as const,
};

/** Keeps the search in the URL, so that Back, a reload and a shared link lead to it. */
const SearchAddress = (): null => {
  useQueryAddress(useDentistSearch(), ADDRESS);
  return null;
};

type FindDentistPageProps = {
  readonly machine?: typeof dentistSearchMachine;
  readonly clock?: ActorOptions<typeof dentistSearchMachine>['clock'];
};

/** /find-dentist and /find-my-dentist: open to signed-out visitors (ROUTE-18, ROUTE-19, AUTH-20). */
export const FindDentistPage = ({
  machine = providedDentistSearch,
  clock,
}: FindDentistPageProps) => {
  const search = useSearch();
  return (
    <DentistSearchFlow machine={machine} input={() => searchIn(search)} clock={clock}>
      <SearchAddress />
      <SearchScreens />
    </DentistSearchFlow>
  );
};
