import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { selectStep } from '../../../machines/assessment/assessment.selectors.ts';
import type { AssessmentSnapshot } from '../../../machines/assessment/assessment.selectors.ts';
import type { AddressOf } from '../../lib/address.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The assessment for its screens; the chat runs it. */
export const {
  Within: AssessmentFlow,
  useFlow: useAssessment,
  useSelected: useAssessmentSelected,
} = createFlow<typeof assessmentMachine>('assessment');

/** `?step=` in the address (CHAT-17..21). */
export const STEP_ADDRESS: AddressOf<AssessmentSnapshot, { type: 'route.changed'; step: string }> =
  {
    param: 'step',
    select: selectStep,
    moved: (step) => ({ type: 'route.changed', step }),
    consumes: ['query'],
  };
