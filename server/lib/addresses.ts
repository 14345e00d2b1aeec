import { ENDPOINTS } from '../../contracts/endpoints/index.ts';

/** Path at which a process shows its metrics. The reply is text, so it is none of the API's endpoints. */
export const METRICS_PATH = '/metrics';

/** Path of the page on which the sandbox shows what it has "sent". */
export const SANDBOX_PATH = '/sandbox';

/** First segments of all paths that programs call, such as `/api`. No page lies below them. */
export const API_PREFIXES: readonly string[] = [
  ...new Set(Object.values(ENDPOINTS).map(({ path }) => `/${path.split('/')[1]}`)),
  METRICS_PATH,
  SANDBOX_PATH,
];
