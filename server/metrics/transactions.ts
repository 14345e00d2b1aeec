import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Observer } from '../observation/observer.ts';

/** Seconds, from a row or two to the longest that a transaction may take. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Counts the transactions of the database and how long they took. */
export const countTransactions = (metrics: Registry): Observer['onTransaction'] => {
  const took = new Histogram({
    name: 'database_transaction_duration_seconds',
    help: 'Transactions of the database by how they ended, with the wait for a connection.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers: [metrics],
  });
  return ({ outcome, seconds }) => took.observe({ outcome }, seconds);
};
