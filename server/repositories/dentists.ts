import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '../../contracts/directory.ts';
import type { Sql } from '../db/connect.ts';
import { dentists } from '../db/schema.ts';

/** A dentist as the directory keeps them. */
export type DentistRow = typeof dentists.$inferSelect;

/** A dentist of a list, and how far from the place that was searched; null without a place. */
export type ListedDentist = DentistRow & { readonly distanceKm: number | null };

/** A place on the earth, and how far around it is searched. */
export type Around = {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
};

/** A moment of the week in Asia/Kolkata: 0 is Sunday. */
export type WeekMoment = { readonly weekday: number; readonly minute: number };

export type Wanted = {
  readonly place: { readonly city: string } | Around;
  readonly language: Language | null;
  /** Only who is open then. */
  readonly openAt: WeekMoment | null;
  readonly emergency: boolean;
  readonly limit: number;
  readonly offset: number;
};

const EARTH_KM = 6371;
/** Rows of one insert: each has 16 values, and a statement takes 65,535. */
const AT_ONCE = 500;

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** Along the surface of a round earth (haversine), which is at most half a percent off. */
const distanceTo = ({ latitude, longitude }: Around): SQL<number> => {
  const half = sql`sin(radians(${dentists.latitude} - ${latitude}::float8) / 2)`;
  const across = sql`sin(radians(${dentists.longitude} - ${longitude}::float8) / 2)`;
  const narrower = sql`cos(radians(${latitude}::float8)) * cos(radians(${dentists.latitude}))`;
  const root = sql`sqrt(${half} * ${half} + ${narrower} * ${across} * ${across})`;
  return sql<number>`${2 * EARTH_KM}::float8 * asin(least(1, ${root}))`;
};

/** The square that holds the circle, so that the distance is worked out for what lies in it alone. */
const boxAround = ({ latitude, longitude, radiusKm }: Around): SQL => {
  const angle = radiusKm / EARTH_KM;
  const up = degrees(angle);
  const aside = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  return sql`${dentists.latitude} between ${latitude - up}::float8 and ${latitude + up}::float8
    and ${dentists.longitude} between ${longitude - aside}::float8 and ${longitude + aside}::float8`;
};

const isOpenAt = ({ weekday, minute }: WeekMoment): SQL => sql`exists (
  select 1 from jsonb_array_elements(${dentists.hours} -> 'value' -> ${weekday}::int) as time
  where (time ->> 'from')::int <= ${minute}::int and ${minute}::int < (time ->> 'to')::int)`;

const conditions = ({ place, language, openAt, emergency }: Wanted): (SQL | undefined)[] => [
  'city' in place ? eq(dentists.city, place.city) : boxAround(place),
  'city' in place ? undefined : sql`${distanceTo(place)} <= ${place.radiusKm}::float8`,
  language === null ? undefined : sql`${language} = any(${dentists.languages})`,
  emergency ? eq(dentists.emergency, true) : undefined,
  openAt === null ? undefined : isOpenAt(openAt),
];

/** The directory of dentists. */
export const dentistsIn = (db: Sql) => ({
  /** Those of a city by their clinics' names, those around a place by their distance. */
  search(wanted: Wanted): Promise<ListedDentist[]> {
    const { place, limit, offset } = wanted;
    const distanceKm = 'city' in place ? sql<null>`null` : distanceTo(place);
    const columns = {
      ...getTableColumns(dentists),
      distanceKm: sql<number | null>`${distanceKm}`.as('distance'),
    };
    return db
      .select(columns)
      .from(dentists)
      .where(and(...conditions(wanted)))
      .orderBy(...('city' in place ? [asc(dentists.clinic)] : [sql`distance`]), asc(dentists.slug))
      .limit(limit)
      .offset(offset);
  },

  /** The one with this name in its address; `null` where nobody has it. */
  async bySlug(slug: string): Promise<DentistRow | null> {
    const [found] = await db.select().from(dentists).where(eq(dentists.slug, slug));
    return found ?? null;
  },

  /** The cities by name, and how many dentists each has. */
  cities(limit: number): Promise<{ city: string; dentists: number }[]> {
    return db
      .select({ city: dentists.city, dentists: count() })
      .from(dentists)
      .groupBy(dentists.city)
      .orderBy(asc(dentists.city))
      .limit(limit);
  },

  /** Keeps others from changing the directory until the transaction ends; it can be read meanwhile. */
  async hold(): Promise<void> {
    await db.execute(sql`lock table ${dentists} in share row exclusive mode`);
  },

  async isEmpty(): Promise<boolean> {
    return (await db.select({ id: dentists.id }).from(dentists).limit(1)).length === 0;
  },

  /** By what the real ones are told apart. */
  real(): Promise<{ slug: string; registration: string | null }[]> {
    return db
      .select({ slug: dentists.slug, registration: dentists.registration })
      .from(dentists)
      .where(eq(dentists.isSample, false));
  },

  /** @returns how many there were */
  async deleteSamples(): Promise<number> {
    const gone = await db
      .delete(dentists)
      .where(eq(dentists.isSample, true))
      .returning({ id: dentists.id });
    return gone.length;
  },

  async add(rows: readonly DentistRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await db.insert(dentists).values(rows.slice(from, from + AT_ONCE));
    }
  },

  /** Puts rows in the place of those with the same slugs. */
  async replace(rows: readonly DentistRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      const slugs = some.map(({ slug }) => slug);
      await db.delete(dentists).where(inArray(dentists.slug, slugs));
      await db.insert(dentists).values(some);
    }
  },
});
