import { PLACE } from '../common/language.ts';

/** The page on which a link to a result opens, for whoever has its passcode. */
export const SHARED_PATH = `${PLACE}/shared-result`;

/** The address of a manifest begins with this, after our own origin. */
export const MANIFEST_PLACE = '/api/shl/';

/**
 * Returns the address that opens a link. The link holds the key and stands behind the hash, which no browser sends: our server
 * never sees it.
 */
export const sharedAddress = (shlink: string): string => `${SHARED_PATH}#${shlink}`;
