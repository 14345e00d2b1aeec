import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { RouteChanged } from '../../../machines/assessment/assessment.setup.ts';
import {
  selectQuestionPlace,
  selectStep,
} from '../../../machines/assessment/assessment.selectors.ts';
import type { AssessmentSnapshot } from '../../../machines/assessment/assessment.selectors.ts';
import type { AddressOf } from '../../lib/address/address.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the assessment, which the chat runs. */
export const {
  Within: AssessmentFlow,
  useFlow: useAssessment,
  useSelected: useAssessmentSelected,
} = createFlow<typeof assessmentMachine>('assessment');

/** Maps the step to `?step=` in the URL (CHAT-17..21); each question has its own history entry. */
export const STEP_ADDRESS: AddressOf<AssessmentSnapshot, RouteChanged> = {
  param: 'step',
  select: selectStep,
  place: selectQuestionPlace,
  moved: (step, question) => ({ type: 'route.changed', step, question }),
  consumes: ['query'],
};
