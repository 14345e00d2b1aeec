import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';

export type AssessmentRef = ActorRefFrom<typeof assessmentMachine>;

export const AssessmentContext = createContext<AssessmentRef | null>(null);

/** The running assessment; only inside the assessment page. */
export const useAssessment = (): AssessmentRef => {
  const assessment = useContext(AssessmentContext);
  if (assessment === null) throw new Error('useAssessment needs the assessment page above it');
  return assessment;
};
