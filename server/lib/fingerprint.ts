import { createHash } from 'node:crypto';

/**
 * What is kept of a secret in its place. Fit for what cannot be guessed, such as a random token; a password wants
 * `password.ts`, and a short code a token beside it.
 */
export const fingerprint = (...secrets: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(secrets)).digest('base64url');
