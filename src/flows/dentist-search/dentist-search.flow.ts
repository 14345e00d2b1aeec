import { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { listCities, searchDentists } from '../../actors/booking/dentists.ts';
import { locate } from '../../actors/booking/locate.ts';
import { keepDentist } from '../../actors/booking/selected-dentist.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The dentist search, bound to the server, the device's position and its storage. */
export const providedDentistSearch = dentistSearchMachine.provide({
  actors: { listCities, locate, searchDentists },
  actions: { keepDentist: (_, { dentist }) => keepDentist(dentist) },
});

/** Provider and hooks of the flow. */
export const {
  Provider: DentistSearchFlow,
  Within: DentistSearchWithin,
  useFlow: useDentistSearch,
  useSelected: useDentistSearchSelected,
} = createFlow<typeof dentistSearchMachine>('dentistSearch');
