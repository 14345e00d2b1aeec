/** Most pictures that a patient can have in one call at once. */
export const STILLS_OF_CALL_MAX = 6;

/** Minutes for which the address of such a picture can be opened: a whole call. Reading them again gives new ones. */
export const STILL_ADDRESS_MINUTES = 60;

/** Message in the room that a picture came with; a page of the release before shows the words alone. */
export const STILL_SENT = 'Sent a picture.';
