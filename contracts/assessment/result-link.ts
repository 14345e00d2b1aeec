/** The days for which a link to a result can be good; the first is chosen unless somebody wants another. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** Wrong passcodes in the whole life of a link; the last one ends it. */
export const LINK_TRIES = 5;
export const LINK_PASSCODE_DIGITS = 6;

/** Openings of one link, so that who has link and passcode cannot fill its log without end. */
export const LINK_OPENINGS = 50;

/** Links of one account that are good at the same time. */
export const LINKS_AT_ONCE = 5;

/** Time for which an ended link is kept without its content, so that it can say why it is over. */
export const LINK_KEPT_DAYS = 30;

/** Longest name that an opener may give. */
export const RECIPIENT_MAX = 80;

/** Most bytes of one encrypted file, as base64; two of them stay below the limit of a body. */
export const LINK_FILE_MAX = 28_000;

/** Time for which the address of one file is good, in minutes; SMART Health Links allow an hour. */
export const LINK_FILE_MINUTES = 10;

/** The ends of a link. `passcodes`: the last wrong one was tried; `usedUp`: it was opened as often as a link can be. */
export const LINK_ENDS = ['revoked', 'passcodes', 'usedUp', 'expired'] as const;
export type LinkEnd = (typeof LINK_ENDS)[number];
