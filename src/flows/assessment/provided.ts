import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import {
  checkMedicines,
  diagnose,
  openChatSession,
  validateConcern,
} from '../../actors/assessment-calls.ts';
import { markAssessmentCompleted } from '../../actors/draft.ts';

/** The assessment with every outside effect in its place. */
export const providedAssessment = assessmentMachine.provide({
  actors: { validateConcern, diagnose, checkMedicines, openChatSession },
  actions: { markAssessmentCompleted },
});
