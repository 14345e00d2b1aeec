import type { Endpoint, ResultOf, Sent } from '../../contracts/endpoints/endpoint.ts';

/** An example of one call. */
export type Sample<E extends Endpoint> = {
  /** What the endpoint takes. */
  readonly sent: Sent<E>;
  /** What it answers when all goes well. */
  readonly reply: ResultOf<E>;
  /** How many calls of one address it takes in a minute. */
  readonly perMinute: number | null;
};
