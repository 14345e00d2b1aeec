import * as z from 'zod/mini';
import { BankId } from './bank-id.ts';
import {
  AGE_BANDS,
  ALLERGIES_MAX,
  CATEGORIES,
  CHILD_AGES,
  CONCERN_MAX,
  CONSENT_BY,
  DEPTHS,
  FOR_WHOM,
  HISTORY_BOXES,
  SEXES,
} from './chat-context-ids.ts';

export * from './chat-context-ids.ts';

export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

export const AgeBand = z.enum(AGE_BANDS);
export type AgeBand = z.infer<typeof AgeBand>;

export const ForWhom = z.enum(FOR_WHOM);
export type ForWhom = z.infer<typeof ForWhom>;

export const ChildAge = z.enum(CHILD_AGES);
export type ChildAge = z.infer<typeof ChildAge>;

export const ConsentBy = z.enum(CONSENT_BY);
export type ConsentBy = z.infer<typeof ConsentBy>;

export const Sex = z.enum(SEXES);
export type Sex = z.infer<typeof Sex>;

/** One of the depths (STEP-13). */
export const Depth = z.enum(DEPTHS);
export type Depth = z.infer<typeof Depth>;

/** One box of MEDICAL_HISTORY. */
export const MedicalCondition = z.enum(HISTORY_BOXES);
export type MedicalCondition = z.infer<typeof MedicalCondition>;

/**
 * All that is known about the person and the concern so far (DATA-01).
 * `null` means: not asked or not answered yet.
 */
export const ChatContext = z.object({
  issue: z.string().check(z.maxLength(CONCERN_MAX)),
  category: z.nullable(Category),
  age: z.nullable(AgeBand),
  sex: z.nullable(Sex),
  depthChoice: z.nullable(Depth),
  consent: z.boolean(),
  medicalHistory: z.array(MedicalCondition).check(z.maxLength(HISTORY_BOXES.length)),
  allergies: z.string().check(z.maxLength(ALLERGIES_MAX)),
  patientName: z.string().check(z.maxLength(200)),
  patientEmail: z.string().check(z.maxLength(320)),
  patientPhone: z.string().check(z.maxLength(40)),
});
export type ChatContext = z.infer<typeof ChatContext>;

/** Most options of one answer, and longest all answers together, in characters. */
const OPTIONS_MAX = 40;
const ANSWERS_TOTAL_MAX = 10_000;
/** Most answers to all questions together: each is read on its own, however short. */
export const ANSWERS_MAX = 200;

/** Adds up the lengths of all answers. It also runs on answers of the wrong kind, which the schema refuses for that. */
const totalLength = (answers: Readonly<Record<string, unknown>>): number =>
  Object.values(answers)
    .flat()
    .reduce<number>((sum, answer) => sum + (typeof answer === 'string' ? answer.length : 0), 0);

/** Counts the answers; an empty list of options counts as one, too. */
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
