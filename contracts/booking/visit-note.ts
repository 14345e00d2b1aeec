import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Prescription, ShownPrescription } from './prescription.ts';

/** Most versions of one note: the first, and its corrections. */
export const VISIT_VERSIONS_MAX = 20;

/** A dentist's conclusion as it is read; `name` is that of the condition in our lists. */
export const FinalWord = z.union([
  z.object({ kind: z.literal('condition'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('other'), text: z.string() }),
  z.object({ kind: z.literal('cannotSay') }),
]);
export type FinalWord = z.infer<typeof FinalWord>;

/** One version of a visit note. Version 1 is what was closed first, each later one a correction. */
export const VisitNote = z.object({
  version: z.int().check(z.minimum(1)),
  closed_at: Moment,
  doctor_name: z.string(),
  /** Number under which the dentist was registered then; null for samples. */
  doctor_registration: z.nullable(z.string()),
  findings: z.string(),
  final_word: FinalWord,
  advice: z.string(),
  /** Empty where no other visit is needed. */
  next_visit: z.string(),
  /** Null where none was ever written. A server of the release before does not send it. */
  prescription: z._default(z.nullable(Prescription), null),
});
export type VisitNote = z.infer<typeof VisitNote>;

/** A call and what its dentist wrote, as a patient shows it to others. */
export const ShownVisit = z.object({
  starts_at: Moment,
  note: z.extend(VisitNote, { prescription: z.nullable(ShownPrescription) }),
});
export type ShownVisit = z.infer<typeof ShownVisit>;
