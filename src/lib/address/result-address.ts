import { RESULT_PARAMETER } from '../../../contracts/assessment/result-address.ts';

/** Reads the saved result that a URL opens; null for the list itself. */
export const resultIn = (search: string): string | null =>
  new URLSearchParams(search).get(RESULT_PARAMETER) || null;
