import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../kit/endpoints.ts';
import { testApp } from '../kit/server.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the API document', () => {
  it('describes every call of the contracts and no other', async () => {
    const document = (await app.inject({ url: '/api/docs/json' })).json();
    expect(document.openapi).toBe('3.1.0');
    type Methods = Record<string, { summary: string }>;
    const documented = Object.entries<Methods>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => `${method} ${path}: ${summary}`),
    );
    const served = CALLS.map(
      ({ endpoint }) => `${endpoint.method.toLowerCase()} ${endpoint.path}: ${endpoint.summary}`,
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
