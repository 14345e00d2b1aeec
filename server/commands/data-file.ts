import type { Env } from '../env.ts';
import { StartError } from '../lib/start-error.ts';

/**
 * Returns the file that a command on the embedded database is given.
 * @throws StartError when none is named, or the data lies in a PostgreSQL
 */
export const dataFile = (command: 'backup' | 'restore', env: Env): string => {
  if (env.databaseUrl !== null) {
    throw new StartError(
      `DATABASE_URL is set, and "${command}" is for the embedded database. ` +
        'A PostgreSQL has programs of its own for it: see docs/operations.md.',
    );
  }
  const file = process.argv[2];
  if (!file) throw new StartError(`Name a file: npm run ${command} -- <file>`);
  return file;
};
