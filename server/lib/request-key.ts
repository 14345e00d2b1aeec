import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** Name of the header in https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header. */
const HEADER = 'idempotency-key';

/**
 * Returns the caller's own name for a request that creates something. A request without one gets a random name, which
 * never repeats.
 * @throws Problem for a name that no browser of ours would give
 */
export const requestKeyOf = ({ headers }: FastifyRequest): string => {
  const given = headers[HEADER];
  if (given === undefined) return randomUUID();
  if (typeof given === 'string' && /^[\w-]{8,100}$/.test(given)) return given;
  throw new Problem(
    400,
    'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.',
  );
};
