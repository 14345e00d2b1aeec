import { and, asc, count, eq, getTableColumns, ilike, inArray, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isPin } from '../../contracts/booking/directory.ts';
import type { Language } from '../../contracts/booking/directory.ts';
import type { Sql } from '../db/connect.ts';
import { dentists } from '../db/schema.ts';

export type DentistRow = typeof dentists.$inferSelect;

/** A dentist of a list, with the distance from the searched place; `null` without a place. */
export type ListedDentist = DentistRow & { readonly distanceKm: number | null };

/** A place on the earth, and the radius of the search around it. */
export type Around = {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
};

/** Part of an address: words of it, or a PIN code. */
type InArea = { readonly area: string };

/** A moment of the week in Asia/Kolkata: 0 is Sunday. */
export type WeekMoment = { readonly weekday: number; readonly minute: number };

export type Wanted = {
  readonly place: { readonly city: string } | InArea | Around;
  readonly language: Language | null;
  /** Time at which the dentist has to be open; `null` for any. */
  readonly openAt: WeekMoment | null;
  readonly emergency: boolean;
  readonly limit: number;
  readonly offset: number;
};

const EARTH_KM = 6371;
/** Number of rows in one insert: each has 16 values, and a statement takes 65,535. */
const AT_ONCE = 500;

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** Measures the distance along the surface of a round earth (haversine), which is at most half a percent off. */
const distanceTo = ({ latitude, longitude }: Around): SQL<number> => {
  const half = sql`sin(radians(${dentists.latitude} - ${latitude}::float8) / 2)`;
  const across = sql`sin(radians(${dentists.longitude} - ${longitude}::float8) / 2)`;
  const narrower = sql`cos(radians(${latitude}::float8)) * cos(radians(${dentists.latitude}))`;
  const root = sql`sqrt(${half} * ${half} + ${narrower} * ${across} * ${across})`;
  return sql<number>`${2 * EARTH_KM}::float8 * asin(least(1, ${root}))`;
};

/** Makes the square that holds the circle, so that the distance is computed only for places inside it. */
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

/** Digits that PIN codes of one sorting district share. */
const DISTRICT_DIGITS = 3;
/** Most words of an area that are looked for: each is compared with every address. */
const MOST_WORDS = 6;

/** A PIN code finds its whole sorting district, since few clinics share one code. All words have to be in the address. */
const isInArea = ({ area }: InArea): SQL | undefined => {
  if (isPin(area)) return like(dentists.pincode, `${area.slice(0, DISTRICT_DIGITS)}%`);
  const address = sql`${dentists.street} || ' ' || ${dentists.city} || ' ' || ${dentists.pincode}`;
  const words = area.split(/[\s,]+/).filter((word) => word !== '');
  return and(
    ...words
      .slice(0, MOST_WORDS)
      .map((word) => ilike(address, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  );
};

const isAt = (place: Wanted['place']): SQL | undefined => {
  if ('city' in place) return eq(dentists.city, place.city);
  if ('area' in place) return isInArea(place);
  return and(boxAround(place), sql`${distanceTo(place)} <= ${place.radiusKm}::float8`);
};

/** The nearest first; of an area those with the very PIN code first. */
const orderOf = (place: Wanted['place']): SQL[] => {
  if ('latitude' in place) return [sql`distance`];
  const clinic = asc(dentists.clinic);
  return 'area' in place ? [sql`${dentists.pincode} <> ${place.area}`, clinic] : [clinic];
};

const conditions = ({ place, language, openAt, emergency }: Wanted): (SQL | undefined)[] => [
  isAt(place),
  language === null ? undefined : sql`${language} = any(${dentists.languages})`,
  emergency ? eq(dentists.emergency, true) : undefined,
  openAt === null ? undefined : isOpenAt(openAt),
];

export const dentistsIn = (db: Sql) => ({
  /** Lists the dentists of a city or an area by their clinics' names, or those around a place by their distance. */
  search(wanted: Wanted): Promise<ListedDentist[]> {
    const { place, limit, offset } = wanted;
    const distanceKm = 'latitude' in place ? distanceTo(place) : sql<null>`null`;
    const columns = {
      ...getTableColumns(dentists),
      distanceKm: sql<number | null>`${distanceKm}`.as('distance'),
    };
    return db
      .select(columns)
      .from(dentists)
      .where(and(...conditions(wanted)))
      .orderBy(...orderOf(place), asc(dentists.slug))
      .limit(limit)
      .offset(offset);
  },

  /** Finds the dentist with this slug; `null` when there is none. */
  async bySlug(slug: string): Promise<DentistRow | null> {
    const [found] = await db.select().from(dentists).where(eq(dentists.slug, slug));
    return found ?? null;
  },

  /** Lists the cities by name, with the number of dentists in each, and whether they are samples alone. */
  cities(limit: number): Promise<{ city: string; dentists: number; isSample: boolean }[]> {
    return db
      .select({
        city: dentists.city,
        dentists: count(),
        isSample: sql<boolean>`bool_and(${dentists.isSample})`,
      })
      .from(dentists)
      .groupBy(dentists.city)
      .orderBy(asc(dentists.city))
      .limit(limit);
  },

  /** Locks the directory against other writers until the transaction ends; it can be read meanwhile. */
  async hold(): Promise<void> {
    await db.execute(sql`lock table ${dentists} in share row exclusive mode`);
  },

  async isEmpty(): Promise<boolean> {
    return (await db.select({ id: dentists.id }).from(dentists).limit(1)).length === 0;
  },

  /** Lists the slugs and registrations of the real dentists, which tell them apart. */
  real(): Promise<{ slug: string; registration: string | null }[]> {
    return db
      .select({ slug: dentists.slug, registration: dentists.registration })
      .from(dentists)
      .where(eq(dentists.isSample, false));
  },

  /** @returns the number of deleted samples */
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

  /** Replaces the rows with the same slugs. */
  async replace(rows: readonly DentistRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      const slugs = some.map(({ slug }) => slug);
      await db.delete(dentists).where(inArray(dentists.slug, slugs));
      await db.insert(dentists).values(some);
    }
  },
});
