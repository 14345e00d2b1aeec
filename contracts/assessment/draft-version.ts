import { DRAFT_KEPT_DAYS } from '../common/product.ts';

// Kept apart from the draft's schema: the start page's small script reads these two and no schema.

/** Raise this when a stored draft of an older shape can no longer be read. */
export const DRAFT_VERSION = 3;

/** A draft older than this is dropped: answers about a toothache do not keep. In milliseconds. */
export const DRAFT_LIFETIME_MS = DRAFT_KEPT_DAYS * 24 * 60 * 60 * 1000;
