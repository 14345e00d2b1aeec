import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '../../../server/lib/ids.ts';
import { dentistsIn } from '../../../server/repositories/dentists.ts';
import { addSamples } from '../../../server/services/dentists/samples.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { stepClock, testApp } from '../../kit/server.ts';
import { row } from './directory.kit.ts';

/** Monday, 10:30 in India. */
const NOW = '2026-11-23T05:00:00.000Z';

describe('the directory over the wire', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const database = await freshDatabase();
    const clock = stepClock(NOW);
    await addSamples({ db: database.db, clock, ids: randomIds });
    await dentistsIn(database.db.sql).add([
      row({ slug: 'meera', city: 'Nagpur', latitude: 21.1458, longitude: 79.0882 }),
      row({
        slug: 'arun',
        city: 'Nagpur',
        clinic: 'Arun',
        latitude: 21.2,
        longitude: 79.1,
        hours: [[], [], [], [], [], [], []],
      }),
    ]);
    app = await testApp({ db: database.db, clock });
  });

  const get = async (url: string) => {
    const reply = await app.inject({ url });
    return { status: reply.statusCode, body: reply.json() };
  };
  const found = async (query: string): Promise<string[]> => {
    const { status, body } = await get(`/api/dentists?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.dentists.map(({ slug }: { slug: string }) => slug);
  };

  it('[AUTH-20] [CLINIC-04] is read by anybody: the dentists of a city', async () => {
    const { status, body } = await get('/api/dentists?city=Nagpur');
    expect(status).toBe(200);
    expect(body).toMatchObject({ next: null, asOf: NOW });
    expect(body.dentists[1]).toEqual({
      slug: 'meera',
      name: 'Dr. Meera Kulkarni',
      clinic: 'Kulkarni Dental Care',
      street: '12 Test Road',
      city: 'Nagpur',
      pincode: '411004',
      latitude: 21.1458,
      longitude: 79.0882,
      phone: '+912025551234',
      languages: ['mr', 'en'],
      emergency: false,
      registration: 'A-12345',
      isSample: false,
      opening: { isOpen: true, closesAt: '2026-11-23T13:00:00+05:30', opensAt: null },
      distanceKm: null,
    });
  });

  it('finds the nearest first, within the radius', async () => {
    expect(await found('latitude=21.15&longitude=79.09')).toEqual(['meera', 'arun']);
    expect(await found('latitude=21.15&longitude=79.09&radius=3')).toEqual(['meera']);
    const { body } = await get('/api/dentists?latitude=21.15&longitude=79.09');
    // 0.0042 degrees north and 0.0018 east of it, worked out by hand: 0.5 km.
    expect(body.dentists[0].distanceKm).toBe(0.5);
  });

  it('[ROUTE-18] finds an area by its words, and a PIN code before its neighbours', async () => {
    expect(await found('area=test%20road,%20NAGPUR')).toEqual(['arun', 'meera']);
    expect(await found('area=made-up%20lane%20pune')).toEqual(['sample-clinic-wisdom-tooth-pune']);
    expect(await found('area=test%20road%20pune')).toEqual([]);
    // The samples of Pune have 411001, and those of Nagpur were given 411004.
    expect((await found('area=411004')).slice(0, 3)).toEqual([
      'arun',
      'meera',
      'sample-clinic-day-and-night-pune',
    ]);
    expect(await found('area=411%20001')).toHaveLength(6);
    expect(await found('area=999999')).toEqual([]);
  });

  it('filters, and turns pages', async () => {
    expect(await found('city=Nagpur&open=1')).toEqual(['meera']);
    expect(await found('city=Nagpur&language=hi')).toEqual([]);
    expect(await found('city=Pune&emergency=1')).toHaveLength(2);
    const first = (await get('/api/dentists?city=Pune&limit=3')).body;
    expect(first.next).toBe(3);
    const second = (await get(`/api/dentists?city=Pune&limit=3&offset=${first.next}`)).body;
    expect([second.dentists.length, second.next]).toEqual([1, null]);
  });

  it('calls samples what they are, and gives no number that somebody could call', async () => {
    const { body } = await get('/api/dentists?city=Pune');
    for (const each of body.dentists) {
      expect(each).toMatchObject({ isSample: true, phone: null, registration: null });
      expect(each.name).toContain('Sample');
    }
  });

  it('tells one dentist whole, and of unknown ones that there is none', async () => {
    const { status, body } = await get('/api/dentists/meera');
    expect(status).toBe(200);
    expect(body.dentist).toMatchObject({ slug: 'meera', latitude: 21.1458 });
    expect(body.dentist.hours[1]).toEqual([{ from: 540, to: 780 }]);
    expect(await get('/api/dentists/nobody')).toMatchObject({
      status: 404,
      body: { message: 'We do not list a dentist under this name.' },
    });
  });

  it('lists the cities', async () => {
    const { body } = await get('/api/dentist-cities');
    expect(body.cities).toHaveLength(7);
    expect(body.cities[5]).toEqual({ city: 'Nagpur', dentists: 2, isSample: false });
    expect(body.cities.at(-1)).toEqual({ city: 'Pune', dentists: 4, isSample: true });
  });

  it.each([
    '',
    'city=',
    'city=Pune&latitude=1&longitude=1',
    'city=Pune&area=Karve',
    'area=Karve&latitude=1&longitude=1',
    'area=',
    'area=%25',
    'area=41100',
    'area=011004',
    `area=${'x'.repeat(61)}`,
    'latitude=1',
    'longitude=1',
    'latitude=91&longitude=1',
    'latitude=1e1&longitude=1',
    'latitude=NaN&longitude=1',
    'latitude=1&longitude=181',
    'latitude=1&longitude=1&radius=101',
    'latitude=1&longitude=1&radius=0',
    'city=Pune&limit=21',
    'city=Pune&offset=1001',
    'city=Pune&language=fr',
    'city=Pune&open=yes',
    'city=Pune&city=Delhi',
    `city=${'x'.repeat(61)}`,
  ])('refuses the question "%s"', async (query) => {
    const { status, body } = await get(`/api/dentists?${query}`);
    expect([status, body.error]).toEqual([400, body.message]);
  });

  it.each(['%00', '..%2f', 'A', "'; drop table dentists; --"])(
    'has nobody under the name %j',
    async (slug) => {
      expect((await get(`/api/dentists/${encodeURIComponent(slug)}`)).status).toBe(400);
    },
  );

  it('takes words of a query as words', async () => {
    expect(await found(`city=${encodeURIComponent("Pune' or '1'='1")}`)).toEqual([]);
    expect(await found(`area=${encodeURIComponent('Nag%r')}`)).toEqual([]);
    expect(await found(`area=${encodeURIComponent('N_gpur')}`)).toEqual([]);
    expect(await found(`area=${encodeURIComponent('Nagpur\\')}`)).toEqual([]);
  });
});
