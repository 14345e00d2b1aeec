import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

export type { Database, Sql } from './database.ts';

export type DatabaseSettings = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Address past a pooler that gives each transaction another connection; `null` when there is none. */
  readonly directUrl?: string | null;
  /** Address of a copy of that database that only reads; `null` when there is none. */
  readonly readUrl?: string | null;
  /** Longest wait for a statement or a transaction on PostgreSQL, in milliseconds; 1500 where it is absent. */
  readonly answerMs?: number;
};

/**
 * Opens PostgreSQL when its address is set, the embedded database in `dataDir` otherwise, and brings
 * the tables up to date.
 * @throws StartError when the data is in use or damaged, or the database cannot be reached
 */
export const connect = async (
  { dataDir, databaseUrl, directUrl = null, readUrl = null, answerMs }: DatabaseSettings,
  migrations = migrationsFolder(),
): Promise<Database> => {
  // Imports only the driver that is used.
  if (databaseUrl === null) {
    const { openEmbedded } = await import('./embedded.ts');
    return openEmbedded(dataDir, migrations);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(
    { databaseUrl, directUrl, readUrl, ...(answerMs && { answerMs }) },
    migrations,
  );
};
