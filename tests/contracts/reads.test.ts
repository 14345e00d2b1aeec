// @vitest-environment jsdom
import axios from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../src/actors/calls/call.ts';
import type { CallOptions } from '../../src/actors/calls/call.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../contracts/endpoints/index.ts';
import { CALLS } from '../kit/endpoints.ts';
import { answerWith } from '../kit/wire.ts';

const { signal } = new AbortController();

let asked: InternalAxiosRequestConfig[];

/** Answers every call with its sample, and keeps how it was asked for. */
beforeEach(() => {
  asked = [];
  answerWith((config) => {
    asked.push(config);
    const known = CALLS.filter(({ endpoint }) => isOf(endpoint, config));
    const data = (known.find(({ endpoint }) => endpoint.path === config.url) ?? known[0])?.reply;
    return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
  });
});

/** Whether an address is one of an endpoint: its own path, or with something for each parameter. */
const isOf = ({ path, method }: Endpoint, { url, method: by }: InternalAxiosRequestConfig) =>
  by === method.toLowerCase() && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(url ?? '');

/** The line that goes over the wire for each call so far. */
const lines = (): string[] =>
  asked.map((config) => `${config.method?.toUpperCase()} ${axios.getUri(config)}`);

const READS = CALLS.filter(({ endpoint }) => endpoint.body === undefined && !endpoint.form);

/** Its sample as text, as an address carries it. */
const filled = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? '?'));

describe('what only reads', () => {
  it.each(READS.map((each) => [each.name, each] as const))(
    '[API-03] %s is a GET that its path names whole, with nothing beside it',
    async (_name, { endpoint, sent }) => {
      const { params, query } = sent as { params?: Record<string, string>; query?: object };
      await call(endpoint, { ...sent, signal });
      expect(endpoint.method).toBe('GET');
      expect(lines()[0]?.split('?')[0]).toBe(`GET ${filled(endpoint.path, params)}`);
      expect(lines()[0]?.includes('?')).toBe(Object.keys(query ?? {}).length > 0);
      expect(asked[0]?.data).toBeUndefined();
      expect(asked[0]?.headers.get('Idempotency-Key')).toBeUndefined();
    },
  );

  it('[API-03] has an identity that no two of them share: the path', () => {
    const paths = READS.map(({ endpoint }) => endpoint.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(10);
  });

  it('[API-03] asks twice for the same at the same address, and for another at another', async () => {
    const read = (slug: string) => call(ENDPOINTS.readDentist, { params: { slug }, signal });
    for (const slug of ['one', 'one', 'a/b ?c']) await read(slug);
    expect(lines()).toEqual([
      'GET /api/dentists/one',
      'GET /api/dentists/one',
      'GET /api/dentists/a%2Fb%20%3Fc',
    ]);
  });

  it('[API-04] carries what it is given beside the path, and no more than that', async () => {
    const search = (query: CallOptions<typeof ENDPOINTS.searchDentists>['query']) =>
      call(ENDPOINTS.searchDentists, { query, signal });
    await search({ city: 'Navi Mumbai' });
    await search({ city: 'Pune', language: 'hi', open: '1' });
    await search({ city: 'Pune', language: undefined, offset: '20' });
    expect(lines()).toEqual([
      'GET /api/dentists?city=Navi+Mumbai',
      'GET /api/dentists?city=Pune&language=hi&open=1',
      'GET /api/dentists?city=Pune&offset=20',
    ]);
  });

  it('[API-04] needs none of it: the bare path is asked for', async () => {
    await call(ENDPOINTS.listCities, { signal });
    expect(lines()).toEqual([`GET ${ENDPOINTS.listCities.path}`]);
  });
});
