import { LANGUAGE } from './language.ts';

/** The language of dates and times; their digits are Latin in every language. */
export const LOCALE = `${LANGUAGE}-u-nu-latn`;
