import { createHash } from 'node:crypto';
import { CHARTS, toolsFor } from './charts.ts';
import { GENERAL } from './general.ts';
import type { Change } from './general.ts';
import { addressOf, isLook, nodesOf } from './syntax.ts';
import { VIEWS } from './views.ts';

/** One small break of one file. */
export type Mutant = {
  readonly file: string;
  /** File, place by names, operator and code: the same as long as that code stands. */
  readonly key: string;
  /** The whole text of the file with the break in it. */
  readonly text: string;
};

const oneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 120 ? line : `${line.slice(0, 117)}...`;
};

/** All breaks of a file, in the order of its text. */
export const mutantsOf = (file: string, text: string): Mutant[] => {
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const own = file.startsWith('machines/') ? CHARTS : VIEWS;
  const operators = [...own, ...GENERAL];
  const changes = nodesOf(file, text)
    .filter((node) => !isLook(node))
    .flatMap((node) => operators.flatMap((operator) => operator(node, textOf)));
  const seen = new Map<string, number>();
  return changes.map((change) => {
    const base = keyOf(file, change, text);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return {
      file,
      key: times === 1 ? base : `${base} (${times})`,
      text: `${text.slice(0, change.start)}${change.to}${text.slice(change.end)}${toolsFor(change)}`,
    };
  });
};

const keyOf = (file: string, { operator, node, start, end, to }: Change, text: string): string =>
  `${file} ${addressOf(node)} ${operator}: ${oneLine(text.slice(start, end))} -> ${oneLine(to)}`;

/** A number that depends on a text alone. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether a key falls into a part ("2/5": the second of five); which one it falls into depends on the key alone. */
export const isInPart = (key: string, part: string): boolean => {
  const [number = 1, of = 1] = part.split('/').map(Number);
  return Number.parseInt(hashOf(key).slice(0, 8), 16) % of === number - 1;
};
