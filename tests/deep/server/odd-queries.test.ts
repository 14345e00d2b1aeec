import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contracts/endpoints/endpoint.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { CALLS } from '../../kit/endpoints.ts';
import { engineHere, stepClock, testApp } from '../../kit/server.ts';

/** Days, numbers, ids and texts that have made parsers and databases fail, as they stand in an address. */
const ODD = [
  '275760-09-13',
  '0000-01-01',
  '0001-02-29',
  '9999-12-31',
  '1969-12-31',
  '2026-02-30',
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '-0',
  '1.5',
  '',
  '%00',
  'a%00b',
  '%ff%fe',
  '%ED%A0%80',
  '%zz',
  '9999999999999_------------------------------------',
  '9999999999999_00000000-0000-4000-8000-000000000009_999999',
  '0000000000000_00000000-0000-4000-8000-000000000009',
  'x'.repeat(5000),
];

/** The names of the fields of a part of a request. */
const fieldsOf = (part: unknown): string[] => {
  const shape: unknown = Reflect.get(Object(Reflect.get(Object(part), 'def')), 'shape');
  return Object.keys(Object(shape));
};

/** Every address that takes something, with something odd in each place; and with the same in two, for what belongs together. */
const oddAddresses = ({ path, params, query }: Endpoint): string[] => {
  const good = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000009');
  const names = fieldsOf(query);
  return ODD.flatMap((odd) => [
    ...fieldsOf(params).map(() => path.replaceAll(/:\w+/g, odd || '%20')),
    ...names.map((name) => `${good}?${name}=${odd}`),
    ...names.map((name) => `${good}?list=days&${name}=${odd}&${name}=${odd}`),
    ...(names.includes('from') ? [`${good}?list=days&from=${odd}&to=${odd}`] : []),
  ]);
};

describe('odd values in an address', () => {
  let app: FastifyInstance;
  let token = '';

  beforeAll(async () => {
    const database = await freshDatabase();
    const clock = stepClock();
    app = await testApp({ db: database.db, clock, ids: randomIds, engine: engineHere });
    ({ token } = await addSignedIn({ db: database.db, clock }, 'admin'));
  });

  it('are refused or answered by every endpoint, and are nobody’s failure', async () => {
    const failed: string[] = [];
    let asked = 0;
    for (const { endpoint } of CALLS) {
      for (const url of oddAddresses(endpoint)) {
        const reply = await app.inject({
          method: endpoint.method,
          url,
          headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
        });
        asked += 1;
        if (reply.statusCode >= 500) failed.push(`${reply.statusCode} ${url.slice(0, 120)}`);
      }
    }
    expect(asked).toBeGreaterThan(1000);
    expect(failed).toEqual([]);
  });
});
