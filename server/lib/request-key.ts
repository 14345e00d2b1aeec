import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** As https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header names it. */
const HEADER = 'idempotency-key';

/**
 * What the caller calls a request that creates something. Who names none gets one that nobody repeats.
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
