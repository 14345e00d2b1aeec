import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openingAt, weekMomentAt } from '../../../../server/services/dentists/opening.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { dentistsIn } from '../../../../server/repositories/dentists.ts';
import type { Wanted } from '../../../../server/repositories/dentists.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { MORNINGS, row } from '../directory.kit.ts';

const ALL: Omit<Wanted, 'place'> = {
  language: null,
  openAt: null,
  emergency: false,
  limit: 20,
  offset: 0,
};
const PUNE = { latitude: 18.5204, longitude: 73.8567 };

describe.each(DATABASES)('the directory in $database', ({ fresh }) => {
  let db: Database;

  beforeAll(async () => {
    ({ db } = await fresh());
  });
  beforeEach(() => db.sql.execute(sql`truncate dentists`));

  const add = (...rows: Parameters<typeof row>[0][]) => dentistsIn(db.sql).add(rows.map(row));
  const search = (wanted: Partial<Wanted> & Pick<Wanted, 'place'>) =>
    dentistsIn(db.sql).search({ ...ALL, ...wanted });
  const slugs = async (wanted: Partial<Wanted> & Pick<Wanted, 'place'>) =>
    (await search(wanted)).map(({ slug }) => slug);
  const around = (radiusKm: number) => ({ ...PUNE, radiusKm });

  it('measures distances as an atlas does', async () => {
    await add(
      // Worked out by hand: a hundredth of a degree north is 1.112 km, one east at this latitude 1.054 km.
      { slug: 'here' },
      { slug: 'north', latitude: 18.5304 },
      { slug: 'east', longitude: 73.8667 },
      // The middle of Mumbai, 120 km away, and that of Delhi, 1,173 km.
      { slug: 'mumbai', latitude: 19.076, longitude: 72.8777 },
      { slug: 'delhi', latitude: 28.6139, longitude: 77.209 },
    );
    const found = await search({ place: around(2000) });
    expect(found.map(({ slug }) => slug)).toEqual(['here', 'east', 'north', 'mumbai', 'delhi']);
    const [here, east, north, mumbai, delhi] = found.map(({ distanceKm }) => distanceKm ?? -1);
    expect(here).toBe(0);
    expect(east).toBeCloseTo(1.054, 2);
    expect(north).toBeCloseTo(1.112, 2);
    expect(mumbai).toBeGreaterThan(119);
    expect(mumbai).toBeLessThan(121);
    expect(delhi).toBeGreaterThan(1168);
    expect(delhi).toBeLessThan(1178);
  });

  it('finds what lies in the circle, and not what lies in the corners of its square', async () => {
    await add(
      // 9.9 km north, and 10.1.
      { slug: 'inside', latitude: 18.5204 + 9.9 / 111.195 },
      { slug: 'beyond', latitude: 18.5204 + 10.1 / 111.195 },
      // 9 km north and 9 km east: in the square, 12.7 km away.
      { slug: 'corner', latitude: 18.6013, longitude: 73.9421 },
    );
    expect(await slugs({ place: around(10) })).toEqual(['inside']);
    expect(await slugs({ place: around(25) })).toEqual(['inside', 'beyond', 'corner']);
  });

  it('lists a city by clinics, page by page', async () => {
    await add(
      { slug: 'c', clinic: 'C' },
      { slug: 'a', clinic: 'A' },
      { slug: 'b', clinic: 'B' },
      { slug: 'elsewhere', city: 'Nagpur', isSample: true },
    );
    const place = { city: 'Pune' };
    expect(await slugs({ place })).toEqual(['a', 'b', 'c']);
    expect(await slugs({ place, limit: 1, offset: 1 })).toEqual(['b']);
    expect((await search({ place }))[0]?.distanceKm).toBeNull();
    expect(await dentistsIn(db.sql).cities(10)).toEqual([
      { city: 'Nagpur', dentists: 1, isSample: true },
      { city: 'Pune', dentists: 3, isSample: false },
    ]);
  });

  it('filters by language and by emergencies', async () => {
    await add({ slug: 'hindi', languages: ['hi'] }, { slug: 'any-hour', emergency: true });
    const place = { city: 'Pune' };
    expect(await slugs({ place, language: 'hi' })).toEqual(['hindi']);
    expect(await slugs({ place, emergency: true })).toEqual(['any-hour']);
    expect(await slugs({ place, language: 'hi', emergency: true })).toEqual([]);
  });

  it('finds who is open by the same rule that the cards tell it by', async () => {
    const over = [[{ from: 0, to: 120 }], [], [], [], [], [], [{ from: 1320, to: 1440 }]];
    await add({ slug: 'mornings', hours: MORNINGS }, { slug: 'weekend-nights', hours: over });
    const place = { city: 'Pune' };
    // From Saturday evening in India over midnight, then through Monday.
    for (const moment of [
      '2026-11-21T16:29:00Z',
      '2026-11-21T16:30:00Z',
      '2026-11-21T20:29:00Z',
      '2026-11-21T20:30:00Z',
      '2026-11-23T03:29:00Z',
      '2026-11-23T03:30:00Z',
      '2026-11-23T07:29:00Z',
      '2026-11-23T07:30:00Z',
    ].map((each) => new Date(each))) {
      const rows = await search({ place });
      const open = rows.filter(({ hours }) => openingAt(hours, moment).isOpen);
      expect(await slugs({ place, openAt: weekMomentAt(moment) })).toEqual(
        open.map(({ slug }) => slug),
      );
    }
    expect(await slugs({ place, openAt: weekMomentAt(new Date('2026-11-23T03:30:00Z')) })).toEqual([
      'mornings',
    ]);
  });
});

/** Rows of one statement, which has a time limit. */
const STEP = 5000;

/** How the database would go about a search, a line for each step. */
const planOf = async (db: Database, wanted: Wanted): Promise<string> => {
  // A query that nobody waits for is not run.
  const query = dentistsIn(db.sql).search(wanted) as unknown as SQLWrapper;
  const explained = await db.sql.execute(sql`explain ${query.getSQL()}`);
  const { rows } = explained as { rows: readonly Record<string, string>[] };
  return rows.map((each) => each['QUERY PLAN']).join('\n');
};

describe('a directory of 50,000', () => {
  it.each(DATABASES)(
    'works out distances for the square alone in $database',
    async ({ fresh }) => {
      const { db } = await fresh();
      try {
        // A grid over India; about 30 of its points lie within 25 km of any place.
        for (let from = 0; from < 50_000; from += STEP) {
          await db.sql.execute(sql`
            insert into dentists
            select gen_random_uuid(), 'd-' || n, 'Dr. ' || n, 'Clinic ' || n, 'R-' || n, '1 Road',
              'City ' || n % 500, '411004', 8 + (n / 250) * 0.13, 69 + (n % 250) * 0.11,
              '+912025551234', array['en'], '{"version":1,"value":[[],[],[],[],[],[],[]]}'::jsonb,
              false, false, now()
            from generate_series(${from}::int, ${from + STEP - 1}::int) n`);
        }
        await db.sql.execute(sql`analyze dentists`);
        const place = { ...PUNE, radiusKm: 25 };
        const found = await dentistsIn(db.sql).search({ ...ALL, place, limit: 21 });
        expect(found.length).toBeGreaterThan(5);
        expect(found.every(({ distanceKm }) => (distanceKm ?? 99) <= 25)).toBe(true);
        const near = await planOf(db, { ...ALL, place, limit: 21 });
        const city = await planOf(db, { ...ALL, place: { city: 'City 7' }, limit: 21 });
        const [filter = ''] = /Filter: .*/.exec(near) ?? [];
        // What is cheap is asked first: the filter names the square before the first sine.
        expect(filter).toMatch(/latitude >= .*longitude <= .*asin\(/);
        expect(city).toContain('dentists_city');
      } finally {
      }
    },
    60_000,
  );
});
