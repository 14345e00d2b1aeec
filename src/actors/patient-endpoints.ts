/** The calls of the signed-in pages as values, with their schemas: in a file of their own that the first call brings. */
export { listResults, readResult } from '../../contracts/endpoints/saved-results.ts';
