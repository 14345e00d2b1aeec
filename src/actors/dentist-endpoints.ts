/** The endpoints of the directory with their schemas: a file of its own that loads with the first call. */
export { listCities, readDentist, searchDentists } from '../../contracts/endpoints/dentists.ts';
