import { hashOf } from './ledger.ts';
import type { Entry, Reviews } from './ledger.ts';
import type { Row } from './reviewers-table.ts';

/** What a reviewers' table asks to write. */
export type Intake = {
  /** Texts that change, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths whose texts say the same as the English of now. */
  readonly fit: readonly string[];
  readonly reviews: Reviews;
  /** What is wrong with the table; nothing of it is written then. */
  readonly faults: readonly string[];
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Values that an English text takes: `{by}`. */
const placesIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');

const faultOf = (row: Row, entry: Entry | undefined): string | null => {
  if (entry === undefined) return 'there is no such text';
  if (row.english !== entry.text) return 'the English text has changed since; export it anew';
  if (entry.isFunction && row.text !== entry.own) return 'a function is changed in its file';
  if (!entry.isFunction && row.text !== '' && placesIn(row.text) !== placesIn(entry.text))
    return `it must name ${placesIn(entry.text) || 'no {value}'}`;
  if (row.reviewer !== '' && row.text === '') return 'nobody can have read an empty text';
  if (row.reviewer !== '' && !DAY.test(row.reviewed_on))
    return 'reviewed_on is no day as 2026-12-31';
  return null;
};

/**
 * Compares a reviewers' table with a language. An empty text changes nothing. A text that was changed or read fits the English
 * that stood beside it.
 */
export const takeIn = (rows: readonly Row[], entries: readonly Entry[]): Intake => {
  const known = new Map(entries.map((entry) => [entry.path, entry]));
  const faults = rows.flatMap((row) => {
    const fault = faultOf(row, known.get(row.path));
    return fault === null ? [] : [`${row.path}: ${fault}.`];
  });
  const filled = rows.filter(({ text }) => text !== '');
  const changed = filled.filter(({ path, text }) => text !== known.get(path)?.own);
  const read = filled.filter(({ reviewer }) => reviewer !== '');
  return {
    texts: new Map(changed.map(({ path, text }) => [path, text])),
    fit: [...new Set([...changed, ...read].map(({ path }) => path))],
    reviews: Object.fromEntries(
      read.map(({ path, text, reviewer, reviewed_on }) => [
        path,
        { by: reviewer, on: reviewed_on, read: hashOf(text) },
      ]),
    ),
    faults,
  };
};
