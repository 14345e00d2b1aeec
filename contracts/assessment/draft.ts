import * as z from 'zod/mini';
import { SessionToken } from './session-token.ts';
import {
  ALLERGIES_MAX,
  CONCERN_MAX,
  Category,
  ChatContext,
  ChildAge,
  ConsentBy,
  FollowUpAnswers,
  ForWhom,
  MedicalCondition,
} from './chat-context.ts';
import { Diagnosis } from './diagnosis.ts';
import { DRAFT_VERSION } from './draft-version.ts';
import { EMERGENCY_LEVELS } from './emergency.ts';
import { MedicinesReply } from '../endpoints/assessment.ts';
import { MedicineAnswers } from './medicines.ts';
import { ConfirmedSigns, Sign } from './signs.ts';
import { STEPS } from './steps.ts';

export { DRAFT_LIFETIME_MS, DRAFT_VERSION } from './draft-version.ts';

/**
 * One message of the conversation (DATA-03). `content` is what was typed, or the ids of what was asked and
 * chosen; `timestamp` is ISO 8601.
 */
export const ChatMessage = z.object({
  type: z.enum(['user', 'ai']),
  content: z.string(),
  step: z.enum(STEPS),
  timestamp: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * The assessment's data on the server, as far as the browser knows: nothing; perhaps a result, from the moment one that
 * may be stored is asked for; or a deletion that is owed, since consent was withdrawn.
 */
export const ON_SERVER = ['nothing', 'result', 'deletionOwed'] as const;

/**
 * All that is kept locally across reloads and cleared on reset (SESS-20..28). `concernText` is what stands in the
 * concern box; `openSignAnswers` holds the answers so far to the signs in it, null when none is asked back.
 * `isCategoryTaken` tells that the category was taken from the words, and not chosen by the patient. `signs`,
 * `confirmedSigns`, `aboutChild`, `suggestedAnswers` and `fittingCategories` belong to the accepted concern, as `chatContext.issue` does.
 * `chosenGroups` are rows of a question that were ticked, by its id, perhaps before anything in them.
 * `helpShown` is the level of the emergency whose help was shown and put away. `historyGiven` tells whether
 * MEDICAL_HISTORY was passed. `forWhom` and `childAge` are null unless they are told, which nobody has to. `consentBy`
 * is who agrees for a patient who may be a child; null outside that band, and until it is answered. `checkedMedicines`
 * is what the check before a medicine came to, with `medicineAnswers` to its questions.
 */
export const Progress = z.object({
  step: z.enum(STEPS),
  sessionToken: SessionToken,
  sessionStartTime: z.string(),
  chatContext: ChatContext,
  concernText: z.string().check(z.maxLength(CONCERN_MAX)),
  openSignAnswers: z.nullable(ConfirmedSigns),
  isCategoryTaken: z._default(z.boolean(), false),
  signs: z.array(Sign),
  confirmedSigns: ConfirmedSigns,
  aboutChild: z.boolean(),
  suggestedAnswers: FollowUpAnswers,
  fittingCategories: z._default(z.array(Category), []),
  helpShown: z._default(z.nullable(z.enum(EMERGENCY_LEVELS)), null),
  followUpAnswers: FollowUpAnswers,
  chosenGroups: z._default(FollowUpAnswers, {}),
  currentQuestionIndex: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  selectedConditions: z.array(MedicalCondition),
  allergiesText: z.string().check(z.maxLength(ALLERGIES_MAX)),
  historyGiven: z.boolean(),
  forWhom: z._default(z.nullable(ForWhom), null),
  childAge: z._default(z.nullable(ChildAge), null),
  consentBy: z._default(z.nullable(ConsentBy), null),
  diagnosis: z.nullable(Diagnosis),
  medicineAnswers: MedicineAnswers,
  checkedMedicines: z.nullable(MedicinesReply),
  xrayFindings: z.nullable(z.string()),
  onServer: z._default(z.enum(ON_SERVER), 'nothing'),
});
export type Progress = z.infer<typeof Progress>;

/** The record that is written to the browser: the progress, the conversation, and the time. */
export const Draft = z.object({
  version: z.literal(DRAFT_VERSION),
  savedAt: z.string(),
  progress: Progress,
  chatHistory: z.array(ChatMessage),
});
export type Draft = z.infer<typeof Draft>;
