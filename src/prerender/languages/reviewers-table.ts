import { parse } from 'csv-parse/sync';
import { KINDS } from './ledger.ts';
import type { Entry, Reviews } from './ledger.ts';

/** The columns of a table for reviewers: the last three are theirs. */
const COLUMNS = ['path', 'kind', 'state', 'english', 'text', 'reviewer', 'reviewed_on'] as const;

export type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Spreadsheets read UTF-8 where this stands first. */
const MARK = '\uFEFF';

/** Writes a cell so that no spreadsheet reads a formula in it. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns what a cell said before it was made safe. */
const said = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** Writes a language as a table, the gravest texts first. A function is there to be read. */
export const writeTable = (entries: readonly Entry[], reviews: Reviews): string => {
  const rows = KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind)).map(
    ({ path, kind, state, text, isFunction, own }) => {
      const { by = '', on = '' } = reviews[path] ?? {};
      return [path, kind, isFunction ? `${state}, function` : state, text, own, by, on];
    },
  );
  return MARK + [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

/** Reads a table again, in which rows and columns may stand in any order. @throws Error that names a missing column or the fault */
export const readTable = (csv: string): readonly Row[] => {
  const records = parse(csv, { columns: true, bom: true, skip_empty_lines: true }) as Row[];
  const missing = COLUMNS.filter((name) => records[0] !== undefined && !(name in records[0]));
  if (missing.length > 0) throw new Error(`The table has no column ${missing.join(', ')}.`);
  return records.map(
    (record) => Object.fromEntries(COLUMNS.map((name) => [name, said(record[name])])) as Row,
  );
};
