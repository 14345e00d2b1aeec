import { RESULT_PARAMETER } from '../../contracts/result-address.ts';

/** Which saved result an address opens; null for the home itself. */
export const resultIn = (search: string): string | null =>
  new URLSearchParams(search).get(RESULT_PARAMETER) || null;
