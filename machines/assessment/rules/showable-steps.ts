import { STEPS, isStep } from '../../../contracts/assessment/steps.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { isCalmResult } from './emergency.ts';
import { isDescribed } from './known.ts';
import type { Known } from './known.ts';
import { firstUnanswered } from './questions.ts';

const hasAllAnswers = (known: Known): boolean =>
  known.chatContext.category !== null && firstUnanswered(known) === null;

const hasReachedQuestions = (known: Known): boolean =>
  isDescribed(known.chatContext) && known.chatContext.depthChoice !== null;

const hasDiagnosis = (known: Known): boolean => known.diagnosis !== null;

/** Conditions under which each step can be shown (CHAT-20). INTRO and QUICK_INPUT have none. */
const NEEDS: Readonly<Record<Step, (known: Known) => boolean>> = {
  INTRO: () => true,
  CATEGORY: ({ chatContext }) => chatContext.issue !== '',
  AGE_COLLECTION: ({ chatContext }) => chatContext.category !== null,
  SEX_COLLECTION: ({ chatContext }) => chatContext.category !== null && chatContext.age !== null,
  DEPTH_CHOICE: ({ chatContext }) => isDescribed(chatContext),
  QUICK_INPUT: () => true,
  FOLLOW_UP: hasReachedQuestions,
  MEDICAL_HISTORY: (known) => hasReachedQuestions(known) && hasAllAnswers(known),
  CONSENT_GATE: (known) => hasReachedQuestions(known) && hasAllAnswers(known) && known.historyGiven,
  DIAGNOSIS: hasDiagnosis,
  CALL_TO_ACTION: hasDiagnosis,
  SOCIAL_SHARING: isCalmResult,
  PAYMENT_QR: isCalmResult,
  CLINIC_BOOKING: hasDiagnosis,
  TELECONSULTATION: hasDiagnosis,
};

/**
 * Returns the step to show for a value of `step` from the address or a draft: itself if what it needs is known,
 * otherwise the nearest earlier step that can be shown; INTRO for an unknown value (CHAT-19..21). QUICK_INPUT is shown
 * only when asked for by name.
 */
export const nearestShowable = (wanted: unknown, known: Known): Step => {
  if (!isStep(wanted)) return 'INTRO';
  if (NEEDS[wanted](known)) return wanted;
  const earlier = STEPS.slice(0, STEPS.indexOf(wanted)).filter((step) => step !== 'QUICK_INPUT');
  return earlier.findLast((step) => NEEDS[step](known)) ?? 'INTRO';
};
