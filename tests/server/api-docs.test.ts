import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../kit/endpoints.ts';
import { tempFolder } from '../kit/data-dir.ts';
import { testApp, testEnv } from '../kit/server.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp();
});

describe('the API document', () => {
  it('describes every call of the contracts and no other', async () => {
    const document = (await app.inject({ url: '/api/docs/json' })).json();
    expect(document.openapi).toBe('3.1.0');
    type Methods = Record<string, { summary: string }>;
    const documented = Object.entries<Methods>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => `${method} ${path}: ${summary}`),
    );
    const served = CALLS.map(
      ({ endpoint: { method, path, summary } }) =>
        `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}: ${summary}`,
    );
    expect(documented.toSorted()).toEqual(served.toSorted());
    const { requestBody, responses } = document.paths['/chat_bot/chat/diagnose'].post;
    const { schema } = requestBody.content['application/json'];
    expect(schema.required).toEqual([
      'issue',
      'category',
      'age',
      'sex',
      'followUpAnswers',
      'medicalHistory',
      'allergies',
    ]);
    expect(schema.properties.age.enum).toEqual([
      'age_0_18',
      'age_19_30',
      'age_31_50',
      'age_over_50',
    ]);
    expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX']);
  });

  it('shows a body that is taken for each call that has one', async () => {
    const document = (await app.inject({ url: '/api/docs/json' })).json();
    for (const { endpoint, body } of CALLS.filter((each) => each.body !== undefined)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      const { content } = document.paths[path].post.requestBody;
      expect(content['application/json'].example, path).toEqual(body);
    }
  });

  it('[API-54] [API-56] describes each field of each form, and that a file is one', async () => {
    const document = (await app.inject({ url: '/api/docs/json' })).json();
    const file = {
      type: 'string',
      format: 'binary',
      description:
        'The X-ray: a JPEG, PNG or DICOM file of at most 10 MB. What it is called does not count.',
    };
    const llm_user_id = expect.objectContaining({
      format: 'uuid',
      description: "One's own account id, as signing in answers it.",
    });
    const profile_id = expect.objectContaining({ format: 'uuid' });
    const formOf = (path: string) =>
      document.paths[path].post.requestBody.content['multipart/form-data'].schema;
    expect(formOf('/xrays/upload-xray')).toEqual({
      type: 'object',
      properties: { llm_user_id, profile_id, xray: file },
      required: ['llm_user_id', 'xray'],
    });
    const instead = expect.objectContaining({
      format: 'uuid',
      description: 'In place of the file: the `fileId` of one that is uploaded.',
    });
    expect(formOf('/xrays/analyze')).toEqual({
      type: 'object',
      properties: { llm_user_id, profile_id, xray: { anyOf: [file, instead] } },
      required: ['llm_user_id', 'xray'],
    });
  });

  it('[NEW-161] says of each call whether it asks for the token of a session', async () => {
    const document = (await app.inject({ url: '/api/docs/json' })).json();
    expect(document.components.securitySchemes.session).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    const of = (method: string, path: string) => document.paths[path][method].security;
    expect(of('get', '/api/account/profile')).toEqual([{ session: [] }]);
    expect(of('post', '/api/auth/local/login')).toEqual([]);
    const asked = CALLS.map(({ endpoint: { method, path } }) =>
      of(method.toLowerCase(), path.replaceAll(/:(\w+)/g, '{$1}')),
    );
    // Whoever wants none, may have one, or has to.
    const wants = { none: [], optional: [{}, { session: [] }], patient: [{ session: [] }] };
    expect(asked).toEqual(CALLS.map(({ endpoint: { auth } }) => wants[auth]));
  });

  it('wears the product’s name, mark and colours, and asks for no other document', async () => {
    const page = await app.inject({ url: '/api/docs' });
    expect(page.body).toContain('<title>Toothwise API</title>');
    const { body: start } = await app.inject({ url: '/api/docs/static/swagger-initializer.js' });
    // The bar with the maker's logo and an address to fetch belongs to the other layout.
    expect(start).toContain('"layout":"BaseLayout"');
    const { body: look } = await app.inject({ url: '/api/docs/static/theme/look.css' });
    const tokens = readFileSync('src/app/theme/tokens.css', 'utf8').replaceAll(/\s+/g, ' ');
    const named = [...look.matchAll(/^ {2}(--[\w-]+: [^;]+;)/gm)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((token) => !tokens.includes(token))).toEqual([]);
    const used = [...look.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
    expect(used.filter((name) => !look.includes(`  ${name}:`))).toEqual([]);
  });

  it('shows the mark of the built client', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'index.html'), '');
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    const built = await testApp({ env: testEnv({ STATIC_DIR: folder }) });
    const icon = await built.inject({ url: '/api/docs/static/theme/mark.svg' });
    expect([icon.headers['content-type'], icon.body]).toEqual(['image/svg+xml', '<svg/>']);
    await built.close();
    rmSync(folder, { recursive: true });
  });

  it('has a page whose scripts and styles all come from the same origin, none of them inline', async () => {
    const page = await app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|https?:/);
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
    expect(sources.length).toBeGreaterThan(3);
    const replies = await Promise.all(sources.map((url) => app.inject({ url: url ?? '' })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(sources.map(() => 200));
  });
});
