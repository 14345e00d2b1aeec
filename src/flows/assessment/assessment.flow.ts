import { PATHS } from '../../../contracts/common/paths.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import {
  checkMedicines,
  diagnose,
  openChatSession,
  validateConcern,
} from '../../actors/assessment/assessment-calls.ts';
import { markAssessmentCompleted } from '../../actors/assessment/draft-storage.ts';
import { keptXray } from '../../actors/xray/kept-xray.ts';
import { passOn } from '../../actors/assessment/pass-on.ts';
import { readFormerPrice } from '../../actors/payments/former-price.ts';
import { printPage } from '../../actors/assessment/print-page.ts';
import { leaveFor } from '../../lib/address/leave.ts';
import { lazyCardPayment } from '../card-payment/lazy.ts';
import { lazyConsultations } from '../consultations/lazy.ts';
import { lazyMilestoneShare } from '../milestone-share/lazy.ts';
import { lazyQrPayment } from '../qr-payment/lazy.ts';
import type { RouteChanged } from '../../../machines/assessment/assessment.setup.ts';
import {
  selectQuestionPlace,
  selectStep,
} from '../../../machines/assessment/assessment.selectors.ts';
import type { AssessmentSnapshot } from '../../../machines/assessment/assessment.selectors.ts';
import type { AddressOf } from '../../lib/address/address.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Returns true when this device keeps an X-ray. */
export const hasXray = (): boolean => keptXray().id !== null;

/** The assessment, bound to all its outside effects. */
export const providedAssessment = assessmentMachine.provide({
  actors: {
    validateConcern,
    diagnose,
    checkMedicines,
    readFormerPrice,
    passOn,
    openChatSession,
    qrPayment: lazyQrPayment,
    cardPayment: lazyCardPayment,
    consultations: lazyConsultations,
    milestoneShare: lazyMilestoneShare,
  },
  actions: {
    markAssessmentCompleted,
    printPage,
    leaveForClinics: () => leaveFor(PATHS.findDentist),
  },
});

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
