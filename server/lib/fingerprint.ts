import { createHash } from 'node:crypto';

/**
 * Hashes a secret, so that the secret itself is not kept. Fit for secrets that cannot be guessed, such as a random
 * token; a password needs `password.ts`, and a short code a token beside it.
 */
export const fingerprint = (...secrets: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(secrets)).digest('base64url');
