import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { ENDPOINTS, isEndpoint } from '../../contracts/endpoints/index.ts';

const FOLDER = join(import.meta.dirname, '../../contracts/endpoints');

it('every endpoint that a file of the folder exports is known', async () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'index.ts' && file !== 'files.ts');
  const exported = await Promise.all(
    files.map(async (file) => {
      const values = (await import(/* @vite-ignore */ join(FOLDER, file))) as Record<
        string,
        unknown
      >;
      return Object.entries(values).filter(([, value]) => isEndpoint(value));
    }),
  );
  const names = exported.flat().map(([name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  expect(names.length).toBeGreaterThan(90);
});

const EXAMPLES = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, endpoint]) =>
  endpoint.example === undefined ? [] : [{ name, endpoint, example: endpoint.example }],
);

describe('the example of a call', () => {
  it.each(EXAMPLES)('is taken by its schemas: $name', ({ endpoint, example }) => {
    const { params, query, body, form } = endpoint;
    const schemas = { params, query, body, fields: form?.fields };
    const { file: _file, ...parts } = example;
    for (const [part, value] of Object.entries(parts)) {
      const read = schemas[part as keyof typeof schemas]?.safeParse(value);
      expect(read, part).toMatchObject({ success: true });
    }
  });
});
