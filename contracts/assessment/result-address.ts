import { PATHS } from '../common/paths.ts';

/** The parameter that says which saved result is open. */
export const RESULT_PARAMETER = 'result';

/** The parameter that opens the question "How is it today?" of that result. */
export const CHECK_IN_PARAMETER = 'check-in';

/** Returns the address at which a saved result is read. */
export const resultAddress = (id: string): string =>
  `${PATHS.dashboard}?${RESULT_PARAMETER}=${encodeURIComponent(id)}`;

/** Returns the address at which "How is it today?" is asked about a saved result. */
export const checkInAddress = (id: string): string => `${resultAddress(id)}&${CHECK_IN_PARAMETER}`;
