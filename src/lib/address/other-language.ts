import { PLACE } from '../../../contracts/common/language.ts';

/** Returns the address of this page in the language of that place: step, search and hash stay. */
export const thisPageAt = (place: string): string =>
  place + location.pathname.slice(PLACE.length) + location.search + location.hash;
