import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIXES, SANDBOX_PATH } from '../../server/lib/addresses.ts';
import { paymentsFor } from '../../server/providers/payments/index.ts';
import { ENDPOINT_TABLE } from '../kit/endpoint-table.ts';
import { CALLS } from '../kit/endpoints.ts';
import { isNamed } from '../kit/named-test.ts';
import { stepClock, testApp } from '../kit/server.ts';
import { OTHER_DOORS } from '../server/bounds/beyond.ts';
import { RESOURCES, boundsByRule } from '../server/bounds/bounds.ts';

const ROWS = CALLS.map(({ name, endpoint }) => {
  const [, , ...beyond] = ENDPOINT_TABLE[name];
  return { name, endpoint, beyond, bounds: [...boundsByRule(endpoint), ...beyond] };
});

describe('every call', () => {
  it.each(ROWS)('$name has a row that says what one call can use up', ({ bounds }) => {
    const missing = bounds.filter(({ test: [file, title] }) => !isNamed(`tests/${file}`, title));
    expect(missing).toEqual([]);
  });

  it('is limited by how often, but for the two that watchers ask', () => {
    const free = ROWS.filter(({ bounds }) => !bounds.some(({ of }) => of === 'address'));
    expect(free).toEqual([]);
    const unlimited = ROWS.filter(({ endpoint }) => endpoint.rate === null);
    expect(unlimited.map(({ name }) => name)).toEqual(['healthz', 'readyz']);
  });

  it('that changes something says what it may use up beyond the rule, and what changes nothing asks with what no address may hold', () => {
    const silent = ROWS.filter(
      ({ endpoint, beyond }) => endpoint.method === 'POST' && beyond.length === 0,
    );
    const asking = [
      'checkFeedback',
      'checkPassword',
      'lookAtLink',
      'readOpenPayment',
      'verifyPrescription',
    ];
    expect(silent.map(({ name }) => name).toSorted()).toEqual(asking);
  });

  it('about a contact is bounded for that contact in what it costs: a message, a try, a password, a time', () => {
    const costs = new Set(['mail', 'sms', 'hashing', 'calls', 'calendar']);
    const about = ROWS.filter(({ endpoint }) => endpoint.rate?.contact !== undefined);
    expect(about.length).toBeGreaterThan(10);
    const bare = about.filter(({ beyond }) => !beyond.some(({ uses }) => costs.has(uses)));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

it('every resource is used up by some call', () => {
  const used = new Set(ROWS.flatMap(({ bounds }) => bounds.map(({ uses }) => uses)));
  expect(RESOURCES.filter((each) => !used.has(each))).toEqual([]);
});

/** The addresses of a server as its tree of routes prints them. */
const addressesOf = (app: FastifyInstance): string[] => {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, lead = '', part = ''] = /^([│├└─\s]*)(\S+) \(/.exec(line) ?? [];
      if (part === '') return [];
      above.length = lead.length / 4;
      const address = (above.at(-1) ?? '') + part;
      above.push(address);
      return [address.replaceAll('//', '/')];
    });
};

describe('whatever programs can ask', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const keys = { keyId: 'k', keySecret: 's', webhookSecret: 'w', baseUrl: null };
    app = await testApp({ payments: paymentsFor(keys, stepClock()) });
  });

  it('is an endpoint, or another door that has its row', () => {
    const known = new Set(CALLS.map(({ endpoint }) => endpoint.path));
    const prefixes = [...API_PREFIXES.filter((each) => each !== SANDBOX_PATH), '/.well-known'];
    const doors = addressesOf(app).filter(
      (address) =>
        !known.has(address) &&
        prefixes.some((each) => address.startsWith(`${each}/`) || address === each),
    );
    expect(doors.length).toBeGreaterThan(5);
    const rows = Object.keys(OTHER_DOORS);
    expect(doors.filter((door) => !rows.some((row) => door.startsWith(row)))).toEqual([]);
    expect(rows.filter((row) => !doors.some((door) => door.startsWith(row)))).toEqual([]);
    const bounds = Object.values(OTHER_DOORS).flat();
    expect(bounds.filter(({ test: [file, title] }) => !isNamed(`tests/${file}`, title))).toEqual(
      [],
    );
  });
});
