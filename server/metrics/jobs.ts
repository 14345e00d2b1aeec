import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Observer } from '../observation/observer.ts';

/** Counts the runs of jobs: done, failed and to be tried again, or dead. */
export const countJobs = (metrics: Registry): Observer['onJob'] => {
  const ended = new Counter({
    name: 'jobs_total',
    help: 'Runs of jobs by how they ended.',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  });
  return (kind, outcome) => ended.inc({ kind, outcome });
};
