import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { FieldProblem, Problem } from './problems.ts';

type Path = readonly PropertyKey[];

/** Longest piece of a client's own text that an error sentence repeats, in characters. */
const NAME_MAX = 60;

/** Most values that a refusal names one by one: more would fill a page. */
const VALUES_NAMED = 12;

/**
 * Makes the app read JSON bodies and nothing else. An empty body counts as none (API-28). Keys that could reach an
 * object's prototype are refused, and no error sentence repeats what was sent.
 */
export const readJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    return parse(request, text, (error, value) =>
      error ? done(new Problem(400, 'The request body is not valid JSON.')) : done(null, value),
    );
  });
};

/** Returns null when a check tripped over the data itself, such as an object that pretends to have a length. */
const read = (schema: z.core.$ZodType, data: unknown) => {
  try {
    return z.safeParse(schema, data);
  } catch {
    return null;
  }
};

/** Checks one part of a request by its contract. A refusal names the field of the first thing that is wrong. */
export const checkByContract =
  ({ schema }: { schema: z.core.$ZodType }) =>
  (data: unknown): { value: unknown } | { error: Problem } => {
    const parsed = read(schema, data);
    if (parsed === null) {
      return { error: new Problem(400, 'The request body does not have the right form.') };
    }
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      if (issue === undefined) return { error: new Problem(400, 'Not valid.') };
      return { error: problemAt(issue.path, sentenceAbout(issue, data)) };
    }
    const hidden = findNul(parsed.data, []);
    if (hidden) {
      const sentence = `${named(hidden)} holds a character that cannot be kept.`;
      return { error: problemAt(hidden, sentence) };
    }
    return { value: parsed.data };
  };

const problemAt = ([name]: Path, sentence: string): Problem =>
  name === undefined ? new Problem(400, sentence) : new FieldProblem(String(name), sentence);

/** Writes a field's path as a person would: bounded in length, with nothing but printable characters. */
const named = (path: Path): string => {
  if (path.length === 0) return 'The request body';
  const written = path
    .map(String)
    .join('.')
    .replace(/[^\w .,:()-]/g, '?');
  const short = written.length > NAME_MAX ? `${written.slice(0, NAME_MAX)}…` : written;
  return `The field "${short}"`;
};

const sentenceAbout = (issue: z.core.$ZodIssue, data: unknown): string => {
  const field = named(issue.path);
  if (valueAt(data, issue.path) === undefined) return `${field} is missing.`;
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${TYPES[issue.expected] ?? 'of another kind'}.`;
    case 'too_big':
      return `${field} is too long: at most ${issue.maximum} ${unitOf(issue.origin)}.`;
    case 'too_small':
      return isEmpty(valueAt(data, issue.path)) || Number(issue.minimum) <= 1
        ? `${field} must not be empty.`
        : `${field} is too short: at least ${issue.minimum} ${unitOf(issue.origin)}.`;
    case 'invalid_value':
      return issue.values.length > VALUES_NAMED
        ? `${field} must be one of the ${issue.values.length} values that the API’s description names.`
        : `${field} must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_key':
      return `${field} has a name that is too long.`;
    case 'invalid_union':
      return `${field} must be a text or a list of texts.`;
    default:
      return `${field} does not have the right form.`;
  }
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const unitOf = (origin: string): string => (origin === 'string' ? 'characters' : 'entries');

const isEmpty = (value: unknown): boolean =>
  (typeof value === 'string' ? value.trim() : value) === '' ||
  (Array.isArray(value) && value.length === 0);

const valueAt = (data: unknown, path: Path): unknown => {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
};

/** Finds U+0000, which the database cannot keep. Runs on checked data only, which the contracts keep shallow. */
const findNul = (value: unknown, path: Path): Path | null => {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? [...path, key] : findNul(inner, [...path, key]);
    if (found) return found;
  }
  return null;
};
