import { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { listCities, searchDentists } from '../../actors/dentists.ts';
import { locate } from '../../actors/locate.ts';
import { keepDentist } from '../../actors/selected-dentist.ts';

/** The dentist search, bound to the server, the device's position and its storage. */
export const providedDentistSearch = dentistSearchMachine.provide({
  actors: { listCities, locate, searchDentists },
  actions: { keepDentist: (_, { dentist }) => keepDentist(dentist) },
});
