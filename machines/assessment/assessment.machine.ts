import { and, not, stateIn } from 'xstate';
import { STEPS } from '../../contracts/assessment/steps.ts';
import { assessment } from './assessment.setup.ts';
import type { RouteChanged } from './assessment.setup.ts';
import { SESSION_FAILED } from '../../contracts/texts/en/flows/assessment.ts';
import { questionToResume } from './rules/questions.ts';
import { nearestShowable } from './rules/showable-steps.ts';
import { NOTHING_READ } from './rules/signs.ts';
import { AGE_COLLECTION } from './steps/age-collection.step.ts';
import { CALL_TO_ACTION } from './steps/call-to-action.step.ts';
import { CATEGORY } from './steps/category.step.ts';
import { CLINIC_BOOKING } from './steps/clinic-booking.step.ts';
import { CONSENT_GATE } from './steps/consent-gate.step.ts';
import { DEPTH_CHOICE } from './steps/depth-choice.step.ts';
import { DIAGNOSIS } from './steps/diagnosis.step.ts';
import { FOLLOW_UP } from './steps/follow-up.step.ts';
import { INTRO } from './steps/intro.step.ts';
import { MEDICAL_HISTORY } from './steps/medical-history.step.ts';
import { PAYMENT_QR } from './steps/payment-qr.step.ts';
import { QUICK_INPUT } from './steps/quick-input.step.ts';
import { SEX_COLLECTION } from './steps/sex-collection.step.ts';
import { SOCIAL_SHARING } from './steps/social-sharing.step.ts';
import { TELECONSULTATION } from './steps/teleconsultation.step.ts';
import { say } from '../kit/raise-notice.ts';

const showItsQuestion = {
  type: 'showQuestion',
  params: ({ event }: { readonly event: RouteChanged }) => event,
} as const;

/** Transitions by which an address leads to its step, one guarded transition for each step (CHAT-20). */
const routeChanges = STEPS.map((step) => ({
  guard: and([{ type: 'leadsTo' as const, params: { step } }, not(stateIn(step))]),
  target: `.${step}` as const,
  ...(step === 'FOLLOW_UP' ? { actions: showItsQuestion } : {}),
}));

/**
 * The assessment leads the patient from a worry in their own words to a result they can act on. Its first-level states
 * are the fifteen steps of the requirements, spelt as they are in the address, each in a file of its own. The chat
 * screen starts it; it runs until that screen is left (CHAT-18, FLOW-01..20).
 */
export const assessmentMachine = assessment.createMachine({
  id: 'assessment',
  description: 'The assessment from the first words to the next steps.',
  context: ({ input: { progress, addressStep, query } }) => {
    const { step, ...known } = progress;
    const shown = nearestShowable(addressStep ?? step, known);
    // A patient who was answering the signs goes on there: the words are checked again without a press.
    const isAsked = shown === 'INTRO' && known.openSignAnswers !== null;
    return {
      ...known,
      concernText: query ?? known.concernText,
      currentQuestionIndex: questionToResume(known),
      reading: NOTHING_READ,
      formerPrice: null,
      isCallPaid: false,
      medicineQuestionAt: 0,
      seenOptions: [],
      chatSessionToken: null,
      start: query === null && !isAsked ? { kind: 'atStep', step: shown } : { kind: 'withConcern' },
    };
  },
  initial: 'INTRO',
  invoke: {
    id: 'openChatSession',
    src: 'openChatSession',
    input: { known: null },
    onDone: {
      actions: { type: 'rememberSession', params: ({ event }) => ({ token: event.output }) },
    },
    onError: { actions: say('error', SESSION_FAILED) },
  },
  on: {
    'route.changed': routeChanges,
    'results.deleted': { actions: 'forgetStored' },
    'result.saved': { actions: { type: 'rememberSaved', params: ({ event }) => event } },
  },
  states: {
    INTRO,
    CATEGORY,
    AGE_COLLECTION,
    SEX_COLLECTION,
    DEPTH_CHOICE,
    QUICK_INPUT,
    FOLLOW_UP,
    MEDICAL_HISTORY,
    CONSENT_GATE,
    DIAGNOSIS,
    CALL_TO_ACTION,
    SOCIAL_SHARING,
    PAYMENT_QR,
    CLINIC_BOOKING,
    TELECONSULTATION,
  },
});
