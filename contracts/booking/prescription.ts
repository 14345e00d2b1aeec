import * as z from 'zod/mini';
import { MEDICINE_WORDINGS } from '../assessment/medicine-ids.ts';
import { textOf } from '../forms/schema.ts';
import { PRESCRIPTION } from '../forms/prescription.ts';

/** Medicines that a dentist can prescribe here; `contracts/rules/prescribing.ts` tells what is known of each. */
export const PRESCRIBED_IDS = [
  'paracetamol',
  'ibuprofen',
  'amoxicillin',
  'metronidazole',
  'azithromycin',
  'chlorhexidine',
  'lidocaine',
  'benzocaine',
  'clotrimazole',
  'triamcinolone',
  'potassium_nitrate',
] as const;
export type PrescribedId = (typeof PRESCRIBED_IDS)[number];

/** Most medicines of one prescription. */
export const LINES_MAX = 6;

/** Most reasons of one medicine. */
const REASONS_MAX = 40;

export const FOODS = ['any', 'after', 'before'] as const;
export type Food = (typeof FOODS)[number];

/** The questions of the check before a medicine that a dentist asks; the age is told in years. */
export const DESK_QUESTIONS = [
  'pregnancy',
  'weight',
  'stomach',
  'kidney_or_liver',
  'heart_or_blood',
  'reaction',
  'taken',
  'fever',
] as const;
export type DeskQuestion = (typeof DESK_QUESTIONS)[number];

/** Facts that the patient told the dentist before anything is prescribed: without one of the answers nothing is. */
export const ToldAtVisit = z.object({
  age: z.int().check(z.minimum(0), z.maximum(120)),
  answers: z.object({
    pregnancy: z.enum(MEDICINE_WORDINGS.pregnancy),
    weight: z.enum(MEDICINE_WORDINGS.weight),
    stomach: z.enum(MEDICINE_WORDINGS.stomach),
    kidney_or_liver: z.enum(MEDICINE_WORDINGS.kidney_or_liver),
    heart_or_blood: z.enum(MEDICINE_WORDINGS.heart_or_blood),
    reaction: z.enum(MEDICINE_WORDINGS.reaction),
    taken: z.enum(MEDICINE_WORDINGS.taken),
    fever: z.enum(MEDICINE_WORDINGS.fever),
  }),
  /** Allergies, illnesses and medicines in words. */
  history: textOf(PRESCRIPTION.history),
});
export type ToldAtVisit = z.infer<typeof ToldAtVisit>;

const few = z.int().check(z.minimum(1), z.maximum(100));

/** One medicine of a prescription. */
export const PrescribedLine = z.object({
  medicine: z.enum(PRESCRIBED_IDS),
  strength: z.string().check(z.maxLength(20)),
  /** Amount of it at a time, in its own unit. */
  dose: few,
  times: few,
  days: few,
  food: z.enum(FOODS),
  note: textOf(PRESCRIPTION.note),
  /** Reasons why it is prescribed all the same, each by the id of the conflict that it answers: none answers another one. */
  reasons: z._default(
    z
      .record(z.string().check(z.maxLength(40)), textOf(PRESCRIPTION.reason))
      .check(z.refine((reasons) => Object.keys(reasons).length <= REASONS_MAX)),
    {},
  ),
});
export type PrescribedLine = z.infer<typeof PrescribedLine>;

/** A prescription as a dentist hands it in. */
export const Prescribed = z.object({
  told: ToldAtVisit,
  lines: z.array(PrescribedLine).check(z.minLength(1), z.maxLength(LINES_MAX)),
});
export type Prescribed = z.infer<typeof Prescribed>;

/** Digits of a code: those of Crockford's base 32, which has no letters that look like others. */
export const CODE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 digits of 5 bits: 80 bits that nobody can guess. */
export const CODE_LENGTH = 16;

/**
 * Prescription of a version of a visit note as it is read. `withdrawn`: an earlier version had one, and this one has none.
 */
export const Prescription = z.union([
  z.extend(Prescribed, {
    kind: z.literal('made'),
    /** The code of its check page, in groups of four. */
    code: z.string(),
    doctor_qualification: z.string(),
  }),
  z.object({ kind: z.literal('withdrawn') }),
]);
export type Prescription = z.infer<typeof Prescription>;
export type MadePrescription = Extract<Prescription, { kind: 'made' }>;

/** A prescription as others than its patient and its dentist read it: what the paper says, without what was told for it. */
export const ShownPrescription = z.union([
  z.object({
    kind: z.literal('made'),
    code: z.string(),
    doctor_qualification: z.string(),
    lines: z.array(z.omit(PrescribedLine, { reasons: true })),
  }),
  z.object({ kind: z.literal('withdrawn') }),
]);
export type ShownPrescription = z.infer<typeof ShownPrescription>;

/** An objection to one line: it is refused, or the dentist has to write a reason. */
export const PrescribingConflict = z.object({
  /** What objects: one id in a line. */
  id: z.string(),
  line: z.int().check(z.minimum(0)),
  kind: z.enum(['refused', 'reason']),
  text: z.string(),
});
export type PrescribingConflict = z.infer<typeof PrescribingConflict>;
