import { PLACE } from '../common/language.ts';

/** The page on which anybody checks whether a prescription holds. */
export const CHECK_PATH = `${PLACE}/verify`;

/** Returns the address that checks one code. It stands behind the hash, which no browser sends: neither logs nor other sites see it. */
export const checkAddress = (code: string): string => `${CHECK_PATH}#${code}`;
