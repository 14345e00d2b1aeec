import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { foldersIn, isOfFiles, openCluster, whyNot } from './cluster.ts';
import { tryWrite } from './database.ts';
import type { Database } from './database.ts';
import { lockDataDir } from './lock.ts';

/** Hears the notifications of this process; no other process uses the data. */
const listenIn = (
  client: PGlite,
  channel: string,
  heard: (said: string | null) => void,
): (() => void) => {
  const listening = client.listen(channel, heard);
  // Anything said before the listening began was missed.
  listening.then(() => heard(null)).catch(() => undefined);
  return () => {
    listening.then((end) => end()).catch(() => undefined);
  };
};

/**
 * Opens the embedded database of a data directory, for this process alone.
 * @throws StartError when another process uses it, or it is damaged or cannot be written to
 */
export const openEmbedded = async (dataDir: string, migrations: string): Promise<Database> => {
  const unlock = lockDataDir(dataDir);
  try {
    const client = await openCluster(dataDir);
    const sql = drizzle(client);
    await migrate(sql, { migrationsFolder: migrations }).catch(async (error: unknown) => {
      await client.close().catch(() => undefined);
      throw isOfFiles(error) ? whyNot(foldersIn(dataDir).cluster, dataDir) : error;
    });
    const transaction: Database['transaction'] = (work) => sql.transaction(work);
    return {
      sql,
      transaction,
      tryWrite: () => tryWrite({ sql, transaction }),
      listen: (channel, heard) => listenIn(client, channel, heard),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
