import { PATHS } from '../common/paths.ts';

/** The parameter that says which saved result is open. */
export const RESULT_PARAMETER = 'result';

/** Returns the address at which a saved result is read. */
export const resultAddress = (id: string): string =>
  `${PATHS.dashboard}?${RESULT_PARAMETER}=${encodeURIComponent(id)}`;
