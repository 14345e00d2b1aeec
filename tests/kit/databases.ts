import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import type { Database, DatabaseSettings } from '../../server/db/connect.ts';
import { freshDataDir } from './data-dir.ts';
import { addressOf, ask } from './postgres.setup.ts';

/** An empty database of its own, and how to be rid of it. */
type Fresh = {
  readonly db: Database;
  /** The same data as another process sees it; where only one process may open it, that one. */
  readonly peer: Database;
  readonly remove: () => Promise<void>;
};

/** One of the two databases that the product runs on. */
type Kind = {
  readonly database: string;
  readonly fresh: () => Promise<Fresh>;
  /** A place for a database without any table. */
  readonly bare: () => Promise<{ settings: DatabaseSettings; remove: () => Promise<void> }>;
};

const embedded: Kind = {
  database: 'the embedded database',
  fresh: async () => {
    const dataDir = await freshDataDir();
    const db = await connect({ dataDir, databaseUrl: null });
    const remove = async () => {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    };
    return { db, peer: db, remove };
  },
  // Emptied again, which is much faster than making one from nothing.
  bare: async () => {
    const settings = { dataDir: await freshDataDir(), databaseUrl: null };
    const db = await connect(settings);
    await db.sql.execute(sql`drop schema public cascade`);
    await db.sql.execute(sql`drop schema drizzle cascade`);
    await db.sql.execute(sql`create schema public`);
    await db.close();
    const remove = async () => rmSync(settings.dataDir, { recursive: true, force: true });
    return { settings, remove };
  },
};

const postgresAt = (url: string, migrated: string): Kind => {
  const make = async (template: string) => {
    const name = `toothwise_${randomBytes(6).toString('hex')}`;
    await ask(url, `create database ${name} template ${template}`);
    const settings = { dataDir: '', databaseUrl: addressOf(url, name) };
    return { settings, remove: () => ask(url, `drop database ${name} with (force)`) };
  };
  return {
    database: 'PostgreSQL',
    fresh: async () => {
      const { settings, remove } = await make(migrated);
      const db = await connect(settings);
      const peer = await connect(settings);
      const removeAll = async () => {
        await Promise.all([db.close(), peer.close()]);
        await remove();
      };
      return { db, peer, remove: removeAll };
    },
    bare: () => make('template0'),
  };
};

const postgres = inject('postgres');

/** Every database that the product runs on, for `describe.each`. */
export const DATABASES: readonly Kind[] = [
  embedded,
  ...(postgres ? [postgresAt(postgres.url, postgres.template)] : []),
];

/** An embedded database, for tests to which it does not matter which one it is. */
export const freshDatabase = embedded.fresh;
