import { graver } from '../../contracts/rules/compare-emergencies.ts';
import type { SnapshotFrom } from 'xstate';
import type {
  AgeBand,
  ChatContext,
  ChildAge,
  ForWhom,
  MedicalCondition,
} from '../../contracts/assessment/chat-context.ts';
import type { Diagnosis, Emergency, UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';
import type { Progress } from '../../contracts/assessment/draft.ts';
import { CONDITIONS_SHOWN } from '../../contracts/common/product.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { emergencyOfSigns } from '../../contracts/rules/confirmed-signs.ts';
import type { Unplaced } from '../../contracts/assessment/places.ts';
import type { AssessmentKey } from '../../contracts/assessment/session-token.ts';
import type { ConfirmedSigns, Sign } from '../../contracts/assessment/signs.ts';
import type { Step } from '../../contracts/assessment/steps.ts';
import type { assessmentMachine } from './assessment.machine.ts';
import { emergencyKnown } from './rules/emergency.ts';
import { agesAsked, forWhomOf } from './rules/for-whom.ts';
import type { AgesAsked } from './rules/for-whom.ts';
import {
  groupsLeftOpen,
  lookAt,
  markedNow,
  questionAt,
  questionsOf,
  tickedOptions,
  wordsAgainst,
  personOf,
} from './rules/questions.ts';
import { MEDICINE_FACTS } from '../../contracts/assessment/chat-context-ids.ts';
import { offeredBoxes } from '../../contracts/rules/offered-options.ts';
import type { Look } from './rules/questions.ts';
import { signAnswersOf } from './rules/signs.ts';
import { keyOfStored } from './rules/stored.ts';
import { keptContentOf, transcriptOf } from './rules/transcript.ts';
import type { TranscriptMessage } from './rules/transcript.ts';
import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';

export type AssessmentSnapshot = SnapshotFrom<typeof assessmentMachine>;

/** The step on screen; the address shows the same word (CHAT-17). */
export const selectStep = ({ value }: AssessmentSnapshot): Step =>
  // Each step is one first-level state, so its name is the only key.
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Step;

/** Returns the position of the question of FOLLOW_UP on screen; null on other steps. */
export const selectQuestionPlace = (snapshot: AssessmentSnapshot): number | null =>
  snapshot.matches('FOLLOW_UP') ? snapshot.context.currentQuestionIndex : null;

const isAskingBack = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.matches({ INTRO: 'confirmingSigns' });

const isCheckingMedicines = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.matches({ DIAGNOSIS: 'confirmingMedicines' });

/** Returns true when the check before a medicine has come to its outcome. */
export const areMedicinesChecked = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.matches({ DIAGNOSIS: { confirmingMedicines: 'medicinesChecked' } });

/** Returns true while help has the screen by the words alone, which the patient may still change. */
export const selectIsHelpFirst = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.matches({ INTRO: 'gettingHelpFirst' });

/** Returns true while help that cannot wait has the whole screen. */
const isGettingHelp = (snapshot: AssessmentSnapshot): boolean =>
  selectIsHelpFirst(snapshot) ||
  snapshot.matches({ INTRO: 'gettingHelp' }) ||
  snapshot.matches({ FOLLOW_UP: 'gettingHelp' });

/**
 * The screen that is on: the step's own, the signs that INTRO asks back, help that interrupts, or the check before a
 * medicine in DIAGNOSIS.
 */
export type AssessmentScreen = Step | 'SIGNS' | 'HELP' | 'MEDICINES';

export const selectScreen = (snapshot: AssessmentSnapshot): AssessmentScreen => {
  if (isAskingBack(snapshot)) return 'SIGNS';
  if (isGettingHelp(snapshot)) return 'HELP';
  return isCheckingMedicines(snapshot) ? 'MEDICINES' : selectStep(snapshot);
};

/** Returns all that is kept on this device (SESS-20..28). */
export const selectProgress = (snapshot: AssessmentSnapshot): Progress => {
  const {
    start: _start,
    reading: _reading,
    formerPrice: _formerPrice,
    isCallPaid: _isCallPaid,
    medicineQuestionAt: _medicineQuestionAt,
    seenOptions: _seenOptions,
    chatSessionToken: _chatSessionToken,
    ...known
  } = snapshot.context;
  return { ...known, step: selectStep(snapshot) };
};

/** Returns true while an answer of the server is awaited. */
export const selectIsBusy = (snapshot: AssessmentSnapshot): boolean => snapshot.hasTag('busy');

/** Returns the content of the concern box. */
export const selectConcernText = ({ context }: AssessmentSnapshot): string => context.concernText;

/** Returns true when the concern can be sent (INTRO-19). */
export const selectCanSendConcern = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.can({ type: 'concern.submitted' });

/** Returns the warning that is open, if any: the concern is not dental, or it could not be checked. */
export const selectWarning = (
  snapshot: AssessmentSnapshot,
): 'rejected' | 'doubted' | 'elsewhere' | 'unchecked' | null => {
  if (snapshot.matches({ INTRO: 'concernDoubted' })) return 'doubted';
  if (snapshot.matches({ INTRO: 'concernReferred' })) return 'elsewhere';
  if (snapshot.matches({ INTRO: 'concernRejected' })) return 'rejected';
  return snapshot.matches({ INTRO: 'validationFailed' }) ? 'unchecked' : null;
};

/** Returns what the words complain of while it is asked where that is; null otherwise. */
export const selectUnplaced = (snapshot: AssessmentSnapshot): Unplaced | null =>
  snapshot.matches({ INTRO: 'placingConcern' }) ? snapshot.context.reading.unplaced : null;

/** The signs that are asked back, the gravest first, each with the words that raised it. */
export const selectSigns = ({ context }: AssessmentSnapshot): readonly Sign[] =>
  context.reading.signs;

/** Returns true when the words are in a language that is not read. */
export const selectIsUnread = ({ context }: AssessmentSnapshot): boolean =>
  context.reading.is_unread;

const UNANSWERED: ConfirmedSigns = {};

/** Returns the answers given so far to the signs that are asked back. */
export const selectSignAnswers = ({ context }: AssessmentSnapshot): ConfirmedSigns =>
  context.openSignAnswers ?? UNANSWERED;

/** Returns true when every sign that is asked back is answered. */
export const selectCanConfirmSigns = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.can({ type: 'signs.confirmed' });

/** The conversation so far (CHAT-10). */
export const selectTranscript = (snapshot: AssessmentSnapshot): TranscriptMessage[] =>
  transcriptOf(snapshot.context);

/** Returns the number of messages in the conversation (CHAT-12). */
export const selectMessageCount = ({ context }: AssessmentSnapshot): number =>
  transcriptOf(context).length;

/** Returns what leaving would lose: the person's answers, and a result. */
export const selectLosable = ({ context }: AssessmentSnapshot) => {
  // A result that an account has stays there.
  const isSaved = context.diagnosis !== null && context.diagnosis.diagnosis_id !== null;
  return {
    answers: transcriptOf(context).filter(({ type }) => type === 'user').length,
    hasResult: context.diagnosis !== null && !isSaved,
    isSaved,
  };
};

/**
 * Returns true while the patient answers and does not read the result: the conversation history is on screen (CHAT-15),
 * and an emergency is short and stays in view.
 */
export const selectIsAnswering = (snapshot: AssessmentSnapshot): boolean =>
  !snapshot.matches('DIAGNOSIS');

/** Returns true when "Start Fresh Assessment" is offered: with a history or a category (INTRO-15..17). */
export const selectCanStartFresh = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.context.chatContext.category !== null || selectMessageCount(snapshot) > 0;

/**
 * Returns the help that cannot wait, from the very answer that calls for it and on every step from there on. The
 * result's own finding comes first, then the answers, then the confirmed signs; the gravest level wins. Help for what
 * the words tell plainly is shown while it is asked back, and changes only when all signs are confirmed: nothing moves
 * under a finger.
 */
export const selectEmergency = (snapshot: AssessmentSnapshot): Emergency | null => {
  const { context } = snapshot;
  // Help is about the answers that interrupted, not about an earlier concern.
  if (snapshot.matches({ INTRO: 'gettingHelp' })) return emergencyOfSigns(signAnswersOf(context));
  if (snapshot.matches({ INTRO: 'gettingHelpFirst' })) return context.reading.emergency;
  const known = emergencyKnown(context);
  return isAskingBack(snapshot) ? graver(context.reading.emergency, known) : known;
};

/**
 * Returns true when help that cannot wait is kept in view above the screen; the three screens named here begin with it
 * themselves.
 */
export const selectKeepsHelp = (snapshot: AssessmentSnapshot): boolean =>
  selectEmergency(snapshot) !== null &&
  !['HELP', 'DIAGNOSIS', 'CALL_TO_ACTION'].includes(selectScreen(snapshot));

/** The result with at most the conditions that are shown (DIAG-02). */
export const selectDiagnosis = ({ context }: AssessmentSnapshot): Diagnosis | null =>
  context.diagnosis === null
    ? null
    : { ...context.diagnosis, diagnosis: context.diagnosis.diagnosis.slice(0, CONDITIONS_SHOWN) };

/** Returns the boxes about medicines that are for this person. */
export const selectMedicineFacts = ({ context }: AssessmentSnapshot): readonly MedicalCondition[] =>
  offeredBoxes(personOf(context), MEDICINE_FACTS);

/** Content of MEDICAL_HISTORY. */
export type HistoryView = { ticked: readonly MedicalCondition[]; allergies: string };

/** The ticked conditions and the allergies as they stand in the boxes (MED-09..11). */
export const selectHistory = ({ context }: AssessmentSnapshot): HistoryView => ({
  ticked: context.selectedConditions,
  allergies: context.allergiesText,
});

/** The question on screen with what is already chosen. */
export type AskedQuestion = {
  question: Question;
  isLast: boolean;
  /** The chosen option, or the ticked ones. */
  chosen: readonly string[];
  /** The rows that are ticked, and those of them that ask which of their options is meant. */
  groups: readonly string[];
  askingGroups: readonly string[];
  /** Options that the person's own words suggest: marked, never chosen for them. */
  suggested: readonly string[];
  /** Options that the words name and the answer denies, while the patient is asked which is right; else none. */
  settling: readonly string[];
  canGoOn: boolean;
  /** True when "None of these" can be said with one press. */
  canSayNone: boolean;
  /** It tells if the list is still to be looked at before "None of these"; null where nobody is asked to. */
  look: Look | null;
};

/** The question on screen, while FOLLOW_UP is on (FUP-01). */
export const selectAskedQuestion = (snapshot: AssessmentSnapshot): AskedQuestion | null => {
  const { context } = snapshot;
  const question = snapshot.matches('FOLLOW_UP') ? questionAt(context) : undefined;
  if (question === undefined) return null;
  const answer = context.followUpAnswers[question.id];
  return {
    question,
    isLast: context.currentQuestionIndex === questionsOf(context).length - 1,
    chosen: typeof answer === 'string' ? [answer] : tickedOptions(answer),
    groups: tickedOptions(context.chosenGroups[question.id]),
    askingGroups: snapshot.matches({ FOLLOW_UP: { answering: 'askingWhich' } })
      ? groupsLeftOpen(question, context)
      : [],
    suggested: markedNow(context),
    settling: snapshot.matches({ FOLLOW_UP: 'settlingWords' }) ? wordsAgainst(context) : [],
    canGoOn: snapshot.can({ type: 'answer.confirmed' }),
    canSayNone: snapshot.can({ type: 'none.chosen' }),
    look: lookAt(context),
  };
};

/** Returns true when two selections show the same, so that a view need not be drawn again. */
export const sameQuestion = (one: AskedQuestion | null, other: AskedQuestion | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns true when the questions are answered for a child. */
export const selectIsForChild = ({ context }: AssessmentSnapshot): boolean =>
  forWhomOf(context) === 'child';

/** Choices of AGE_COLLECTION in force; a child's age stands in place of the band that it lies in. */
export type AgeView = AgesAsked & {
  readonly forWhom: ForWhom | null;
  readonly band: AgeBand | null;
  readonly childAge: ChildAge | null;
};

/** Returns the choices of AGE_COLLECTION in force. */
export const selectAge = ({ context }: AssessmentSnapshot): AgeView => ({
  forWhom: forWhomOf(context),
  band: context.childAge === null ? context.chatContext.age : null,
  childAge: context.childAge,
  ...agesAsked(context),
});

/** Returns the facts about the person so far (DATA-01). */
export const selectChatContext = ({ context }: AssessmentSnapshot): ChatContext =>
  context.chatContext;

/** Names what is on screen: the screen, and the question where one is asked at a time. */
export const selectScreenKey = (snapshot: AssessmentSnapshot): string => {
  const screen = selectScreen(snapshot);
  const { currentQuestionIndex, medicineQuestionAt } = snapshot.context;
  if (screen === 'FOLLOW_UP') return `${screen} ${currentQuestionIndex}`;
  if (areMedicinesChecked(snapshot)) return `${screen} checked`;
  return screen === 'MEDICINES' ? `${screen} ${medicineQuestionAt}` : screen;
};

/** Returns true when two conversations read the same, so that a view need not be drawn again. */
export const sameTranscript = (
  one: readonly TranscriptMessage[],
  other: readonly TranscriptMessage[],
): boolean =>
  one.length === other.length &&
  one.every((message, at) => {
    const same = other[at];
    return same !== undefined && keptContentOf(message) === keptContentOf(same);
  });

/** Returns the urgency that the badge says: an emergency raised anywhere stands above the result's own urgency. */
export const selectUrgencyLevel = (snapshot: AssessmentSnapshot): UrgencyLevel | null => {
  const { diagnosis } = snapshot.context;
  if (diagnosis === null) return null;
  return selectEmergency(snapshot) === null ? urgencyLevelOf(diagnosis) : 'emergency';
};

/** Place where the result is kept: an account, the server for this browser, or this device alone. */
export type KeptAt = 'account' | 'server' | 'device';

/** Returns the place where the result is kept, as the server has said; null without a result. */
export const selectKeptAt = ({ context: { diagnosis } }: AssessmentSnapshot): KeptAt | null => {
  if (diagnosis === null) return null;
  if (diagnosis.diagnosis_id !== null) return 'account';
  return diagnosis.is_saved ? 'server' : 'device';
};

/** Returns the key of the server's copy of this assessment; null when it has none. */
export const selectStored = ({ context }: AssessmentSnapshot): AssessmentKey | null =>
  keyOfStored(context);

/** Returns true when the server still has something to delete, and can be asked to. */
export const selectOwesDeletion = ({ context }: AssessmentSnapshot): boolean =>
  context.onServer === 'deletionOwed' && keyOfStored(context) !== null;
