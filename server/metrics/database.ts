import type { Registry } from 'prom-client';
import type { Database, PoolStats } from '../db/database.ts';
import { showFigure } from './figure.ts';

/** Shows the connections of the database and of its copy where they have a pool, and whether the copy is read. */
export const showDatabase = (metrics: Registry, { stats, copy }: Database): void => {
  if (copy) {
    showFigure(metrics, {
      name: 'database_read_copy_used',
      help: '1 while the copy for reading is read, 0 while all is read from the database itself.',
      read: () => (copy.state() === 'used' ? 1 : 0),
    });
  }
  showPool(metrics, 'database', 'the database', stats);
  showPool(metrics, 'database_copy', 'the copy for reading', copy?.stats);
};

const showPool = (
  metrics: Registry,
  name: string,
  what: string,
  stats: PoolStats | undefined,
): void => {
  if (!stats) return;
  showFigure(metrics, {
    name: `${name}_connections`,
    help: `Connections to ${what}.`,
    read: () => stats().total,
  });
  showFigure(metrics, {
    name: `${name}_connections_idle`,
    help: `Connections to ${what} that nobody uses.`,
    read: () => stats().idle,
  });
  showFigure(metrics, {
    name: `${name}_queue_length`,
    help: `Requests that wait for a connection to ${what}.`,
    read: () => stats().waiting,
  });
};
