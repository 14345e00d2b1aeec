import { ENDPOINTS } from '../../contracts/endpoints/index.ts';

/** The first parts of all paths that programs ask, such as `/api`: nothing below them is a page. */
export const API_PREFIXES: readonly string[] = [
  ...new Set(Object.values(ENDPOINTS).map(({ path }) => `/${path.split('/')[1]}`)),
];
