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
  readonly message: string;
};
