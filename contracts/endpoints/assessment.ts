import * as z from 'zod/mini';
import {
  ALLERGIES_MAX,
  AgeBand,
  CONCERN_MAX,
  Category,
  ChildAge,
  ConsentBy,
  Depth,
  FollowUpAnswers,
  HISTORY_BOXES,
  MedicalCondition,
  Sex,
  XRAY_FINDINGS_MAX,
} from '../assessment/chat-context.ts';
import { Diagnosis, Emergency, Medication } from '../assessment/diagnosis.ts';
import { MEDICINE_QUESTIONS_MAX, MedicineAnswers } from '../assessment/medicines.ts';
import { lengthAsRead, personText } from '../assessment/person-text.ts';
import { UNPLACED } from '../assessment/places.ts';
import { ConfirmedSigns, Sign } from '../assessment/signs.ts';
import { AssessmentKey, ChatSessionToken, SessionToken } from '../assessment/session-token.ts';
import { endpoint } from './endpoint.ts';
import { SOME_CHAT_SESSION, SOME_EMAIL, SOME_PHONE, SOME_SESSION } from './examples.ts';

const tag = 'Assessment';
const perMs = 60_000;

/** Opens a chat session; the body is empty, absent or `{}` (API-28, API-29). */
export const openChatSession = endpoint({
  method: 'POST',
  path: '/api/chat/session',
  tag: 'Sessions',
  summary: 'Open a chat session',
  auth: 'none',
  rate: { max: 20, perMs, perDay: 2000 },
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ sessionToken: ChatSessionToken }) },
  example: { body: {} },
});

/** A concern in the patient's words. */
const Concern = z.string().check(z.trim(), z.minLength(1), ...lengthAsRead(CONCERN_MAX));

/**
 * Reading of a concern (API-07). `is_unread`: it is in a language that is not read, so that danger is asked about in
 * general. `unplaced`: the words are a complaint and name no place of the mouth, which is asked for. `signs`: danger signs that the words hint at, the gravest first, to be asked back
 * before anything counts. `emergency`: the words tell one so plainly that help is shown while they are asked; it never
 * comes without a sign. `about_child`: the words name a child. `suggested_answers`: options of the questions that the
 * words suggest, to be marked and never chosen for the person. `fitting_categories`: the likeliest first; one alone may
 * be taken, of several the person picks one.
 */
export const ValidateReply = z.object({
  is_dental_related: z.boolean(),
  is_unread: z._default(z.boolean(), false),
  unplaced: z._default(z.nullable(z.enum(UNPLACED)), null),
  emergency: z._default(z.nullable(Emergency), null),
  signs: z._default(z.array(Sign), []),
  about_child: z._default(z.boolean(), false),
  suggested_answers: z._default(FollowUpAnswers, {}),
  fitting_categories: z._default(z.array(Category), []),
});
export type ValidateReply = z.infer<typeof ValidateReply>;

/** Says whether a concern is about teeth, gums or mouth (API-06, API-07). */
export const validateConcern = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/validate',
  tag,
  summary: 'Is this concern dental?',
  auth: 'none',
  rate: { max: 30, perMs },
  body: z.object({ message: Concern }),
  replies: { 200: ValidateReply },
  example: { body: { message: 'my tooth hurts' } },
});

/**
 * The chat context plus answers, history, allergies and X-ray findings (API-08). `confirmedSigns`: what was said to the
 * danger signs that were asked back; without it none was asked, and what the words tell plainly counts.
 * `consent: false` is refused; a result is stored only with `consent: true`, a `sessionToken` and the
 * `chatSessionToken` that the assessment belongs to. `childAge`: a finer age within the band `age_0_18`, where it was
 * told. `consentBy`: who agrees for a patient of that band; unless it is `guardian` or `adult`, nothing of such a patient
 * is stored.
 */
export const DiagnoseRequest = z.object({
  issue: Concern,
  category: Category,
  age: AgeBand,
  childAge: z.optional(ChildAge),
  sex: Sex,
  depthChoice: z.optional(z.nullable(Depth)),
  consent: z.optional(z.literal(true)),
  consentBy: z.optional(ConsentBy),
  followUpAnswers: FollowUpAnswers,
  medicalHistory: z.array(MedicalCondition).check(z.maxLength(HISTORY_BOXES.length)),
  allergies: personText(ALLERGIES_MAX),
  xrayFindings: z.optional(z.nullable(personText(XRAY_FINDINGS_MAX))),
  confirmedSigns: z.optional(ConfirmedSigns),
  patientName: z.optional(z.string().check(z.maxLength(200))),
  patientEmail: z.optional(z.string().check(z.maxLength(320))),
  patientPhone: z.optional(z.string().check(z.maxLength(40))),
  sessionToken: z.optional(SessionToken),
  chatSessionToken: z.optional(ChatSessionToken),
});
export type DiagnoseRequest = z.infer<typeof DiagnoseRequest>;

/** The example tells this of the patient. */
const TOLD = {
  issue: 'My back tooth hurts when I drink cold water',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] },
  medicalHistory: ['diabetes'],
  allergies: 'penicillin',
} satisfies Partial<DiagnoseRequest>;

/**
 * The result of an assessment (API-08, API-09). `is_saved` is set when it was stored, and only then; `diagnosis_id`
 * comes with saving it to an account (SAVE-02).
 */
export const diagnose = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/diagnose',
  tag,
  summary: 'Judge the answers of one patient',
  auth: 'none',
  rate: { max: 10, perMs, perDay: 1000 },
  body: DiagnoseRequest,
  replies: { 200: z.object({ success: z.literal(true), diagnosis: Diagnosis }) },
  example: {
    body: {
      ...TOLD,
      depthChoice: 'detailed',
      consent: true,
      xrayFindings: null,
      patientName: 'Asha Rao',
      patientEmail: SOME_EMAIL,
      patientPhone: SOME_PHONE,
      sessionToken: SOME_SESSION,
      chatSessionToken: SOME_CHAT_SESSION,
    },
  },
});

/**
 * What the assessment knows of the patient, and the answers of the check. `emergency` is the final one of the result,
 * whatever raised it.
 */
export const MedicinesRequest = z.extend(
  z.pick(DiagnoseRequest, {
    issue: true,
    category: true,
    age: true,
    childAge: true,
    sex: true,
    followUpAnswers: true,
    medicalHistory: true,
    allergies: true,
    xrayFindings: true,
    confirmedSigns: true,
  }),
  { medicineAnswers: MedicineAnswers, emergency: z._default(z.nullable(Emergency), null) },
);
export type MedicinesRequest = z.infer<typeof MedicinesRequest>;

/**
 * The four suggestions as the answers decide them (DIAG-18 to DIAG-21). `questions`: those still open, in the order
 * in which they are asked; while there are any, nothing is suggested. `advice`: what the answers call for beside the
 * medicines. `emergency`: that of the request, with the overdose or the bleeding inside that the answers tell.
 */
export const MedicinesReply = z.object({
  medications: z.array(Medication),
  questions: z.array(z.string()).check(z.maxLength(MEDICINE_QUESTIONS_MAX)),
  advice: z.array(z.string()),
  emergency: z.nullable(Emergency),
});
export type MedicinesReply = z.infer<typeof MedicinesReply>;

/** The check before a medicine. */
export const checkMedicines = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/medicines',
  tag,
  summary: 'Which of the four suggestions are for this patient?',
  auth: 'none',
  rate: { max: 20, perMs },
  body: MedicinesRequest,
  replies: { 200: MedicinesReply },
  example: { body: { ...TOLD, medicineAnswers: { reaction: 'no' } } },
});

/** `not_yours`: results are stored that this chat session has no right to, so asking again is of no use. */
export const DeletionReply = z.object({ verdict: z.enum(['deleted', 'not_yours']) });
export type DeletionReply = z.infer<typeof DeletionReply>;

/** Deletes every stored result of one assessment; asking again does no harm. */
export const deleteResults = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/delete_diagnose',
  tag,
  summary: 'Delete what is stored of one assessment',
  auth: 'none',
  rate: { max: 20, perMs },
  body: AssessmentKey,
  replies: { 200: DeletionReply },
  example: { body: { sessionToken: SOME_SESSION, chatSessionToken: SOME_CHAT_SESSION } },
});
