import { ASSESSMENT_MINUTES, QUESTIONS_PER_ASSESSMENT } from '../../contracts/common/product.ts';
import { STEPS } from '../../contracts/assessment/steps.ts';
import type { Step } from '../../contracts/assessment/steps.ts';
import {
  aboutMinutes,
  ALMOST_DONE,
  FIRST_ABOUT_YOU,
  questionOf,
} from '../../contracts/texts/en/flows/progress.ts';
import { selectStep } from './assessment.selectors.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';

/** Progress: parts done, the number of parts, and both in words. On FOLLOW_UP each question is one part. */
export type ProgressView = { done: number; of: number; label: string; question: string | null };

/** Steps of the way to the result, in order; the questions count one by one. */
const WAY: readonly Step[] = STEPS.slice(0, STEPS.indexOf('DIAGNOSIS')).filter(
  (step) => step !== 'QUICK_INPUT',
);

/**
 * Says where the patient is outside the questions. The time is told once, at the start (STEP-12): the questions are what
 * takes it, and a figure that stands still over five steps is not believed.
 */
const stageOf = (step: Step, isBehindQuestions: boolean): string => {
  if (step === 'INTRO') return aboutMinutes(ASSESSMENT_MINUTES);
  return isBehindQuestions ? ALMOST_DONE : FIRST_ABOUT_YOU;
};

/** Returns the patient's progress; null once the result is there. */
export const selectProgressView = (snapshot: AssessmentSnapshot): ProgressView | null => {
  const step = selectStep(snapshot);
  const position = WAY.indexOf(step);
  if (position < 0) return null;
  const question = snapshot.context.currentQuestionIndex;
  const asked = step === 'FOLLOW_UP' ? question : 0;
  const isBehindQuestions = position > WAY.indexOf('FOLLOW_UP');
  const done = position + asked + (isBehindQuestions ? QUESTIONS_PER_ASSESSMENT - 1 : 0);
  const share = done / (WAY.length - 1 + QUESTIONS_PER_ASSESSMENT);
  if (step !== 'FOLLOW_UP') {
    const label = stageOf(step, isBehindQuestions);
    return { done: Math.round(share * 100), of: 100, label, question: null };
  }
  const of = QUESTIONS_PER_ASSESSMENT;
  const place = questionOf(question + 1, of);
  return { done: question + 1, of, label: place, question: place };
};
