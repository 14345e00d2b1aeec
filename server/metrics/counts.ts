import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Observer } from '../observation/observer.ts';
import { countTasks } from './workers.ts';

/** Seconds, from a row or two to the longest that a transaction may take. */
const TRANSACTION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Counts the transactions of the database and how long they took. */
const countTransactions = (metrics: Registry): Observer['onTransaction'] => {
  const took = new Histogram({
    name: 'database_transaction_duration_seconds',
    help: 'Transactions of the database by how they ended, with the wait for a connection.',
    labelNames: ['outcome'],
    buckets: TRANSACTION_BUCKETS,
    registers: [metrics],
  });
  return ({ outcome, seconds }) => took.observe({ outcome }, seconds);
};

/** Seconds, from an ordinary reply to the longest one. */
const REPLY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts requests and how long they took, a status by its class. */
const countRequests = (metrics: Registry): Observer['onRequest'] => {
  const took = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by endpoint, and how long until the reply was sent.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: REPLY_BUCKETS,
    registers: [metrics],
  });
  return ({ method }) => ({
    during: (goOn) => goOn(),
    onEnd: ({ endpoint, status, seconds }) => {
      const kind = status === 'gone' ? status : `${Math.floor(status / 100)}xx`;
      took.observe({ endpoint: endpoint ?? 'unmatched', method, status: kind }, seconds);
    },
  });
};

/** Counts the calls of the language model by what became of them. */
const countOpinions = (metrics: Registry): Observer['onOpinion'] => {
  const asked = new Counter({
    name: 'language_model_calls_total',
    help: 'Calls of the language model by outcome.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  return ({ outcome }) => asked.inc({ outcome });
};

/** Counts the runs of jobs: done, failed and to be tried again, or dead. */
const countJobs = (metrics: Registry): Observer['onJob'] => {
  const ended = new Counter({
    name: 'jobs_total',
    help: 'Runs of jobs by how they ended.',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  });
  return (kind, outcome) => ended.inc({ kind, outcome });
};

/** Counts everything that the server tells its observer. */
export const countsIn = (metrics: Registry): Observer => ({
  onRequest: countRequests(metrics),
  onTask: countTasks(metrics),
  onTransaction: countTransactions(metrics),
  onOpinion: countOpinions(metrics),
  onJob: countJobs(metrics),
});
