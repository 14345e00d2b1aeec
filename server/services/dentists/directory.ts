import { Slug } from '../../../contracts/booking/dentists.ts';
import type { Dentist, WholeDentist } from '../../../contracts/booking/dentists.ts';
import { DENTISTS_A_PAGE, MOST_SKIPPED, RADII } from '../../../contracts/booking/directory.ts';
import type { Language } from '../../../contracts/booking/directory.ts';
import type { City, DentistQuery, FoundDentists } from '../../../contracts/endpoints/dentists.ts';
import { dentistsIn } from '../../repositories/dentists.ts';
import type { DentistRow, ListedDentist, Wanted } from '../../repositories/dentists.ts';
import type { ServiceDeps } from '../deps.ts';
import { readLate } from '../read-late.ts';
import { openingAt, weekMomentAt } from './opening.ts';

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;

/** Most cities in the list, more than India has: the list is read whole. */
const MOST_CITIES = 1000;

const placeOf = (query: DentistQuery): Wanted['place'] => {
  const { city = '', area, latitude, longitude, radius } = query;
  if (area !== undefined) return { area };
  return latitude === undefined || longitude === undefined
    ? { city }
    : { latitude, longitude, radiusKm: radius ?? RADII[0] };
};

/** Shows a dentist as the list does. A sample has no phone number that a patient could call. */
const shown = ({ distanceKm, ...row }: ListedDentist, now: Date): Dentist => ({
  slug: row.slug,
  name: row.name,
  clinic: row.clinic,
  street: row.street,
  city: row.city,
  pincode: row.pincode,
  latitude: row.latitude,
  longitude: row.longitude,
  phone: row.isSample ? null : row.phone,
  languages: row.languages as Language[],
  emergency: row.emergency,
  registration: row.registration,
  isSample: row.isSample,
  opening: openingAt(row.hours, now),
  distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
});

const whole = (row: DentistRow, now: Date): WholeDentist => ({
  ...shown({ ...row, distanceKm: null }, now),
  hours: row.hours,
  updatedAt: row.updatedAt.toISOString(),
});

/** Reads one page of the dentists in a city or an area, or around a place with the nearest first. */
export const searchDentists = async (
  { db, clock }: Deps,
  query: DentistQuery,
): Promise<FoundDentists> => {
  const now = clock.now();
  const { limit = DENTISTS_A_PAGE, offset = 0 } = query;
  const wanted: Wanted = {
    place: placeOf(query),
    language: query.language ?? null,
    openAt: query.open === undefined ? null : weekMomentAt(now),
    emergency: query.emergency !== undefined,
    // The extra row tells that there is a next page.
    limit: limit + 1,
    offset,
  };
  const found = await readLate(db, (sql) => dentistsIn(sql).search(wanted));
  const next = offset + limit;
  return {
    dentists: found.slice(0, limit).map((row) => shown(row, now)),
    next: found.length > limit && next <= MOST_SKIPPED ? next : null,
    asOf: now.toISOString(),
  };
};

/** Reads one dentist with everything; `null` when no dentist has this slug. */
export const readDentist = async (
  { db, clock }: Deps,
  slug: string,
): Promise<{ dentist: WholeDentist; asOf: string } | null> => {
  const now = clock.now();
  const found = await readLate(db, (sql) => dentistsIn(sql).bySlug(slug));
  return found && { dentist: whole(found, now), asOf: now.toISOString() };
};

/** Returns true when a dentist has this slug; the database is not asked about a text that is no slug. */
export const isListed = async ({ db }: Pick<Deps, 'db'>, slug: string): Promise<boolean> =>
  Slug.safeParse(slug).success &&
  (await readLate(db, (sql) => dentistsIn(sql).bySlug(slug))) !== null;

/** Lists the cities that have dentists. */
export const listCities = ({ db }: Pick<Deps, 'db'>): Promise<City[]> =>
  readLate(db, (sql) => dentistsIn(sql).cities(MOST_CITIES));
