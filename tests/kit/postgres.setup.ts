import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/db/connect.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which the tests make databases, and the migrated one that they copy; `null` without one. */
    postgres: { readonly url: string; readonly template: string } | null;
  }
}

/**
 * One PostgreSQL for the whole run: the one that DATABASE_URL_TEST names, where databases may be made,
 * or one of our own. Where none can be started the tests run on the embedded database alone, which is
 * said, and is a failure on the machine that decides (CI=true).
 */
export default async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  try {
    const named = process.env['DATABASE_URL_TEST'];
    const server = named ? { url: named, stop: async () => undefined } : await startPostgres();
    const template = `toothwise_${randomBytes(6).toString('hex')}`;
    await ask(server.url, `create database ${template}`);
    const db = await connect({ dataDir: '', databaseUrl: addressOf(server.url, template) });
    await db.close();
    provide('postgres', { url: server.url, template });
    return async () => {
      await ask(server.url, `drop database ${template}`);
      await server.stop();
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const sentence = `No PostgreSQL for the tests: ${why}`;
    if (process.env['CI'] === 'true') throw new Error(sentence, { cause: error });
    console.warn(`${sentence}\nThey run on the embedded database alone.`);
    provide('postgres', null);
    return undefined;
  }
};

/** The address of one database on a server. */
export const addressOf = (server: string, name: string): string => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};

/** Says one sentence of SQL to a server. */
export const ask = async (server: string, sentence: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sentence);
  } finally {
    await client.end();
  }
};
