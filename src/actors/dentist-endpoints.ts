/** The calls of the directory as values, with their schemas: in a file of their own that the first call brings. */
export { listCities, readDentist, searchDentists } from '../../contracts/endpoints/dentists.ts';
