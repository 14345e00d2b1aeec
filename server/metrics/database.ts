import type { Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { showFigure } from './figure.ts';

/** Shows the database's connections where it has a pool of them. */
export const showDatabase = (metrics: Registry, { stats }: Database): void => {
  if (!stats) return;
  showFigure(metrics, {
    name: 'database_connections',
    help: 'Connections to the database.',
    read: () => stats().total,
  });
  showFigure(metrics, {
    name: 'database_connections_idle',
    help: 'Connections to the database that nobody uses.',
    read: () => stats().idle,
  });
  showFigure(metrics, {
    name: 'database_queue_length',
    help: 'Requests that wait for a connection to the database.',
    read: () => stats().waiting,
  });
};
