import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns true when the shown text is the secret. It takes as long for every wrong one. */
export const isSecret = (shown: string, secret: string): boolean =>
  timingSafeEqual(digest(shown), digest(secret));
