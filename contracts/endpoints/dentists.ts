import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Dentist, LanguageCode, Slug, WholeDentist } from '../booking/dentists.ts';
import {
  DENTISTS_A_PAGE,
  LARGEST_RADIUS,
  LONGEST_PLACE,
  MOST_SKIPPED,
  areaFault,
  areaIn,
} from '../booking/directory.ts';
import { endpoint } from './endpoint.ts';

/** Common part of these calls, which are open to everybody. */
const call = { method: 'GET', tag: 'Dentists', auth: 'none' } as const;
const rate = { max: 60, perMs: 60_000 };

/** Reads a number as an address writes it. */
const written = (pattern: RegExp, from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(pattern)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.minimum(from), z.maximum(to)),
    ),
  );
const decimal = (from: number, to: number) => written(/^-?\d{1,3}(?:\.\d{1,12})?$/, from, to);
const whole = (from: number, to: number) => written(/^\d{1,4}$/, from, to);

/**
 * Place and filters of a search. Latitudes end at 80 degrees: towards the poles a radius is no span of longitudes any
 * more, and nobody lives there.
 */
const DentistQuery = z
  .object({
    /** City by the name that the list of cities gives it. */
    city: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_PLACE))),
    /** Words of an address, or a PIN code. */
    area: z.optional(
      z.pipe(
        z.string().check(z.maxLength(LONGEST_PLACE)),
        z.pipe(z.transform(areaIn), z.string().check(z.refine((area) => areaFault(area) === null))),
      ),
    ),
    latitude: z.optional(decimal(-80, 80)),
    longitude: z.optional(decimal(-180, 180)),
    /** Kilometres around the place. */
    radius: z.optional(whole(1, LARGEST_RADIUS)),
    language: z.optional(LanguageCode),
    /** Set when only clinics that are open now are wanted. */
    open: z.optional(z.literal('1')),
    /** Set when only dentists who see emergencies outside the opening hours are wanted. */
    emergency: z.optional(z.literal('1')),
    limit: z.optional(whole(1, DENTISTS_A_PAGE)),
    /** Number of dentists to leave out: `next` of the page before. */
    offset: z.optional(whole(0, MOST_SKIPPED)),
  })
  .check(
    z.refine(
      ({ city, area, latitude, longitude }) =>
        (latitude === undefined) === (longitude === undefined) &&
        [city, area, latitude].filter((place) => place !== undefined).length === 1,
      { path: ['city'], error: 'must be there, or else an area, or latitude and longitude' },
    ),
  );
export type DentistQuery = z.output<typeof DentistQuery>;

/** A page of a search. */
const FoundDentists = z.object({
  dentists: z.array(Dentist),
  /** The `offset` of the next page; null on the last. */
  next: z.nullable(z.int()),
  /** The moment that "open now" is meant for. */
  asOf: Moment,
});
export type FoundDentists = z.infer<typeof FoundDentists>;

/** The dentists of a city or an area by their clinics' names, or those around a place, the nearest first. */
export const searchDentists = endpoint({
  ...call,
  path: '/api/dentists',
  summary: 'Find dentists in a city, by area or PIN code, or around a place',
  rate,
  query: DentistQuery,
  replies: { 200: FoundDentists },
  example: { query: { city: 'Pune' } },
});

/** One dentist; 404 where none has this slug. */
export const readDentist = endpoint({
  ...call,
  path: '/api/dentists/:slug',
  summary: 'A dentist with the opening hours',
  rate,
  params: z.object({ slug: Slug }),
  replies: {
    200: z.object({ dentist: WholeDentist, asOf: Moment }),
  },
  example: { params: { slug: 'dr-meera-kulkarni-pune' } },
});

/** A city, and the number of its dentists in the directory. */
const City = z.object({
  city: z.string(),
  dentists: z.int(),
  /** True when all of them are samples. A server of the release before does not send it. */
  isSample: z.optional(z.boolean()),
});
export type City = z.infer<typeof City>;

/** The cities in which dentists are listed, by name. */
export const listCities = endpoint({
  ...call,
  path: '/api/dentist-cities',
  summary: 'The cities with dentists',
  rate,
  replies: { 200: z.object({ cities: z.array(City) }) },
});
