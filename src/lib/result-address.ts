import { PATHS } from '../../contracts/paths.ts';

/** The parameter that says which saved result is open. */
const RESULT = 'result';

/** Where a saved result is read. */
export const resultAddress = (id: string): string =>
  `${PATHS.dashboard}?${new URLSearchParams({ [RESULT]: id })}`;

/** Which saved result an address opens; null for the home itself. */
export const resultIn = (search: string): string | null =>
  new URLSearchParams(search).get(RESULT) || null;
