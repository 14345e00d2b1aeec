import * as z from 'zod/mini';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import type { ENDPOINTS } from '../../contracts/endpoints/index.ts';

/** What endpoints answer when all goes well, where tests read something in it. */
export type Replies = {
  readonly [Name in keyof typeof ENDPOINTS]?: ResultOf<(typeof ENDPOINTS)[Name]>;
};

type Json = z.core.JSONSchema.JSONSchema;

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  email: 'asha@example.com',
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00.000Z',
};

const SAMPLES: Readonly<Record<string, (schema: Json) => unknown>> = {
  object: ({ properties = {} }) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, sampleOfJson(part as Json)]),
    ),
  array: ({ items }) => [sampleOfJson(items as Json)],
  string: ({ format = '' }) => TEXTS[format] ?? 'text',
  boolean: () => true,
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
};

const sampleOfJson = (schema: Json): unknown => {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return sampleOfJson(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  return SAMPLES[String(schema.type)]?.(schema) ?? null;
};

/**
 * Something that a schema reads, for endpoints whose reply no test looks into.
 * @throws ZodError where the schema wants more than its form, such as a pattern: then write the reply by hand
 */
export const sampleOf = (schema: z.ZodMiniType): unknown =>
  schema.parse(sampleOfJson(z.toJSONSchema(schema, { io: 'input' })));
