import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/connect.ts';
import { jobs } from '../db/schema.ts';
import type { Account } from './accounts.ts';
import { XRAY_REMOVAL } from './xrays.ts';

/** A row as it is handed out. */
export type Row = Readonly<Record<string, unknown>>;

/** Rules of a table that may hold data of a person: handing it out, and deleting it. */
export type Rule = {
  /** Reads the rows that are handed out, without what protects the account; `null` when nothing is handed out. */
  readonly read: ((sql: Sql, account: Account) => Promise<Row[]>) | null;
  /** Deletes rows before the account itself; `null` when they go with the account, or belong to no person. */
  readonly erase: ((sql: Sql, account: Account) => Promise<unknown>) | null;
  /** Reason for the rule, where a person might expect something else. */
  readonly because?: string;
};

/** Lists the contacts under which something may be kept of this account. */
export const contactsOf = ({ email, phone }: Account): string[] =>
  [email, phone].filter((contact) => contact !== null);

/** Has the pictures of these ids deleted, which lie in the file store: a job retries until they are gone. */
export const removePictures = async (sql: Sql, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const due = { state: 'waiting', attempts: 0, dueAt: new Date(0) } as const;
  await sql
    .insert(jobs)
    .values(ids.map((key) => ({ ...due, id: randomUUID(), kind: XRAY_REMOVAL, key })))
    .onConflictDoNothing();
};
