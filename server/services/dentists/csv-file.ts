import { CsvError, parse } from 'csv-parse/sync';

/** Columns of a file, in any order; `slug` may be missing. docs/directory.md says what each holds. */
export const COLUMNS = [
  'name',
  'clinic',
  'registration',
  'street',
  'city',
  'pincode',
  'latitude',
  'longitude',
  'phone',
  'languages',
  'emergency',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const OPTIONAL = ['slug'] as const;

export type Column = (typeof COLUMNS)[number] | (typeof OPTIONAL)[number];
const NAMES: ReadonlySet<string> = new Set([...COLUMNS, ...OPTIONAL]);

/** Limits of a file: bytes, lines, and characters of one line. */
export const LARGEST_FILE = 20_000_000;
export const MOST_LINES = 50_000;
const LONGEST_LINE = 8000;

/** A line of the file by its columns; `values` is null when their number differs from the first line's. */
export type CsvLine = {
  /** Line number as editors count; for a line with breaks inside its quotes, the last one. */
  readonly line: number;
  readonly values: Readonly<Record<Column, string>> | null;
};

export type CsvFile =
  | { readonly kind: 'read'; readonly lines: readonly CsvLine[] }
  /** Nothing in the file can be used. */
  | { readonly kind: 'refused'; readonly reason: string };

type Found = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

const refused = (reason: string): CsvFile => ({ kind: 'refused', reason });

/** Returns the reason why a first line does not name the columns; null when it does. */
const headProblem = (head: readonly string[]): string | null => {
  const missing = COLUMNS.filter((name) => !head.includes(name));
  if (missing.length > 0) return `The first line lacks the columns: ${missing.join(', ')}.`;
  const unknown = head.filter((name) => !NAMES.has(name));
  // A misspelt name must not carry control characters to the terminal either.
  if (unknown.length > 0)
    return `The first line has columns that are not known: ${unknown.map(plain).join(', ')}.`;
  const twice = head.filter((name, at) => head.indexOf(name) !== at);
  return twice.length > 0 ? `The first line names columns twice: ${twice.join(', ')}.` : null;
};

/** Quotes a word of the file for a report: shortened, and without control characters that a terminal would obey. */
export const plain = (word: string): string => {
  const shown = word.replace(/\p{C}/gu, '?');
  return `"${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}"`;
};

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const recordsOf = (text: string): readonly Found[] | string => {
  try {
    return parse(text, {
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_LINE,
      to: MOST_LINES + 2,
    }) as unknown as readonly Found[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      return `Line ${Number(error['lines'])} is longer than ${LONGEST_LINE} characters, or a quote on it is never closed.`;
    }
    return `Line ${Number(error['lines'])} is no CSV: a quote stands where none may, or is never closed.`;
  }
};

/**
 * Reads a CSV file (RFC 4180: commas, double quotes, with or without a byte order mark). It does not check the values.
 */
export const readCsv = (bytes: Uint8Array): CsvFile => {
  if (bytes.length > LARGEST_FILE)
    return refused(`The file is larger than ${LARGEST_FILE / 1e6} MB.`);
  const text = textOf(bytes);
  if (text === null) return refused('The file is not written in UTF-8.');
  const records = recordsOf(text);
  if (typeof records === 'string') return refused(records);
  const [first, ...rest] = records;
  if (first === undefined) return refused('The file is empty.');
  const head = first.record.map((name) => name.toLowerCase());
  const problem = headProblem(head);
  if (problem !== null) return refused(problem);
  if (rest.length === 0) return refused('The file has no line below the names of its columns.');
  if (rest.length > MOST_LINES) return refused(`The file has more than ${MOST_LINES} lines.`);
  return { kind: 'read', lines: rest.map(({ record, info }) => lineOf(head, record, info.lines)) };
};

const lineOf = (head: readonly string[], record: readonly string[], line: number): CsvLine => ({
  line,
  values:
    record.length === head.length
      ? ({
          slug: '',
          ...Object.fromEntries(head.map((name, at) => [name, record[at]])),
        } as Record<Column, string>)
      : null,
});
