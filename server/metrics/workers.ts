import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Observer } from '../observation/observer.ts';
import type { Workers } from '../workers/pool.ts';
import { showFigure } from './figure.ts';

/** Seconds, from an ordinary text to the time limit of a task. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts the tasks of the worker threads by how they ended, and how long each ran. */
export const countTasks = (metrics: Registry): Observer['onTask'] => {
  const ended = new Counter({
    name: 'worker_tasks_total',
    help: 'Tasks of the worker threads by how they ended.',
    labelNames: ['task', 'outcome'],
    registers: [metrics],
  });
  const ran = new Histogram({
    name: 'worker_task_duration_seconds',
    help: 'How long tasks ran, without the wait for a thread.',
    labelNames: ['task'],
    buckets: BUCKETS,
    registers: [metrics],
  });
  return ({ task, outcome, seconds }) => {
    ended.inc({ task, outcome });
    if (seconds !== null) ran.observe({ task }, seconds);
  };
};

export const showWorkers = (metrics: Registry, stats: Workers['stats']): void => {
  showFigure(metrics, {
    name: 'worker_threads',
    help: 'Worker threads.',
    read: () => stats().threads,
  });
  showFigure(metrics, {
    name: 'worker_threads_busy',
    help: 'Worker threads at work.',
    read: () => stats().busy,
  });
  showFigure(metrics, {
    name: 'worker_queue_length',
    help: 'Tasks that wait for a worker thread.',
    read: () => stats().waiting,
  });
};
