import { PATHS } from '../../contracts/paths.ts';

/** The parameter that says where somebody goes on after signing in (SESS-06). */
const RETURN = 'return';

/** Where somebody goes on when no place is named (SESS-05). */
const DEFAULT_PLACE = '/home';

/** Pages that lead to signing in: nobody goes on there. */
const ENTRANCES: ReadonlySet<string> = new Set([
  PATHS.login,
  PATHS.register,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.admin,
  PATHS.staffRegistration,
  PATHS.unauthorized,
]);

/**
 * The place that an address names to go on at, or null. Only places of our own are followed: a link that leads through
 * our login to somebody else's page is an old trick.
 */
export const namedPlace = (search: string): string | null => {
  const named = new URLSearchParams(search).get(RETURN);
  if (named === null || !/^\/[A-Za-z]/.test(named)) return null;
  // As the browser will read it: it drops line breaks and takes a backslash for a slash.
  const here = 'https://here.invalid';
  const { origin, pathname, search: parameters, hash } = new URL(named, here);
  const path = pathname.replace(/(.)\/$/, '$1');
  if (origin !== here || pathname.startsWith('//') || ENTRANCES.has(path)) return null;
  return `${pathname}${parameters}${hash}`;
};

/** Where somebody goes on after signing in (SESS-05, SESS-06). */
export const placeAfterSignIn = (search: string): string => namedPlace(search) ?? DEFAULT_PLACE;

/** An entrance that leads back to a place: `/login?return=%2Fprofile`. */
export const entranceTo = (entrance: string, place: string | null): string =>
  place === null ? entrance : `${entrance}?${new URLSearchParams({ [RETURN]: place })}`;

/** This very page, to be led back to. */
export const thisPlace = (): string => `${location.pathname}${location.search}`;

/** Where somebody goes on who signs in on this page: here, or from an entrance where it leads to. */
export const placeToGoOn = (): string =>
  ENTRANCES.has(location.pathname) ? placeAfterSignIn(location.search) : thisPlace();
