import { eventWords } from '../../machines/kit/chart.ts';
import { MASK } from './mask.ts';
import type { LogEntry } from './model.ts';

const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Writes a value as a TypeScript literal. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${IDENTIFIER.test(name) ? name : quoted(name)}: ${literal(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** True for events that a test with the same actors and clock produces by itself; worth a remark. */
const isWorthSaying = (type: string): boolean => /^xstate\.(done|error|after)\./.test(type);

const lineOf = ({ type, event }: LogEntry): string[] => {
  if (event !== null) return [`  ${literal({ type, ...event })},`];
  return isWorthSaying(type) ? [`  // ${eventWords(type)}`] : [];
};

/** Counts the events that a test would send to the actor. */
export const countToSend = (log: readonly LogEntry[], actorId: string): number =>
  log.filter((entry) => entry.actorId === actorId && entry.event !== null).length;

/**
 * Writes the events sent to an actor, oldest first, as an array to paste into a test. Events from its children and its
 * clock become comments: a test produces these itself.
 */
export const testEvents = (log: readonly LogEntry[], actorId: string): string => {
  const entries = log.filter((entry) => entry.actorId === actorId).toReversed();
  const lines = entries.flatMap(lineOf);
  const isWhole = entries[0]?.type === 'xstate.init';
  return [
    'const sent = [',
    ...(isWhole ? [] : ['  // Earlier events are no longer kept.']),
    ...(lines.some((line) => line.includes(MASK)) ? [`  // '${MASK}' is masked: fill it in.`] : []),
    ...lines,
    '] as const;',
    '',
  ].join('\n');
};
