import { HOME_SIGNED_IN, PATHS } from '../../../contracts/common/paths.ts';

/** The parameter with the page to return to after signing in (SESS-06). */
const RETURN = 'return';

/** The page after signing in when none is named (SESS-05). */
/** Pages for signing in or up; they are never returned to. */
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
 * Returns the page that a URL names to return to, or null. Accepts only this site's pages, against open redirects
 * through the login.
 */
export const namedPlace = (search: string): string | null => {
  const named = new URLSearchParams(search).get(RETURN);
  if (named === null || !/^\/[A-Za-z]/.test(named)) return null;
  // Parsed like the browser will parse it: it drops line breaks and reads a backslash as a slash.
  const here = 'https://here.invalid';
  const { origin, pathname, search: parameters, hash } = new URL(named, here);
  const path = pathname.replace(/(.)\/$/, '$1');
  if (origin !== here || pathname.startsWith('//') || ENTRANCES.has(path)) return null;
  return `${pathname}${parameters}${hash}`;
};

/** Returns the page that this page's address names to return to, as it stands now. */
export const namedHere = (): string | null => namedPlace(location.search);

/** Returns the page to open after signing in (SESS-05, SESS-06). */
export const placeAfterSignIn = (search: string): string => namedPlace(search) ?? HOME_SIGNED_IN;

/** Builds the address of an entrance that leads back to a page: `/login?return=%2Fprofile`. */
export const entranceTo = (entrance: string, place: string | null): string =>
  place === null ? entrance : `${entrance}?${new URLSearchParams({ [RETURN]: place })}`;

/** Returns the current page's path and query, to return to. */
export const thisPlace = (): string => `${location.pathname}${location.search}`;

/** Returns where to go after signing in on this page: here, or, on an entrance, where it leads. */
export const placeToGoOn = (): string =>
  ENTRANCES.has(location.pathname) ? placeAfterSignIn(location.search) : thisPlace();
