import { dentistSearchMachine } from '../../../machines/dentist-search/dentist-search.machine.ts';
import { listCities, searchDentists } from '../../actors/dentists.ts';
import { locate } from '../../actors/locate.ts';
import { keepDentist } from '../../actors/selected-dentist.ts';

/** The search with the server, the device's place and its storage. */
export const providedDentistSearch = dentistSearchMachine.provide({
  actors: { listCities, locate, searchDentists },
  actions: { keepDentist: (_, { dentist }) => keepDentist(dentist) },
});
