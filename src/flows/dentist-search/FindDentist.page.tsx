import type { ActorOptions } from 'xstate';
import type { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { useSearch } from '../../lib/address/search.ts';
import { DentistSearchFlow, providedDentistSearch } from './dentist-search.flow.ts';
import { searchIn } from './search-address.ts';
import { SearchScreens } from './SearchScreens.tsx';
import { SearchAddress } from './SearchAddress.tsx';

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
