import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { create, extract } from 'tar';
import { describe, expect, it } from 'vitest';
import { drill } from '../../drill/drill.ts';
import { ARCHIVE, PICTURES, WAYS } from '../../drill/places.ts';
import type { Place } from '../../drill/places.ts';
import { differencesOf } from '../../drill/prints.ts';
import { programsWith } from '../../kit/postgres-server.ts';

const STEPS = ['open', 'fill', 'read', 'back up', 'wreck', 'restore', 'compare', 'ledger', 'go on'];
const DUMP = join(programsWith('pg_dump', 'pg_restore') ?? '', 'pg_dump');

/** The dump of a PostgreSQL is tried with a bucket, and its pictures on a disk with the archive. */
describe.each([WAYS.embedded, WAYS.archived, WAYS.bucket])('a drill: $title', (way) => {
  it.skipIf(way.missing !== null)(
    '[NEW-115] brings back each row and each file of a destroyed installation, and its books agree',
    async () => {
      const { steps, faults } = await drill(way, { patients: 2 });
      expect(faults).toEqual([]);
      expect(steps.map(({ name }) => name)).toEqual(STEPS);
      const said = Object.fromEntries(steps.map((step) => [step.name, step.said]));
      expect(said['read']).toMatch(/^[12]\d\d rows in [23]\d tables, 4 files$/);
      expect(said['ledger']).toBe('The books agree.');
    },
  );
});

/** Makes the dump anew, without the rows of one table. */
const dumpWithout = async (table: string, folder: string, { settings }: Place): Promise<void> => {
  const left = [`--exclude-table-data=${table}`, '--file=toothwise.dump'];
  const args = ['--format=custom', ...left, settings.databaseUrl ?? ''];
  await promisify(execFile)(DUMP, args, { cwd: folder });
};

describe('a drill with a bad backup', () => {
  it.skipIf(WAYS.postgres.missing !== null)(
    '[NEW-115] names the table that was left out of a dump, and the picture that was changed',
    async () => {
      const { faults } = await drill(WAYS.postgres, {
        patients: 1,
        spoil: async (folder, source) => {
          await dumpWithout('receipts', folder, source);
          const [first = ''] = readdirSync(join(folder, PICTURES));
          writeFileSync(join(folder, PICTURES, first), 'another picture');
        },
      });
      expect(faults).toEqual(
        expect.arrayContaining([
          'public.receipts: 1 of 1 lost or changed, 0 that were not there',
          'files: 1 of 2 lost or changed, 1 that were not there',
        ]),
      );
    },
  );

  it.skipIf(WAYS.postgres.missing !== null)(
    '[NEW-115] ends with what PostgreSQL says of a dump without the ledger, which others lean on',
    async () => {
      const spoil = (folder: string, source: Place) =>
        dumpWithout('payment_ledger', folder, source);
      const { steps, faults } = await drill(WAYS.postgres, { patients: 1, spoil });
      expect(steps.map(({ name }) => name)).toEqual(STEPS.slice(0, 5));
      expect(faults).toEqual([
        expect.stringMatching(
          /^"restore" cannot be done: .*is not present in table "payment_ledger"/,
        ),
      ]);
    },
  );

  it('[NEW-115] counts the file that is missing in an archive, and says who misses it', async () => {
    const { faults } = await drill(WAYS.embedded, {
      patients: 1,
      spoil: async (folder) => {
        const unpacked = join(folder, 'unpacked');
        mkdirSync(unpacked);
        await extract({ file: join(folder, ARCHIVE), cwd: unpacked });
        const whole = readdirSync(join(unpacked, 'pictures')).find(
          (name) => !name.includes('preview'),
        );
        rmSync(join(unpacked, 'pictures', whole ?? ''));
        await create({ file: join(folder, ARCHIVE), cwd: unpacked, gzip: true }, [
          'pg',
          'pictures',
        ]);
      },
    });
    expect(faults).toEqual([
      'files: 1 of 2 lost or changed, 0 that were not there',
      expect.stringMatching(/^9000000000@example\.com had .* and finds /),
    ]);
  });

  it('lets a counter be ahead and not behind, since it would give a number out twice', () => {
    const counted = (line: string) => new Map([['numbers', [line]]]);
    const before = counted('drizzle migrations_id_seq 40');
    expect(differencesOf(before, counted('drizzle migrations_id_seq 72'))).toEqual([]);
    const behind = ['numbers: drizzle migrations_id_seq is behind'];
    expect(differencesOf(before, counted('drizzle migrations_id_seq 39'))).toEqual(behind);
    expect(differencesOf(before, counted('drizzle another_seq 40'))).toEqual(behind);
  });

  it('finds a row that is there once too often, and a table that is gone', () => {
    const before = new Map([
      ['one', ['a', 'a', 'b']],
      ['empty', []],
    ]);
    expect(differencesOf(before, before)).toEqual([]);
    expect(differencesOf(before, new Map([['one', ['a', 'b', 'b']]]))).toEqual([
      'one: 1 of 3 lost or changed, 1 that were not there',
      'empty: 0 of 0 lost or changed, 0 that were not there',
    ]);
  });
});
