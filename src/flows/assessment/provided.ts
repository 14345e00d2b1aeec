import { PATHS } from '../../../contracts/paths.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import {
  checkMedicines,
  diagnose,
  openChatSession,
  validateConcern,
} from '../../actors/assessment-calls.ts';
import { markAssessmentCompleted } from '../../actors/draft-storage.ts';
import { keptXray } from '../../actors/kept-xray.ts';
import { passOn } from '../../actors/pass-on.ts';
import { printPage } from '../../actors/print-page.ts';
import { leaveFor } from '../../lib/leave.ts';
import { laterCardPayment } from '../card-payment/later.ts';
import { laterConsultations } from '../consultations/later.ts';
import { laterMilestoneShare } from '../milestone-share/later.ts';
import { laterQrPayment } from '../qr-payment/later.ts';
import { laterSignInGate } from '../sign-in-gate/later.ts';

/** Returns true when this device keeps an X-ray. */
export const hasXray = (): boolean => keptXray().id !== null;

/** The assessment, bound to all its outside effects. */
export const providedAssessment = assessmentMachine.provide({
  actors: {
    validateConcern,
    diagnose,
    checkMedicines,
    passOn,
    openChatSession,
    signInGate: laterSignInGate,
    qrPayment: laterQrPayment,
    cardPayment: laterCardPayment,
    consultations: laterConsultations,
    milestoneShare: laterMilestoneShare,
  },
  actions: {
    markAssessmentCompleted,
    printPage,
    leaveForClinics: () => leaveFor(PATHS.findDentist),
  },
});
