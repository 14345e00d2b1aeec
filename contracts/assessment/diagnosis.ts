import * as z from 'zod/mini';
import { EMERGENCY_LEVELS } from './emergency.ts';
import type { EmergencyKind } from './emergency.ts';
import type { MedicineQuestionId } from './medicines.ts';
import type { RedFlagId } from './red-flags.ts';
import type { RaisingId } from './what-changes.ts';

/** The engine's urgency; an emergency keeps the highest value and adds `emergency` (DIAG-14..17). */
export const URGENCIES = ['see dentist soon', 'moderate', 'routine'] as const;
export const Urgency = z.enum(URGENCIES);
export type Urgency = z.infer<typeof Urgency>;

/** Levels of the badge: the three of the requirements, and the emergency above them (DIAG-13..17). */
export type UrgencyLevel = 'emergency' | 'urgent' | 'moderate' | 'routine';

/**
 * Help that cannot wait for an appointment. `kinds` say what for, the leading one first; what to do about
 * them stands in `emergency.ts`.
 */
export const Emergency = z.object({
  level: z.enum(EMERGENCY_LEVELS),
  kinds: z.array(z.string()).check(z.minLength(1)),
});
export type Emergency = z.infer<typeof Emergency>;

/** The four suggestions in their order (DIAG-18..21). */
export const MEDICATION_IDS = [
  'ibuprofen',
  'paracetamol',
  'chlorhexidine',
  'cold_compress',
] as const;
export type MedicationId = (typeof MEDICATION_IDS)[number];

/**
 * `check_first`: the questions of the check are open; `not_needed`: nothing speaks against it, and nothing calls for
 * it.
 */
export const MEDICINE_STATUSES = ['suggested', 'check_first', 'not_for_you', 'not_needed'] as const;
export type MedicineStatus = (typeof MEDICINE_STATUSES)[number];

/**
 * One of the suggestions. `suggested` says the same as its status for clients that read only the requirements' fields;
 * without a status nothing is suggested. `not_for_you` always carries the reason against it.
 */
export const Medication = z.object({
  id: z.string(),
  text: z.string(),
  suggested: z.boolean(),
  status: z._default(z.enum(MEDICINE_STATUSES), 'check_first'),
  reason: z.optional(z.string()),
});
export type Medication = z.infer<typeof Medication>;

/**
 * One possible condition; `likelihood` is a whole percentage from 0 to 100 (DATA-06, DIAG-03..06). `plain_name` is what
 * a neighbour would call it. `because` and `against` are the answers and own words alone, as `reason` puts them into
 * sentences. `seen` says so where the patient ticked the sign that the condition is known by. `suspicion`: it may be
 * malignant or become so, and must be examined, however likely it is.
 */
export const DiagnosisItem = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  plain_name: z.optional(z.string()),
  likelihood: z.number().check(z.minimum(0), z.maximum(100)),
  description: z._default(z.string(), ''),
  reason: z._default(z.array(z.string()), []),
  because: z._default(z.array(z.string()), []),
  against: z._default(z.array(z.string()), []),
  suspicion: z._default(z.boolean(), false),
  seen: z.optional(z.string()),
});
export type DiagnosisItem = z.infer<typeof DiagnosisItem>;

/** The clinical note in its four parts, plain text with line breaks (DIAG-09..12). */
export const SoapNote = z.object({
  subjective: z.string(),
  objective: z.string(),
  assessment: z.string(),
  plan: z.string(),
});
export type SoapNote = z.infer<typeof SoapNote>;

/**
 * The next steps in their parts, each a sentence and the most important first (DIAG-08). By when to go is no step: the
 * urgency says it. In an emergency they hold what goes beyond the help of `emergency.ts`. `until_then` is the one of them
 * that helps at home until the visit.
 */
export const Steps = z.object({
  do: z.array(z.string()),
  do_not: z.array(z.string()),
  hospital_if: z.array(z.string()),
  until_then: z.optional(z.string()),
});
export type Steps = z.infer<typeof Steps>;

/**
 * The clinical note as data. `answers` are the positive ones, `negatives` what was denied and matters. `asked_back`:
 * the danger signs that the patient's words raised, with those words. `not_for_patient`: the medicines that something
 * speaks against. `xray` and `second_reading` are there when they were given.
 */
export const Note = z.object({
  complaint: z.string(),
  person: z.string(),
  asked_back: z.array(
    z.object({ sign: z.string(), quote: z.optional(z.string()), answer: z.string() }),
  ),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  negatives: z.array(z.string()),
  history: z.string(),
  allergies: z.string(),
  xray: z.optional(z.string()),
  flags: z.array(z.string()),
  differential: z.array(
    z.object({
      name: z.string(),
      likelihood: z.number(),
      seen: z.optional(z.string()),
      suspicion: z.optional(z.boolean()),
    }),
  ),
  second_reading: z.optional(z.string()),
  not_for_patient: z.array(z.string()),
});
export type Note = z.infer<typeof Note>;

/** The ways to change how teeth look, each with what it does and how long it takes, and what to ask a dentist about them. */
export const Looks = z.object({
  ways: z.array(z.object({ name: z.string(), what: z.string(), time: z.string() })),
  ask: z.array(z.string()),
});
export type Looks = z.infer<typeof Looks>;

const UNNAMED_ENGINE = { name: 'unnamed', version: '0' };

/**
 * The result of an assessment (DATA-06). The list form carries `diagnosis`; the free-text form carries `text` and an
 * empty list (DIAG-07). `engine` says which engine spoke and, when a language model was asked and could not be used,
 * says so in `name`. `medicine_questions` are the open questions of the check before a medicine. `received_at` is set
 * by the browser, ISO 8601. `summary` says in one sentence which answers make it so urgent, and `what_changes` by id what
 * would change the urgency and to which level; `about_child`: the words name a child, whatever the age says; `for_child` is what a parent may tell the child whom the result is about;
 * `looks` names the ways to change how teeth look, the mildest first, where the result is about looks alone;
 * `tobacco_denied`: tobacco and areca were asked for and denied, so that no help to stop them is due;
 * `steps` and `note` are `recommendation` and `soap_note` in their parts. A reply that holds no more than the documents'
 * own fields is read too (PROD-06), and so is an urgency outside URGENCIES (DIAG-16, DIAG-17).
 */
export const Diagnosis = z.object({
  diagnosis: z._default(z.array(DiagnosisItem), []),
  text: z.optional(z.string()),
  urgency: z.string(),
  summary: z.optional(z.string()),
  about_child: z.optional(z.boolean()),
  for_child: z.optional(z.array(z.string())),
  looks: z.optional(Looks),
  tobacco_denied: z.optional(z.boolean()),
  what_changes: z.optional(z.object({ id: z.string(), to: z.optional(z.string()) })),
  recommendation: z._default(z.array(z.string()), []),
  steps: z.optional(Steps),
  soap_note: SoapNote,
  note: z.optional(Note),
  emergency: z._default(z.nullable(Emergency), null),
  red_flags: z._default(z.array(z.string()), []),
  medications: z._default(z.array(Medication), []),
  medicine_questions: z._default(z.array(z.string()), []),
  engine: z._default(z.object({ name: z.string(), version: z.string() }), UNNAMED_ENGINE),
  is_saved: z._default(z.boolean(), false),
  diagnosis_id: z._default(z.nullable(z.string()), null),
  received_at: z.optional(z.string()),
});
export type Diagnosis = z.infer<typeof Diagnosis>;

/**
 * What would change the urgency, and to which level. In an emergency only a danger sign ticked by mistake would, and to
 * which level is not told: nobody is to read a calmer word beside an emergency. Where it rests on more, it stays one.
 */
export type WhatChanges =
  | { readonly id: RaisingId; readonly to: UrgencyLevel }
  | { readonly id: 'mistaken' | 'stays' };

/**
 * A result of this product's engine: values from its own lists only. `Diagnosis` is wider, so that a page left open
 * reads newer values too.
 */
export type EngineDiagnosis = Omit<
  Diagnosis,
  'urgency' | 'red_flags' | 'medications' | 'medicine_questions' | 'emergency' | 'what_changes'
> & {
  what_changes?: WhatChanges | undefined;
  urgency: Urgency;
  red_flags: RedFlagId[];
  medications: EngineMedication[];
  medicine_questions: MedicineQuestionId[];
  emergency: EngineEmergency | null;
};
export type EngineMedication = Medication & { id: MedicationId };
export type EngineEmergency = Omit<Emergency, 'kinds'> & { kinds: EmergencyKind[] };
