import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { LANGUAGES } from './directory.ts';

/** One span of opening: start and end, in minutes since midnight in Asia/Kolkata. */
const OpenTime = z.object({
  from: z.int().check(z.minimum(0), z.maximum(1439)),
  to: z.int().check(z.minimum(1), z.maximum(1440)),
});

/** Opening hours of a clinic in an ordinary week: seven days, Sunday first, each with its times. */
export const OpeningHours = z.array(z.array(OpenTime)).check(z.length(7));
export type OpeningHours = z.infer<typeof OpeningHours>;

/** The last part of a dentist's address: small letters, digits and single hyphens. */
export const Slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/**
 * Opening state of a clinic now, and the time of its next closing or opening; null where that never changes. ISO 8601
 * with the offset of India.
 */
export const Opening = z.object({
  isOpen: z.boolean(),
  closesAt: z.nullable(Moment),
  opensAt: z.nullable(Moment),
});
export type Opening = z.infer<typeof Opening>;

export const LanguageCode = z.enum(LANGUAGES);

/** A dentist as one finds them in a list. */
export const Dentist = z.object({
  slug: Slug,
  name: z.string(),
  clinic: z.string(),
  street: z.string(),
  city: z.string(),
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Number with its country; null for samples, which cannot be called. */
  phone: z.nullable(z.string()),
  languages: z.array(LanguageCode),
  /** Sees emergencies outside the opening hours. */
  emergency: z.boolean(),
  /** Number in the register of the state's dental council; samples have none. */
  registration: z.nullable(z.string()),
  /** Made up, to show how the directory works. */
  isSample: z.boolean(),
  opening: Opening,
  /** Distance from the place that was searched; null where that was a city. */
  distanceKm: z.nullable(z.number()),
});
export type Dentist = z.infer<typeof Dentist>;

/** A dentist with all that the directory knows. */
export const WholeDentist = z.extend(Dentist, {
  hours: OpeningHours,
  updatedAt: Moment,
});
export type WholeDentist = z.infer<typeof WholeDentist>;

/** The part of a picked dentist that the device keeps (BKFL-08). */
export type SelectedDentist = Pick<Dentist, 'slug' | 'name' | 'clinic'>;
