import type { ProblemCode } from './problem-codes.ts';

/** Every way in which something outside can fail; `src/actors/calls/http.ts` alone maps to it. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unauthorized'
  | 'refused'
  | 'invalidReply'
  | 'unavailable'
  | 'unknown';

/** The value that an actor throws. `status` is the HTTP status of a reply, if there was one (API-02). */
export type Failure = {
  readonly kind: FailureKind;
  readonly status?: number;
  /** The server's own sentence if it sent one, else the cause in a developer's words. */
  readonly message: string;
  /** True when the message is a sentence of the server, for people. */
  readonly isSaid?: boolean;
  /** The server's code for a problem that a page has to tell apart. */
  readonly code?: ProblemCode;
  /** The field of the request that the server found wrong. */
  readonly field?: string;
  /** The price in force, in paise, where the request named another one. */
  readonly price?: number;
  /** Tries that are left after a wrong passcode. */
  readonly left?: number;
};

/** Returns the server's sentence on a failure, for people; null when it sent none (API-02). */
export const saidBy = (error: unknown): string | null => {
  const { isSaid, message } = (error ?? {}) as Partial<Failure>;
  return isSaid === true && message !== undefined ? message : null;
};

/** Returns true for a refusal because of a consent that was withdrawn: it can be given again on the profile. */
export const isConsentWithdrawn = (error: unknown): boolean =>
  (error as Partial<Failure> | null)?.code === 'consent_withdrawn';
