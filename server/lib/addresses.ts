import { ENDPOINTS } from '../../contracts/endpoints/index.ts';

/** Where a process shows its figures. Its reply is text, so it is none of the API's endpoints. */
export const METRICS_PATH = '/metrics';

/** Where the sandbox shows what it has "sent". */
export const SANDBOX_PATH = '/sandbox';

/** The first parts of all paths that programs ask, such as `/api`: nothing below them is a page. */
export const API_PREFIXES: readonly string[] = [
  ...new Set(Object.values(ENDPOINTS).map(({ path }) => `/${path.split('/')[1]}`)),
  METRICS_PATH,
  SANDBOX_PATH,
];
