import type { ProblemCode } from '../../contracts/problem-codes.ts';

/** Every way in which something outside can fail; `src/actors/http.ts` maps to it, nothing else does. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unauthorized'
  | 'refused'
  | 'invalidReply'
  | 'unavailable'
  | 'unknown';

/** What an actor throws. `status` is the HTTP status of a reply, if there was one (API-02). */
export type Failure = {
  readonly kind: FailureKind;
  readonly status?: number;
  /** The server's own sentence if it sent one, else what happened in a developer's words. */
  readonly message: string;
  /** Whether the message is a sentence of the server, for people. */
  readonly isSaid?: boolean;
  /** What a page has to tell apart, in the server's words for programs. */
  readonly code?: ProblemCode;
};

/** What the server has said about a failure, for people; null when it said nothing (API-02). */
export const saidBy = (error: unknown): string | null => {
  const { isSaid, message } = (error ?? {}) as Partial<Failure>;
  return isSaid === true && message !== undefined ? message : null;
};

/** Whether it was refused because a consent was taken back that it would need: the way on is on the profile. */
export const isConsentWithdrawn = (error: unknown): boolean =>
  (error as Partial<Failure> | null)?.code === 'consent_withdrawn';
