import { PLACE } from '../common/language.ts';

/** The page on which a guest joins a call. */
export const GUEST_PATH = `${PLACE}/call-guest`;

/** Returns the address that an invitation stands behind. The hash is what no browser sends: neither logs nor other sites see it. */
export const guestAddress = (link: string): string => `${GUEST_PATH}#${link}`;
