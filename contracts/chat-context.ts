import * as z from 'zod/mini';
import { BankId } from './bank-id.ts';

/** The five categories of concern (DATA-02). */
export const CATEGORIES = ['pain', 'gums', 'cosmetic', 'lesion', 'other'] as const;
/** One of them. */
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** The four age bands (STEP-04..07). */
export const AGE_BANDS = ['age_0_18', 'age_19_30', 'age_31_50', 'age_over_50'] as const;
/** One of them. */
export const AgeBand = z.enum(AGE_BANDS);
export type AgeBand = z.infer<typeof AgeBand>;

/** Biological sex as asked on SEX_COLLECTION (STEP-09). */
export const SEXES = ['male', 'female', 'undisclosed'] as const;
/** One of them. */
export const Sex = z.enum(SEXES);
export type Sex = z.infer<typeof Sex>;

/** The only depth on offer (STEP-10). */
export const DEPTHS = ['detailed'] as const;
/** One of them (STEP-13). */
export const Depth = z.enum(DEPTHS);
export type Depth = z.infer<typeof Depth>;

/** The box of MEDICAL_HISTORY that cannot stand beside another (MED-08). */
export const NO_CONDITION = 'none';
/** The boxes in their order (MED-01..08). */
export const MEDICAL_CONDITIONS = [
  'diabetes',
  'high_blood_pressure',
  'heart_disease',
  'asthma',
  'thyroid_disorder',
  'bleeding_disorder',
  'immunosuppression',
  NO_CONDITION,
] as const;
/** One box. */
export const MedicalCondition = z.enum(MEDICAL_CONDITIONS);
export type MedicalCondition = z.infer<typeof MedicalCondition>;

/** What consent is asked for, in the order in which it is read (CONS-01). */
export const CONSENT_POINTS = [
  'made_by_ai',
  'guidance_only',
  'do_not_wait',
  'sent_to_server',
  'kept_in_browser',
] as const;
export type ConsentPoint = (typeof CONSENT_POINTS)[number];

/** Longest texts a person may send, in characters. */
export const CONCERN_MAX = 4000;
export const ALLERGIES_MAX = 1000;
export const XRAY_FINDINGS_MAX = 4000;

/**
 * What is known about the person and the concern so far (DATA-01).
 * `null` means: not asked or not answered yet.
 */
export const ChatContext = z.object({
  issue: z.string().check(z.maxLength(CONCERN_MAX)),
  category: z.nullable(Category),
  age: z.nullable(AgeBand),
  sex: z.nullable(Sex),
  depthChoice: z.nullable(Depth),
  consent: z.boolean(),
  medicalHistory: z.array(MedicalCondition).check(z.maxLength(MEDICAL_CONDITIONS.length)),
  allergies: z.string().check(z.maxLength(ALLERGIES_MAX)),
  patientName: z.string().check(z.maxLength(200)),
  patientEmail: z.string().check(z.maxLength(320)),
  patientPhone: z.string().check(z.maxLength(40)),
});
export type ChatContext = z.infer<typeof ChatContext>;

/** Nothing known yet. */
export const EMPTY_CHAT_CONTEXT: ChatContext = {
  issue: '',
  category: null,
  age: null,
  sex: null,
  depthChoice: null,
  consent: false,
  medicalHistory: [],
  allergies: '',
  patientName: '',
  patientEmail: '',
  patientPhone: '',
};

/** Most options of one answer, and longest all answers together, in characters. */
const OPTIONS_MAX = 40;
const ANSWERS_TOTAL_MAX = 10_000;
/** Most answers to all questions together: each is read on its own, however short. */
export const ANSWERS_MAX = 200;

/** Also asked about answers of the wrong kind, which are refused for that. */
const totalLength = (answers: Readonly<Record<string, unknown>>): number =>
  Object.values(answers)
    .flat()
    .reduce<number>((sum, answer) => sum + (typeof answer === 'string' ? answer.length : 0), 0);

/** An empty list of options counts as an answer, too. */
const countOf = (answers: Readonly<Record<string, unknown>>): number =>
  Object.values(answers).reduce<number>(
    (sum, answer) => sum + (Array.isArray(answer) ? Math.max(1, answer.length) : 1),
    0,
  );

/**
 * Option ids by question id: one for radio, several for checkbox (DATA-05, FUP-22, FUP-23). An id may be one that the
 * bank no longer has, as a page left open sends it.
 */
export const FollowUpAnswers = z
  .record(BankId, z.union([BankId, z.array(BankId).check(z.maxLength(OPTIONS_MAX))]))
  .check(
    z.refine((answers) => countOf(answers) <= ANSWERS_MAX, {
      error: `There are more than ${ANSWERS_MAX} answers`,
    }),
    z.refine((answers) => totalLength(answers) <= ANSWERS_TOTAL_MAX, {
      error: `The answers together are longer than ${ANSWERS_TOTAL_MAX} characters`,
    }),
  );
export type FollowUpAnswers = z.infer<typeof FollowUpAnswers>;
