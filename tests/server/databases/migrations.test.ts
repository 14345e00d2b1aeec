import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import type { DatabaseSettings } from '../../../server/db/connect.ts';
import { migratePostgres } from '../../../server/db/migrate-postgres.ts';
import { migrationsFolder } from '../../../server/db/migrations-folder.ts';
import { HOUSE, accounts, doctors, storageProbes } from '../../../server/db/schema.ts';
import { StartError } from '../../../server/lib/start-error.ts';
import { assessmentSessionsIn } from '../../../server/repositories/assessment-sessions.ts';
import { assessmentsIn } from '../../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../../server/repositories/chat-sessions.ts';
import { deleteResults } from '../../../server/services/results.ts';
import { DATABASES } from '../../kit/databases.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { ask } from '../../kit/postgres.setup.ts';
import { DIAGNOSIS } from '../../kit/server.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Entry = { readonly idx: number; readonly when: number; readonly tag: string };

/** A copy of the migrations in which other ones are listed. */
const migrationsWith = (relist: (entries: Entry[]) => readonly Entry[]): string => {
  const folder = tempFolder();
  folders.push(folder);
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: Entry[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: relist(entries) }));
  return folder;
};

/** The migrations as they were when there were so many. */
const firstMigrations = (count: number): string =>
  migrationsWith((entries) => entries.slice(0, count));

/** The migrations with one more. */
const oneMore = (migration: string): string => {
  const folder = migrationsWith((entries) => [
    ...entries,
    { ...entries[0], idx: entries.length, when: Date.now(), tag: 'one_more' },
  ]);
  writeFileSync(join(folder, 'one_more.sql'), migration);
  return folder;
};

describe.each(DATABASES)('the migrations on $database', ({ bare }) => {
  it('keep a result from before documents had a version readable', async () => {
    const { settings, remove } = await bare();
    const before = await connect(settings, firstMigrations(1));
    const request = { issue: 'my tooth hurts', category: 'pain', allergies: 'none' };
    await before.sql.execute(sql`
      insert into assessments (id, session_token, created_at, request, diagnosis, engine)
      values (gen_random_uuid(), 'detailed-old', '2025-01-01', ${JSON.stringify(request)}::jsonb,
        ${JSON.stringify(DIAGNOSIS)}::jsonb, 'stub 1')`);
    await before.close();

    const now = await connect(settings);
    expect(await assessmentsIn(now.sql).ofSession('detailed-old')).toMatchObject([
      { request, diagnosis: DIAGNOSIS },
    ]);
    await now.close();
    await remove();
  });

  it('[NEW-127] put whoever was there before organisations into the first one, and patients into none', async () => {
    const { settings, remove } = await bare();
    const before = await connect(settings, firstMigrations(38));
    const people = [
      ['of staff', 'ai_trainer'],
      ['of a doctor', 'patient'],
      ['of a patient', 'patient'],
    ];
    for (const [name, role] of people) {
      await before.sql.execute(sql`
        insert into accounts (id, email, first_name, last_name, role, created_at)
        values (gen_random_uuid(), ${name}, 'Asha', 'Rao', ${role}, '2026-01-01')`);
    }
    await before.sql.execute(sql`
      insert into doctors (id, slug, name, languages, about, is_sample, account_id)
      select gen_random_uuid(), 'meera', 'Dr. Meera', '{en}', '', false, id
        from accounts where email = 'of a doctor'`);
    await before.close();

    const now = await connect(settings);
    const [doctor] = await now.sql.select().from(doctors);
    expect(doctor?.organizationId).toBe(HOUSE);
    const found = await now.sql.select().from(accounts);
    expect(
      Object.fromEntries(found.map(({ email, organizationId }) => [email, organizationId])),
    ).toEqual({ 'of staff': HOUSE, 'of a doctor': HOUSE, 'of a patient': null });
    await now.close();
    await remove();
  });

  it('[SESS-36] give a result from before tokens were bound to nobody who could ask for it', async () => {
    const { settings, remove } = await bare();
    const before = await connect(settings, firstMigrations(3));
    for (const name of ['detailed-one', 'detailed-two']) {
      await before.sql.execute(sql`
        insert into assessments (id, session_token, created_at, expires_at, request, diagnosis, engine)
        values (gen_random_uuid(), ${name}, '2025-01-01', '2025-01-31', '{"version":1,"value":{}}',
          '{"version":1,"value":{}}', 'stub 1')`);
    }
    await before.sql.execute(sql`insert into chat_sessions values ('chat-one', '2025-01-01')`);
    await before.close();

    const db = await connect(settings);
    const key = { sessionToken: 'detailed-one', chatSessionToken: 'chat-one' };
    expect(await assessmentSessionsIn(db.sql).bind(key)).toBe(false);
    expect(await deleteResults({ db }, key)).toEqual({ kind: 'not_yours' });
    const [one, two] = await Promise.all(
      ['detailed-one', 'detailed-two'].map((name) => assessmentSessionsIn(db.sql).lockOwner(name)),
    );
    expect(one).toMatch(/^chat-[0-9a-f-]{36}$/);
    expect(two).not.toBe(one);
    expect(await assessmentsIn(db.sql).deleteExpired(new Date('2025-01-31'))).toBe(2);
    expect(await chatSessionsIn(db.sql).deleteCreatedBefore(new Date('2025-01-02'))).toBe(3);
    await db.close();
    await remove();
  });
});

/** Only PostgreSQL lets several processes in. */
const SHARED = DATABASES.filter(({ database }) => database === 'PostgreSQL');

describe.each(SHARED)('several starts at once on $database', ({ bare }) => {
  let settings: DatabaseSettings;
  let url: string;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ settings, remove } = await bare());
    url = settings.databaseUrl ?? '';
  });
  afterEach(() => remove());

  it('make the tables once: one start does, the others wait for it', async () => {
    const starts = await Promise.all([1, 2, 3, 4].map(() => connect(settings)));
    await Promise.all(starts.map((db) => db.tryWrite()));
    await Promise.all(starts.map((db) => db.close()));
  });

  it('all succeed when a migration takes longer than any statement may', async () => {
    await ask(url, `alter database ${new URL(url).pathname.slice(1)} set statement_timeout = 1000`);
    const slow = oneMore(`insert into storage_probes select 7, now() from pg_sleep(2.5)`);
    const starts = await Promise.all([1, 2].map(() => connect(settings, slow)));
    for (const db of starts) {
      const rows = await db.sql.select().from(storageProbes).where(eq(storageProbes.id, 7));
      expect(rows).toHaveLength(1);
      await db.close();
    }
  });

  it('say so when another one takes too long, or a table is kept locked', async () => {
    const slow = connect(settings, oneMore('select pg_sleep(2)'));
    await wait(1000);
    const waits = { turnMs: 300, tableMs: 300 };
    const inTurn = migratePostgres(url, migrationsFolder(), waits);
    await expect(inTurn).rejects.toThrow(StartError);
    await expect(inTurn).rejects.toThrow('Another start has been updating the tables');
    const db = await slow;
    await db.transaction(async (held) => {
      await held.select().from(storageProbes);
      const onTable = migratePostgres(url, oneMore('drop table storage_probes'), waits);
      await expect(onTable).rejects.toThrow(StartError);
      await expect(onTable).rejects.toThrow('somebody keeps one of them locked');
    });
    await db.close();
  });
});
