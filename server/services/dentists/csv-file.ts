import { CsvError, parse } from 'csv-parse/sync';

/** Columns of the opening hours, Sunday first. */
export const WEEK = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

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
  ...WEEK,
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

/** Spreadsheets save "Unicode text" as UTF-16, which they mark at its start. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';

/** Returns the text with one kind of line end; a file that two programs have written has several. */
const textOf = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
};

/** The line by which Excel is told what parts the columns. */
const SEP = /^sep=(.)\n/;
const DELIMITERS = [',', ';', '\t'] as const;

/** Returns what parts the columns: what the file says itself, or the mark that stands most often in its first line. */
const delimiterOf = (text: string): string => {
  const said = SEP.exec(text)?.[1];
  if (said !== undefined) return said;
  const [head = ''] = text.trimStart().split('\n', 1);
  const counted = DELIMITERS.map((mark) => [mark, head.split(mark).length] as const);
  return counted.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
};

const recordsOf = (text: string): readonly Found[] | string => {
  const hasSep = SEP.test(text);
  const above = hasSep ? 1 : 0;
  try {
    const found = parse(text.replace(SEP, ''), {
      delimiter: delimiterOf(text),
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: LONGEST_LINE,
      to: MOST_LINES + 2,
    }) as unknown as readonly Found[];
    return found.map(({ record, info }) => ({ record, info: { lines: info.lines + above } }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines']) + above;
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      return `Line ${line} is longer than ${LONGEST_LINE} characters, or a quote on it is never closed.`;
    }
    return `Line ${line} is no CSV: a quote stands where none may, or is never closed.`;
  }
};

/** Returns a line without the empty columns that spreadsheets add at its end, down to a number of columns. */
const withoutEmptyEnd = (record: readonly string[], least: number): readonly string[] => {
  const filled = record.findLastIndex((value) => value !== '') + 1;
  return record.slice(0, Math.max(filled, least));
};

/**
 * Reads a CSV file as spreadsheets save it (RFC 4180, with commas, semicolons or tabs, in UTF-8 or UTF-16). It does not
 * check the values.
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
  const head = withoutEmptyEnd(first.record, 0).map((name) => name.toLowerCase());
  const problem = headProblem(head);
  if (problem !== null) return refused(problem);
  if (rest.length === 0) return refused('The file has no line below the names of its columns.');
  if (rest.length > MOST_LINES) return refused(`The file has more than ${MOST_LINES} lines.`);
  const lines = rest.map(({ record, info }) =>
    lineOf(head, withoutEmptyEnd(record, head.length), info.lines),
  );
  return { kind: 'read', lines };
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
