import type { Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { showFigure } from './figure.ts';

/** Shows the database's connections where it has a pool of them, and whether its copy is read. */
export const showDatabase = (metrics: Registry, { stats, copy }: Database): void => {
  if (copy) {
    showFigure(metrics, {
      name: 'database_read_copy_used',
      help: '1 while the copy for reading is read, 0 while all is read from the database itself.',
      read: () => (copy.state() === 'used' ? 1 : 0),
    });
  }
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
