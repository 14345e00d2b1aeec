import { isGraver } from '../../contracts/rules/compare-emergencies.ts';
import { assign, setup } from 'xstate';
import type {
  AgeBand,
  Category,
  ChildAge,
  ConsentBy,
  Depth,
  ForWhom,
  MedicalCondition,
  Sex,
} from '../../contracts/assessment/chat-context.ts';
import type {
  MedicinesReply,
  MedicinesRequest,
  ValidateReply,
} from '../../contracts/endpoints/assessment.ts';
import type { Diagnosis, Emergency } from '../../contracts/assessment/diagnosis.ts';
import type { Progress } from '../../contracts/assessment/draft.ts';
import type { MedicineOption, MedicineQuestionId } from '../../contracts/assessment/medicines.ts';
import { asksWhoAgrees } from '../../contracts/rules/consent-by.ts';
import { placedConcern } from '../../contracts/assessment/places.ts';
import type { AskedPlace } from '../../contracts/assessment/places.ts';
import type { SignAnswer } from '../../contracts/assessment/signs.ts';
import type { Step } from '../../contracts/assessment/steps.ts';
import type { consultationsMachine } from '../consultations/consultations.machine.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { milestoneShareMachine } from '../milestone-share/milestone-share.machine.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type {
  CardPaymentOutput,
  cardPaymentMachine,
} from '../card-payment/card-payment.machine.ts';
import type { qrPaymentMachine } from '../qr-payment/qr-payment.machine.ts';
import { afterAnswer } from './rules/answer.ts';
import type { Given } from './rules/answer.ts';
import { fittingCategory } from './rules/concern.ts';
import type { DiagnosisInput } from './rules/diagnose-request.ts';
import { agesAsked } from './rules/for-whom.ts';
import { isJunk } from './rules/junk.ts';
import type { Known } from './rules/known.ts';
import {
  afterMedicineAnswer,
  firstOpenMedicineQuestion,
  medicineQuestionsOf,
} from './rules/medicine-check.ts';
import { isCalmResult } from './rules/emergency.ts';
import {
  firstUnanswered,
  groupsLeftOpen,
  isAnswered,
  lookAt,
  nearestQuestion,
  offersNone,
  questionAt,
  questionsOf,
  wordsAgainst,
} from './rules/questions.ts';
import { nearestShowable } from './rules/showable-steps.ts';
import { answersToResume, areSignsAnswered, toldAnswers } from './rules/signs.ts';
import type { Reading } from './rules/signs.ts';
import { rightToStore } from './rules/stored.ts';
import type { Storable } from './rules/stored.ts';
import type { Topic } from '../../contracts/assessment/topics.ts';

/** Start values that the chat screen gives the assessment. */
export type AssessmentInput = {
  progress: Progress;
  /** The address's `step`, honoured if it can be shown; null leaves the choice to the draft. */
  addressStep: string | null;
  /** A concern that came with the address (LAND-06). */
  query: string | null;
};

/** Start of the assessment: at a step, or with a concern that is checked without a further press. */
export type Start = { kind: 'atStep'; step: Step } | { kind: 'withConcern' };

/** Facts that are kept on the device, and those of this visit alone. */
export type AssessmentContext = Known & {
  chatSessionToken: Storable['chatSessionToken'];
  start: Start;
  /** Price of the call of 15 minutes before, in paise; null where none is known to be true. */
  formerPrice: number | null;
  /** Says that a call was paid on this page; the record is the server's. */
  isCallPaid: boolean;
  /** Place of the question of the check before a medicine that is on screen. */
  medicineQuestionAt: number;
  /** Options of the list that was last looked at down to its end. */
  seenOptions: readonly string[];
  /** The server's reading of the words that are being checked. */
  reading: Reading['reading'];
};

/** A text that is given to another app or to the clipboard. */
export type PassedOn = {
  readonly way: 'share' | 'copy';
  readonly title: string;
  readonly text: string;
};

export type PassedOnVerdict = 'shared' | 'copied' | 'dismissed';

/** The person moved to another step, or on FOLLOW_UP to another question, by Back, Forward or the address. */
export type RouteChanged = {
  type: 'route.changed';
  step: string | null;
  question?: number | null;
};

/** Actions of the person, and changes of the address. */
export type AssessmentEvents =
  | { type: 'concern.changed'; text: string }
  | { type: 'concern.submitted' }
  | { type: 'topic.chosen'; topic: Topic }
  /** The person says that words which do not read as dental are about the mouth. */
  | { type: 'concern.affirmed' }
  | { type: 'place.chosen'; place: AskedPlace }
  | { type: 'warning.acknowledged' }
  | { type: 'sign.answered'; id: string; answer: SignAnswer }
  | { type: 'signs.confirmed' }
  /** The person is safe, or has called. */
  | { type: 'help.acknowledged' }
  | { type: 'category.chosen'; category: Category }
  | { type: 'forWhom.chosen'; forWhom: ForWhom }
  | { type: 'age.chosen'; age: AgeBand }
  /** A child's age, which names the youngest band too. */
  | { type: 'childAge.chosen'; childAge: ChildAge }
  | { type: 'sex.chosen'; sex: Sex }
  | { type: 'depth.chosen'; depth: Depth }
  | { type: 'option.pressed'; option: string }
  /** A row that holds several options was pressed itself. */
  | { type: 'group.pressed'; group: string }
  /** The last of the options on screen came into view, or into focus. */
  | { type: 'options.seen'; options: readonly string[] }
  /** Nothing on the list applies. */
  | { type: 'none.chosen' }
  /** The patient settles whether the words or the answer is right. */
  | { type: 'words.kept' }
  | { type: 'words.denied' }
  | { type: 'answer.confirmed' }
  | { type: 'condition.toggled'; condition: MedicalCondition }
  | { type: 'allergies.changed'; text: string }
  | { type: 'history.submitted' }
  | { type: 'consent.granted' }
  | { type: 'consent.withdrawn' }
  /** The choice of the person who agrees for a patient who may be a child. */
  | { type: 'consentBy.chosen'; consentBy: ConsentBy }
  | { type: 'assessment.requested' }
  | { type: 'medicineCheck.opened' }
  | { type: 'medicine.answered'; id: MedicineQuestionId; option: MedicineOption }
  | { type: 'medicineAnswer.confirmed' }
  | { type: 'medicineAnswers.reopened' }
  | { type: 'nextSteps.requested' }
  | { type: 'dentistSearch.requested' }
  | { type: 'clinicSearch.requested' }
  /** A consultation is wanted, paid at once through the checkout (DIAG-25). */
  | { type: 'teleconsultation.requested' }
  /** The report and a consultation by video are wanted. */
  | { type: 'consultation.requested' }
  /** The patient wants to tell others (CTA-05). */
  | { type: 'socialSharing.requested' }
  | ({ type: 'share.requested' } & PassedOn)
  | { type: 'print.requested' }
  | { type: 'step.backRequested' }
  /** The server holds nothing of this assessment any more. */
  | { type: 'results.deleted' }
  /** The result is in an account, under this id. */
  | { type: 'result.saved'; id: string | null }
  | RouteChanged;

/** The emergency in what was just answered, if any. */
type CallsForHelp = { readonly emergency: Emergency | null };

/** Facts, effects, decisions and waits that the steps of the assessment share, each said once. */
export const assessment = setup({
  types: {} as {
    input: AssessmentInput;
    context: AssessmentContext;
    events: AssessmentEvents;
    emitted: NoticeRaised;
    children: {
      validateConcern: 'validateConcern';
      diagnose: 'diagnose';
      checkMedicines: 'checkMedicines';
      readFormerPrice: 'readFormerPrice';
      passOn: 'passOn';
      openChatSession: 'openChatSession';
      reopenChatSession: 'openChatSession';
      qrPayment: 'qrPayment';
      cardPayment: 'cardPayment';
      consultations: 'consultations';
      milestoneShare: 'milestoneShare';
    };
    tags: Tag;
  },
  actors: {
    validateConcern: notProvided<ValidateReply, { message: string }>('validateConcern'),
    diagnose: notProvided<Diagnosis, DiagnosisInput>('diagnose'),
    checkMedicines: notProvided<MedicinesReply, MedicinesRequest>('checkMedicines'),
    /** Asks what the call of 15 minutes cost before, which only the operator can say. */
    readFormerPrice: notProvided<number | null>('readFormerPrice'),
    /** Hands a text to the system's share sheet; without one, or where copying is asked for, to the clipboard. */
    passOn: notProvided<PassedOnVerdict, PassedOn>('passOn'),
    qrPayment: laterFlowNotProvided<typeof qrPaymentMachine>('qrPayment'),
    cardPayment: laterFlowNotProvided<typeof cardPaymentMachine>('cardPayment'),
    consultations: laterFlowNotProvided<typeof consultationsMachine>('consultations'),
    milestoneShare: laterFlowNotProvided<typeof milestoneShareMachine>('milestoneShare'),
    /** Ends with the token of the open chat session; a token that is already known is returned as it is. */
    openChatSession: notProvided<string, { known: string | null }>('openChatSession'),
  },
  actions: {
    /** Takes in an answer: every one goes through here, and a result that rested on another answer is dropped. */
    answer: assign(({ context }, given: Given) => afterAnswer(context, given)),
    /** Remembers other words; the answers to the signs of the earlier ones do not count for them. */
    rememberText: assign((_, params: { text: string }) => ({
      concernText: params.text,
      openSignAnswers: null,
      helpShown: null,
    })),
    /** Makes INTRO wait for words when it is entered later, in place of going on to where the visit began. */
    forgetStart: assign({ start: { kind: 'atStep', step: 'INTRO' } }),
    rememberReading: assign(({ context }, reading: ValidateReply) => ({
      reading,
      openSignAnswers: reading.signs.length === 0 ? null : answersToResume(context),
    })),
    takeAsDental: assign(({ context }) => ({
      reading: { ...context.reading, is_dental_related: true, unplaced: null },
    })),
    /** Joins the place to the words, and keeps what was answered to their signs. */
    joinPlace: assign(({ context }, { place }: { place: AskedPlace }) => ({
      concernText: placedConcern(context.concernText, place),
    })),
    rememberSignAnswer: assign(({ context }, given: { id: string; answer: SignAnswer }) => ({
      openSignAnswers: { ...context.openSignAnswers, [given.id]: given.answer },
    })),
    takeAsTold: assign(({ context }) => ({ openSignAnswers: toldAnswers(context.reading) })),
    rememberHelpShown: assign((_, { emergency }: CallsForHelp) => ({
      helpShown: emergency?.level ?? null,
    })),
    /** Ends asking back: the concern is accepted with the answers. */
    closeSigns: assign({ openSignAnswers: null }),
    /** Keeps the first token of the visit: results that are stored in this visit belong to it. */
    rememberSession: assign(({ context }, params: { token: string }) => ({
      chatSessionToken: context.chatSessionToken ?? params.token,
    })),
    expectStored: assign({
      onServer: ({ context }) => (rightToStore(context) === null ? context.onServer : 'result'),
    }),
    forgetStored: assign({ onServer: 'nothing' }),
    /** Marks the result as saved, so that it is not saved again (SAVE-02, SAVE-03). */
    rememberSaved: assign(({ context: { diagnosis } }, params: { id: string | null }) => ({
      diagnosis: diagnosis && { ...diagnosis, is_saved: true, diagnosis_id: params.id },
    })),
    /** Remembers a result; the check before a medicine belonged to the earlier one and is dropped. */
    rememberResult: assign((_, params: { diagnosis: Diagnosis }) => ({
      ...params,
      checkedMedicines: null,
    })),
    rememberSeen: assign((_, params: { seenOptions: readonly string[] }) => params),
    rememberFormerPrice: assign((_, params: { formerPrice: number | null }) => params),
    rememberCallPaid: assign({ isCallPaid: true }),
    rememberMedicineAnswer: assign(
      ({ context }, given: { id: MedicineQuestionId; option: MedicineOption }) =>
        afterMedicineAnswer(context, given),
    ),
    /** Shows the first question of the check without an answer; the first of all where each has one. */
    showOpenMedicineQuestion: assign({
      medicineQuestionAt: ({ context }) => firstOpenMedicineQuestion(context) ?? 0,
    }),
    showNextMedicineQuestion: assign({
      medicineQuestionAt: ({ context }) => context.medicineQuestionAt + 1,
    }),
    showPreviousMedicineQuestion: assign({
      medicineQuestionAt: ({ context }) => context.medicineQuestionAt - 1,
    }),
    rememberMedicines: assign((_, reply: MedicinesReply) => ({ checkedMedicines: reply })),
    showNextQuestion: assign({
      currentQuestionIndex: ({ context }) => context.currentQuestionIndex + 1,
    }),
    showPreviousQuestion: assign({
      currentQuestionIndex: ({ context }) => context.currentQuestionIndex - 1,
    }),
    /** Shows the wanted question, or the nearest one before it that has no open question in front of it. */
    showQuestion: assign(({ context }, { question }: Pick<RouteChanged, 'question'>) => ({
      currentQuestionIndex: nearestQuestion(context, question ?? context.currentQuestionIndex),
    })),
    showFirstUnanswered: assign({
      currentQuestionIndex: ({ context }) => firstUnanswered(context) ?? 0,
    }),
    showLastQuestion: assign({
      currentQuestionIndex: ({ context }) => questionsOf(context).length - 1,
    }),
    raiseNotice: raisesNotice(),
    printPage: effectNotProvided('printPage'),
    /** Leaves a flag for the dentist search (DIAG-27). */
    markAssessmentCompleted: effectNotProvided('markAssessmentCompleted'),
    /** Opens the public page of dentists, which asks nobody who they are (CTA-02, CLINIC-04). */
    leaveForClinics: effectNotProvided('leaveForClinics'),
  },
  guards: {
    isVerified: (_, output: CardPaymentOutput) => output.kind === 'verified',
    startsWithConcern: ({ context: { start } }) => start.kind === 'withConcern',
    startsAt: ({ context: { start } }, params: { step: Step }) =>
      start.kind === 'atStep' && start.step === params.step,
    leadsTo: ({ context, event }, params: { step: Step }) =>
      event.type === 'route.changed' && nearestShowable(event.step, context) === params.step,
    hasConcern: ({ context }) => context.concernText.trim() !== '',
    hasJunk: ({ context }) => context.concernText.trim() !== '' && isJunk(context.concernText),
    hasSigns: (_, reply: ValidateReply) => reply.signs.length > 0,
    tellsAllSigns: ({ context }) => toldAnswers(context.reading) !== null,
    hasSignAnswers: ({ context }) => areSignsAnswered(context),
    isDental: ({ context }) => context.reading.is_dental_related,
    isUnplaced: ({ context }) => context.reading.unplaced !== null,
    isElsewhere: (_, { place }: { place: AskedPlace }) => place === 'elsewhere',
    isDentalOfCategory: ({ context }) =>
      context.reading.is_dental_related && fittingCategory(context) !== null,
    /** True for a level that is graver than the one shown before, so that each interrupts once. */
    isHelpDue: ({ context }, { emergency }: CallsForHelp) =>
      isGraver(emergency?.level ?? null, context.helpShown),
    isCalmResult: ({ context }) => isCalmResult(context),
    callsForHelp: (_, { emergency }: CallsForHelp) => emergency !== null,
    isAskedInBands: ({ context }) => agesAsked(context).bands,
    isAskedInYears: ({ context }) => agesAsked(context).years,
    hasQuestion: ({ context }) => questionAt(context) !== undefined,
    isFirstQuestion: ({ context }) => context.currentQuestionIndex === 0,
    isLastQuestion: ({ context }) =>
      context.currentQuestionIndex === questionsOf(context).length - 1,
    canSayNone: ({ context }) =>
      offersNone(questionAt(context), context.followUpAnswers) && lookAt(context) !== 'due',
    isDeniedByWords: ({ context }) => wordsAgainst(context).length > 0,
    hasAnswer: ({ context }) => isAnswered(questionAt(context), context),
    /** True where a row is ticked and nothing in it. */
    isGroupLeftOpen: ({ context }) => groupsLeftOpen(questionAt(context), context).length > 0,
    hasConsent: ({ context }) => context.chatContext.consent,
    isAskedWhoAgrees: ({ context }) => asksWhoAgrees(context.chatContext),
    hasConsentBy: ({ context }) =>
      context.consentBy !== null || !asksWhoAgrees(context.chatContext),
    isCopied: (_, verdict: PassedOnVerdict) => verdict === 'copied',
    hasResult: ({ context }) => context.diagnosis !== null,
    hasMedicineQuestions: ({ context }) => medicineQuestionsOf(context).length > 0,
    isFirstMedicineQuestion: ({ context }) => context.medicineQuestionAt === 0,
    isLastMedicineQuestion: ({ context }) =>
      context.medicineQuestionAt === medicineQuestionsOf(context).length - 1,
    /** True when the question on screen and all before it have their answers. */
    hasMedicineAnswer: ({ context }) =>
      (firstOpenMedicineQuestion(context) ?? Infinity) > context.medicineQuestionAt,
    hasCheckedMedicines: ({ context }) => context.checkedMedicines !== null,
  },
});
