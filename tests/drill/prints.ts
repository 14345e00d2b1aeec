import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { connect } from '../../server/db/connect.ts';
import type { DatabaseSettings } from '../../server/db/connect.ts';
import type { FileStore } from '../../server/providers/files/port.ts';

/** Hashes of all that stands in each place: the rows of a table, the rules of all tables, the files; and the last numbers given out. */
export type Prints = ReadonlyMap<string, readonly string[]>;

const TABLES = sql`
  select quote_ident(nspname) || '.' || quote_ident(relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'drizzle') order by 1`;

/** A ledger without its trigger, or a time without its constraint, is no whole restore either. */
const RULES = sql`
  select pg_get_constraintdef(oid) as line, conrelid::regclass::text as place from pg_constraint where conrelid <> 0
  union all select pg_get_triggerdef(oid), '' from pg_trigger where not tgisinternal
  union all select indexdef, '' from pg_indexes where schemaname = 'public'`;

const NUMBERS = sql`
  select concat_ws(' ', schemaname, sequencename, coalesce(last_value, 0)) as line from pg_sequences`;

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Reads each row of each table. */
const printsOfRows = async (settings: DatabaseSettings): Promise<[string, string[]][]> => {
  const db = await connect(settings);
  const linesOf = async (query: ReturnType<typeof sql>): Promise<Record<string, string>[]> => {
    const found = (await db.sql.execute(query)) as { rows: Record<string, string>[] };
    return found.rows;
  };
  try {
    const prints: [string, string[]][] = [];
    for (const { name = '' } of await linesOf(TABLES)) {
      const rows = await linesOf(
        sql`select row_to_json(each)::text as line from ${sql.raw(name)} each`,
      );
      prints.push([name, rows.map(({ line = '' }) => hashOf(line))]);
    }
    const rules = await linesOf(RULES);
    const numbers = await linesOf(NUMBERS);
    return [
      ...prints,
      ['rules', rules.map((rule) => hashOf(Object.values(rule).join(' ')))],
      ['numbers', numbers.map(({ line = '' }) => line)],
    ];
  } finally {
    await db.close();
  }
};

const printsOfFiles = async (files: FileStore): Promise<string[]> => {
  const prints: string[] = [];
  for await (const name of files.list()) {
    const content = await files.get(name);
    if (content) prints.push(`${name} ${hashOf(content)}`);
  }
  return prints;
};

/** Reads every row and every file. */
export const printsOf = async (settings: DatabaseSettings, files: FileStore): Promise<Prints> =>
  new Map([...(await printsOfRows(settings)), ['files', await printsOfFiles(files)]]);

/** Takes from a list what stands in another one, each as often as it stands there. */
const without = (all: readonly string[], taken: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const each of taken) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
};

/**
 * The counters that would give out a number twice. A recovered one may be some numbers ahead, since PostgreSQL writes them down
 * in advance.
 */
const countersBehind = (before: readonly string[], after: readonly string[]): string[] => {
  const counted = (lines: readonly string[]): Map<string, number> =>
    new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  const now = counted(after);
  return [...counted(before)]
    .filter(([name, value]) => (now.get(name) ?? -1) < value)
    .map(([name]) => `numbers: ${name} is behind`);
};

/** @returns a line for each place that holds something else than before; none when all is the same */
export const differencesOf = (before: Prints, after: Prints): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [was, is] = [before.get(place) ?? [], after.get(place) ?? []];
    if (place === 'numbers') return countersBehind(was, is);
    const [lost, added] = [without(was, is), without(is, was)];
    if (lost.length + added.length === 0 && before.has(place) === after.has(place)) return [];
    const moves = `${lost.length} of ${was.length} lost or changed, ${added.length} that were not there`;
    return [`${place}: ${moves}`];
  });

/** Says how much there is, so that nobody takes the comparison of nothing for a drill. */
export const countsOf = (prints: Prints): string => {
  const tables = [...prints].filter(([place]) => !['files', 'rules', 'numbers'].includes(place));
  const rows = tables.reduce((sum, [, hashes]) => sum + hashes.length, 0);
  const filled = tables.filter(([, hashes]) => hashes.length > 0).length;
  return `${rows} rows in ${filled} tables, ${prints.get('files')?.length ?? 0} files`;
};
