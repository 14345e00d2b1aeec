import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ChatContext, MedicalCondition } from '../../contracts/chat-context.ts';
import type { Diagnosis, Emergency } from '../../contracts/diagnosis.ts';
import type { Progress } from '../../contracts/draft.ts';
import { emergencyFor } from '../../contracts/emergency.ts';
import { ASSESSMENT_MINUTES, CONDITIONS_SHOWN } from '../../contracts/product.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { redFlagsInAnswers } from '../../contracts/questions/red-flag-answers.ts';
import { STEPS } from '../../contracts/steps.ts';
import type { Step } from '../../contracts/steps.ts';
import type { concernMachine } from '../concern/concern.machine.ts';
import type { diagnosisMachine } from '../diagnosis/diagnosis.machine.ts';
import type { questionnaireMachine } from '../questionnaire/questionnaire.machine.ts';
import type { assessmentMachine } from './assessment.machine.ts';
import { transcriptOf } from './transcript.ts';
import type { TranscriptMessage } from './transcript.ts';
import { urgencyLevelOf } from './urgency-level.ts';
import type { UrgencyLevel } from './urgency-level.ts';

export type AssessmentSnapshot = SnapshotFrom<typeof assessmentMachine>;

/** The step on screen; the address shows the same word (CHAT-17). */
export const selectStep = (snapshot: AssessmentSnapshot): Step => snapshot.value;

/** All that is kept on this device (SESS-20..33). */
export const selectProgress = (snapshot: AssessmentSnapshot): Progress => {
  const { query: _query, resumeAt: _resumeAt, ...known } = snapshot.context;
  return { ...known, step: snapshot.value };
};

/** The concern on its way, while INTRO is on. */
export const selectConcern = (
  snapshot: AssessmentSnapshot,
): ActorRefFrom<typeof concernMachine> | undefined => snapshot.children.concern;

/** The follow-up questions, while FOLLOW_UP is on. */
export const selectQuestionnaire = (
  snapshot: AssessmentSnapshot,
): ActorRefFrom<typeof questionnaireMachine> | undefined => snapshot.children.questionnaire;

/** Consent and call, while CONSENT_GATE is on. */
export const selectDiagnosisRequest = (
  snapshot: AssessmentSnapshot,
): ActorRefFrom<typeof diagnosisMachine> | undefined => snapshot.children.diagnosis;

/** The conversation so far (CHAT-10). */
export const selectTranscript = (snapshot: AssessmentSnapshot): TranscriptMessage[] =>
  transcriptOf(snapshot.context);

/** Whether the conversation history is on screen: on every step but DIAGNOSIS (CHAT-15). */
export const selectShowsTranscript = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.value !== 'DIAGNOSIS';

/** Whether "Start Fresh Assessment" is offered: with a history or a category (INTRO-15..17). */
export const selectCanStartFresh = ({ context }: AssessmentSnapshot): boolean =>
  context.chatContext.category !== null || transcriptOf(context).length > 0;

const graver = (first: Emergency | null, second: Emergency | null): Emergency | null => {
  if (first === null || second === null) return first ?? second;
  return second.level === 'medical' && first.level === 'dental' ? second : first;
};

/**
 * Help that cannot wait, from the very answer that calls for it and on every step from there on. The
 * result's own finding comes first, then the answers, then the first words; the gravest level wins.
 */
export const selectEmergency = ({ context }: AssessmentSnapshot): Emergency | null => {
  const { category } = context.chatContext;
  const answered = category === null ? [] : redFlagsInAnswers(category, context.followUpAnswers);
  return graver(
    graver(context.diagnosis?.emergency ?? null, emergencyFor(answered)),
    context.concernEmergency,
  );
};

/** The result with at most the conditions that are shown (DIAG-02). */
export const selectDiagnosis = ({ context }: AssessmentSnapshot): Diagnosis | null =>
  context.diagnosis === null
    ? null
    : { ...context.diagnosis, diagnosis: context.diagnosis.diagnosis.slice(0, CONDITIONS_SHOWN) };

/** What MEDICAL_HISTORY shows. */
export type HistoryView = { ticked: readonly MedicalCondition[]; allergies: string };

/** The ticked conditions and the allergies as they stand in the boxes (MED-09..11). */
export const selectHistory = ({ context }: AssessmentSnapshot): HistoryView => ({
  ticked: context.selectedConditions,
  allergies: context.allergiesText,
});

/** How far along, 0 to 100, and in words. */
export type ProgressView = { percent: number; label: string };

/** Steps of the way to the result, in order; the questions count one by one. */
const WAY: readonly Step[] = STEPS.slice(0, STEPS.indexOf('DIAGNOSIS')).filter(
  (step) => step !== 'QUICK_INPUT',
);

const minutesLeft = (share: number): string => {
  const minutes = Math.max(1, Math.round(ASSESSMENT_MINUTES * (1 - share)));
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
};

/** How far along the patient is, in percent and in words; null once the result is there. */
export const selectProgressView = ({ value, context }: AssessmentSnapshot): ProgressView | null => {
  const position = WAY.indexOf(value);
  if (position < 0) return null;
  const questions = QUESTION_BANK[context.chatContext.category ?? 'other'].length;
  const units = WAY.length - 1 + questions;
  const asked = value === 'FOLLOW_UP' ? context.currentQuestionIndex : 0;
  const afterQuestions = position > WAY.indexOf('FOLLOW_UP') ? questions - 1 : 0;
  const share = (position + asked + afterQuestions) / units;
  const words =
    value === 'FOLLOW_UP' ? [`Question ${context.currentQuestionIndex + 1} of ${questions}`] : [];
  return { percent: Math.round(share * 100), label: [...words, minutesLeft(share)].join(' · ') };
};

/** What is known about the person so far (DATA-01). */
export const selectChatContext = ({ context }: AssessmentSnapshot): ChatContext =>
  context.chatContext;

/** Names what is on screen: the step, and on FOLLOW_UP the question too. */
export const selectQuestionKey = ({ value, context }: AssessmentSnapshot): string =>
  value === 'FOLLOW_UP' ? `${value} ${context.currentQuestionIndex}` : value;

/** Whether two conversations read the same, so that a view need not be drawn again. */
export const sameTranscript = (
  one: readonly TranscriptMessage[],
  other: readonly TranscriptMessage[],
): boolean =>
  one.length === other.length && one.every((message, at) => message.content === other[at]?.content);

/** How soon, as the badge says it: an emergency raised anywhere stands above the result's own urgency. */
export const selectUrgencyLevel = (snapshot: AssessmentSnapshot): UrgencyLevel | null => {
  const { diagnosis } = snapshot.context;
  if (diagnosis === null) return null;
  return selectEmergency(snapshot) === null ? urgencyLevelOf(diagnosis) : 'emergency';
};
