import { PLACE } from '../../../contracts/common/language.ts';

/** Returns the address of this page in the language of that place: step, search and hash stay. */
export const thisPageAt = (place: string): string =>
  place + location.pathname.slice(PLACE.length) + location.search + location.hash;

/** Opens this page in the language of that place, in the place of this one in the history. */
export const openAt = (place: string): void => location.replace(thisPageAt(place));
