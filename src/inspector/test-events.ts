import { eventWords } from '../../machines/kit/chart.ts';
import { MASK } from './mask.ts';
import type { LogEntry } from './model.ts';

const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A value as it is written in TypeScript. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${IDENTIFIER.test(name) ? name : quoted(name)}: ${literal(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** What happened around the events and comes by itself in a test that has the same actors and clock. */
const isWorthSaying = (type: string): boolean => /^xstate\.(done|error|after)\./.test(type);

const lineOf = ({ type, event }: LogEntry): string[] => {
  if (event !== null) return [`  ${literal({ type, ...event })},`];
  return isWorthSaying(type) ? [`  // ${eventWords(type)}`] : [];
};

/** How many events of the log a test would send to the actor. */
export const countToSend = (log: readonly LogEntry[], actorId: string): number =>
  log.filter((entry) => entry.actorId === actorId && entry.event !== null).length;

/**
 * The events that an actor was sent, oldest first, as an array to paste into a test. What came from the
 * actors inside it and from its clock stands between them as a remark: a test brings these itself.
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
