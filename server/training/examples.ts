import { readFileSync, readdirSync } from 'node:fs';
import type { SignId } from '../../contracts/assessment/signs.ts';
import { SIGN_IDS, isSign } from '../../contracts/assessment/signs.ts';

/** A message and the signs that are true of the patient now, as a dentist would say. */
export type Example = {
  readonly text: string;
  readonly signs: readonly SignId[];
};

const FOLDER = new URL('./examples/', import.meta.url);
/** Opens the further signs at the end of a line, which "]" closes. */
const ALSO = ' [also: ';

/** Files of messages without danger: the first sound like it (past, feared, another person's, an idiom). */
const CALM: ReadonlySet<string> = new Set(['alarming', 'ordinary']);

/** Parses one line of a file of examples. Throws when it names an unknown sign. */
export const parseExample = (file: string, line: string): Example => {
  const [text = '', also = ''] = line.split(ALSO);
  if (CALM.has(file)) return { text, signs: [] };
  const signs = [file, ...also.replace(']', '').split(', ')].filter((id) => id !== '');
  const unknown = signs.find((id) => !isSign(id));
  if (unknown !== undefined) throw new Error(`${unknown} is no sign (${file}.txt: "${line}")`);
  return { text, signs: SIGN_IDS.filter((id) => signs.includes(id)) };
};

/** Reads the lines of a file, without empty ones. */
export const linesAt = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const namesOfFiles = (): string[] => readdirSync(FOLDER).map((name) => name.replace(/\.txt$/, ''));

/** Reads the lines of one file of examples, each of them a message with what else it tells. */
const rawLinesOf = (file: string): string[] => linesAt(new URL(`${file}.txt`, FOLDER));

/** Reads the messages of one file of examples. */
export const linesOf = (file: string): string[] =>
  rawLinesOf(file).map((line) => parseExample(file, line).text);

/** Reads all examples. One line of a file is one message; "[also: trismus]" at its end names further signs. */
export const readExamples = (): Example[] =>
  namesOfFiles()
    .toSorted()
    .flatMap((file) => rawLinesOf(file).map((line) => parseExample(file, line)));
