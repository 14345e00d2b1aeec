import * as z from 'zod/mini';

/** `detailed-{timestamp}-{random}` (SESS-34): milliseconds since 1970, then at least eight letters or digits. */
export const SessionToken = z.string().check(z.regex(/^detailed-\d{13}-[A-Za-z0-9]{8,64}$/));
