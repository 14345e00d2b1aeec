import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { RouteChanged } from '../../../machines/assessment/assessment.setup.ts';
import {
  selectQuestionPlace,
  selectStep,
} from '../../../machines/assessment/assessment.selectors.ts';
import type { AssessmentSnapshot } from '../../../machines/assessment/assessment.selectors.ts';
import type { AddressOf } from '../../lib/address.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The assessment for its screens; the chat runs it. */
export const {
  Within: AssessmentFlow,
  useFlow: useAssessment,
  useSelected: useAssessmentSelected,
} = createFlow<typeof assessmentMachine>('assessment');

/** `?step=` in the address (CHAT-17..21), and each question an entry of its own. */
export const STEP_ADDRESS: AddressOf<AssessmentSnapshot, RouteChanged> = {
  param: 'step',
  select: selectStep,
  place: selectQuestionPlace,
  moved: (step, question) => ({ type: 'route.changed', step, question }),
  consumes: ['query'],
};
