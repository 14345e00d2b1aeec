// The assessment leads the patient from a worry in their own words to a result they can act on.
// Its first-level states are the fifteen steps of the documents, spelt as they are in the address.
// The chat screen starts it; it runs until that screen is left.
import { and, assign, enqueueActions, not, setup, stateIn } from 'xstate';
import type { MedicalCondition } from '../../contracts/chat-context.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { STEPS } from '../../contracts/steps.ts';
import type { Step } from '../../contracts/steps.ts';
import { concernMachine } from '../concern/concern.machine.ts';
import type { ConcernOutput } from '../concern/concern.machine.ts';
import { diagnosisMachine } from '../diagnosis/diagnosis.machine.ts';
import type { DiagnosisOutput } from '../diagnosis/diagnosis.machine.ts';
import { questionnaireMachine } from '../questionnaire/questionnaire.machine.ts';
import type { QuestionnaireContext } from '../questionnaire/questionnaire.machine.ts';
import type { AssessmentContext, AssessmentEvents, AssessmentInput } from './assessment.events.ts';
import { correctProgress } from './corrections.ts';
import { diagnoseRequest } from './diagnose-request.ts';
import { conditionsAfterToggle } from './history-rules.ts';
import { firstUnanswered, nearestShowable } from './step-rules.ts';
import type { Known } from './step-rules.ts';

/** A changed history has to be confirmed again, and a result that did not know it is dropped. */
const HISTORY_OPEN = { historyGiven: false, diagnosis: null } as const;

/** An address is followed to the step it leads to, one guarded transition for each step. */
const routeChanges = STEPS.map((step) => ({
  guard: and([{ type: 'leadsTo' as const, params: { step } }, not(stateIn(step))]),
  target: `.${step}` as const,
}));

/** The chart of the fifteen steps (CHAT-18, FLOW-01..20). */
export const assessmentMachine = setup({
  types: {} as {
    input: AssessmentInput;
    context: AssessmentContext;
    events: AssessmentEvents;
    children: { concern: 'concern'; questionnaire: 'questionnaire'; diagnosis: 'diagnosis' };
  },
  actors: {
    concern: concernMachine,
    questionnaire: questionnaireMachine,
    diagnosis: diagnosisMachine,
  },
  actions: {
    forgetQuery: assign({ query: null }),
    mirrorConcernText: assign((_, params: { text: string }) => ({ concernText: params.text })),
    rememberConcern: assign(({ context }, { issue, category, emergency }: ConcernOutput) => ({
      ...correctProgress(context, { issue, category: category ?? context.chatContext.category }),
      concernText: issue,
      concernEmergency: emergency,
    })),
    remember: assign(({ context }, answer: Partial<Known['chatContext']>) =>
      correctProgress(context, answer),
    ),
    mirrorQuestionnaire: assign(({ context }, params: QuestionnaireContext) => ({
      ...(params.answers === context.followUpAnswers ? {} : { diagnosis: null }),
      followUpAnswers: params.answers,
      currentQuestionIndex: Math.min(params.index, params.questions.length - 1),
    })),
    showFirstUnanswered: assign({
      currentQuestionIndex: ({ context }) => firstUnanswered(context) ?? 0,
    }),
    showLastQuestion: assign({
      currentQuestionIndex: ({ context }) =>
        QUESTION_BANK[context.chatContext.category ?? 'other'].length - 1,
    }),
    toggleCondition: assign(({ context }, params: { condition: MedicalCondition }) => ({
      selectedConditions: conditionsAfterToggle(context.selectedConditions, params.condition),
      ...HISTORY_OPEN,
    })),
    changeAllergies: assign((_, params: { text: string }) => ({
      allergiesText: params.text,
      ...HISTORY_OPEN,
    })),
    rememberHistory: assign(({ context }) => ({
      ...correctProgress(context, {
        medicalHistory: context.selectedConditions,
        allergies: context.allergiesText.trim(),
      }),
      historyGiven: true,
    })),
    mirrorConsent: assign(({ context }, params: { consent: boolean }) => ({
      chatContext: { ...context.chatContext, consent: params.consent },
      ...(params.consent ? {} : { diagnosis: null }),
    })),
    rememberDiagnosis: assign((_, params: DiagnosisOutput) => ({ diagnosis: params.diagnosis })),
    /** Given by the provider: leaves a local flag for the dentist search (DIAG-27). */
    markAssessmentCompleted: () => undefined,
  },
  guards: {
    leadsTo: ({ context, event }, params: { step: Step }) =>
      event.type === 'route.changed' && nearestShowable(event.step, context) === params.step,
    hasCategory: (_, params: ConcernOutput) => params.category !== null,
    wasLeft: (_, params: { completed: boolean }) => !params.completed,
    hasDiagnosis: ({ context }) => context.diagnosis !== null,
  },
}).createMachine({
  id: 'assessment',
  description: 'The assessment from the first words to the next steps.',
  context: ({ input: { progress, addressStep, query } }) => {
    const { step, ...known } = progress;
    const wanted = addressStep ?? step;
    const unanswered = firstUnanswered(known) ?? known.currentQuestionIndex;
    const currentQuestionIndex = Math.min(known.currentQuestionIndex, unanswered);
    return {
      ...known,
      currentQuestionIndex,
      query,
      resumeAt: query === null ? nearestShowable(wanted, known) : 'INTRO',
    };
  },
  entry: enqueueActions(({ context, enqueue }) => {
    if (context.resumeAt === 'INTRO') return;
    enqueue.raise({ type: 'route.changed', step: context.resumeAt });
  }),
  initial: 'INTRO',
  on: { 'route.changed': routeChanges },
  states: {
    INTRO: {
      description: 'The patient says in their own words what is wrong.',
      invoke: {
        id: 'concern',
        src: 'concern',
        input: ({ context }) => ({
          text: context.query ?? context.concernText,
          submitAtOnce: context.query !== null,
        }),
        onSnapshot: {
          actions: {
            type: 'mirrorConcernText',
            params: ({ event }) => ({ text: event.snapshot.context.text }),
          },
        },
        onDone: [
          {
            guard: { type: 'hasCategory', params: ({ event }) => event.output },
            target: 'AGE_COLLECTION',
            actions: { type: 'rememberConcern', params: ({ event }) => event.output },
          },
          {
            target: 'CATEGORY',
            actions: { type: 'rememberConcern', params: ({ event }) => event.output },
          },
        ],
      },
      exit: 'forgetQuery',
    },
    CATEGORY: {
      description: 'The patient picks the closest of five categories.',
      on: {
        'category.chosen': {
          target: 'AGE_COLLECTION',
          actions: { type: 'remember', params: ({ event }) => ({ category: event.category }) },
        },
        'step.backRequested': 'INTRO',
      },
    },
    AGE_COLLECTION: {
      description: 'The patient picks an age band.',
      on: {
        'age.chosen': {
          target: 'SEX_COLLECTION',
          actions: { type: 'remember', params: ({ event }) => ({ age: event.age }) },
        },
        'step.backRequested': 'CATEGORY',
      },
    },
    SEX_COLLECTION: {
      description: 'The patient picks the biological sex.',
      on: {
        'sex.chosen': {
          target: 'DEPTH_CHOICE',
          actions: { type: 'remember', params: ({ event }) => ({ sex: event.sex }) },
        },
        'step.backRequested': 'AGE_COLLECTION',
      },
    },
    DEPTH_CHOICE: {
      description: 'The patient sees what is coming and starts the questions.',
      on: {
        'depth.chosen': {
          target: 'FOLLOW_UP',
          actions: [
            { type: 'remember', params: ({ event }) => ({ depthChoice: event.depth }) },
            'showFirstUnanswered',
          ],
        },
        'step.backRequested': 'SEX_COLLECTION',
      },
    },
    QUICK_INPUT: {
      description: 'A step of the order without questions of its own: it leads to the options.',
      on: { 'nextSteps.requested': 'CALL_TO_ACTION' },
    },
    FOLLOW_UP: {
      description: 'The patient answers the questions of the category, one at a time.',
      invoke: {
        id: 'questionnaire',
        src: 'questionnaire',
        input: ({ context }) => ({
          questions: QUESTION_BANK[context.chatContext.category ?? 'other'],
          answers: context.followUpAnswers,
          index: context.currentQuestionIndex,
        }),
        onSnapshot: {
          actions: { type: 'mirrorQuestionnaire', params: ({ event }) => event.snapshot.context },
        },
        onDone: [
          {
            guard: { type: 'wasLeft', params: ({ event }) => event.output },
            target: 'DEPTH_CHOICE',
          },
          { target: 'MEDICAL_HISTORY' },
        ],
      },
    },
    MEDICAL_HISTORY: {
      description: 'The patient ticks conditions and names allergies and medicines.',
      on: {
        'condition.toggled': {
          actions: {
            type: 'toggleCondition',
            params: ({ event }) => ({ condition: event.condition }),
          },
        },
        'allergies.changed': {
          actions: { type: 'changeAllergies', params: ({ event }) => ({ text: event.text }) },
        },
        'history.submitted': { target: 'CONSENT_GATE', actions: 'rememberHistory' },
        'step.backRequested': { target: 'FOLLOW_UP', actions: 'showLastQuestion' },
      },
    },
    CONSENT_GATE: {
      description: 'The patient agrees and asks for the assessment.',
      invoke: {
        id: 'diagnosis',
        src: 'diagnosis',
        input: ({ context }) => ({
          request: diagnoseRequest(context),
          consent: context.chatContext.consent,
        }),
        onSnapshot: {
          actions: {
            type: 'mirrorConsent',
            params: ({ event }) => ({ consent: event.snapshot.context.consent }),
          },
        },
        onDone: {
          target: 'DIAGNOSIS',
          actions: { type: 'rememberDiagnosis', params: ({ event }) => event.output },
        },
      },
      on: { 'step.backRequested': 'MEDICAL_HISTORY' },
    },
    DIAGNOSIS: {
      description: 'The patient reads the result.',
      on: {
        'nextSteps.requested': 'CALL_TO_ACTION',
        'dentistSearch.requested': { actions: 'markAssessmentCompleted' },
        'step.backRequested': 'CONSENT_GATE',
      },
    },
    CALL_TO_ACTION: {
      description: 'The patient sees what can be done next.',
      on: {
        'step.backRequested': [{ guard: 'hasDiagnosis', target: 'DIAGNOSIS' }, { target: 'INTRO' }],
      },
    },
    SOCIAL_SHARING: {
      description: 'Sharing a milestone is not available yet.',
      on: { 'step.backRequested': 'DIAGNOSIS' },
    },
    PAYMENT_QR: {
      description: 'Paying by QR code is not available yet.',
      on: { 'step.backRequested': 'DIAGNOSIS' },
    },
    CLINIC_BOOKING: {
      description: 'Booking a clinic is not available yet.',
      on: { 'step.backRequested': 'DIAGNOSIS' },
    },
    TELECONSULTATION: {
      description: 'Video consultations are not available yet.',
      on: { 'step.backRequested': 'DIAGNOSIS' },
    },
  },
});
