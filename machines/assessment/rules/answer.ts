import type { ChatContext, MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import { mayBeStored } from '../../../contracts/rules/consent-by.ts';
import { offeredBoxes } from '../../../contracts/rules/offered-options.ts';
import { helpStillShown } from './emergency.ts';
import type { Known } from './known.ts';
import { medicineAnswersAfter } from './medicine-check.ts';
import { offeredAnswers, personOf } from './questions.ts';

/** Content of one answer: about the person, the concern, the questions or the medical history. */
export type Given = { readonly chatContext?: Partial<ChatContext> } & Partial<
  Pick<
    Known,
    | 'isCategoryTaken'
    | 'signs'
    | 'confirmedSigns'
    | 'aboutChild'
    | 'suggestedAnswers'
    | 'fittingCategories'
    | 'followUpAnswers'
    | 'chosenGroups'
    | 'selectedConditions'
    | 'allergiesText'
    | 'historyGiven'
    | 'forWhom'
    | 'childAge'
    | 'consentBy'
  >
>;

/** Compares two answers by their JSON, since they are small plain values. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Answers and position for another category, which asks other questions. */
const NOTHING_ASKED = { followUpAnswers: {}, chosenGroups: {}, currentQuestionIndex: 0 } as const;

const isSamePerson = (one: Known, other: Known): boolean =>
  one.chatContext.age === other.chatContext.age &&
  one.chatContext.sex === other.chatContext.sex &&
  one.childAge === other.childAge &&
  one.aboutChild === other.aboutChild;

/** Returns the answers that stay: another category asks other questions, another person is offered other options. */
const answersAfter = (known: Known, next: Known): Partial<Known> => {
  if (next.chatContext.category !== known.chatContext.category) return NOTHING_ASKED;
  return isSamePerson(known, next) ? {} : { followUpAnswers: offeredAnswers(next) };
};

/** Returns the boxes of the history that stay: who is taken for another cannot tick some of them. */
const historyAfter = (known: Known, next: Known): Partial<Known> => {
  if (isSamePerson(known, next)) return {};
  const offered = (boxes: readonly MedicalCondition[]) => offeredBoxes(personOf(next), boxes);
  const { chatContext, selectedConditions } = next;
  const medicalHistory = offered(chatContext.medicalHistory);
  return {
    chatContext: { ...chatContext, medicalHistory },
    selectedConditions: offered(selectedConditions),
  };
};

/** Clears the person who agrees when the patient or the age changes, so that it is asked anew. */
const consentByAfter = (known: Known, next: Known): Partial<Known> =>
  next.chatContext.age === known.chatContext.age &&
  next.forWhom === known.forWhom &&
  next.childAge === known.childAge
    ? {}
    : { consentBy: null };

/** Everything that rests on every answer; the answers of the check before a medicine stay. */
const NO_RESULT = { diagnosis: null, checkedMedicines: null } as const;

/**
 * Notes that a deletion is owed when consent is withdrawn and a result may have been stored with it, or when nobody
 * agrees for a child after all.
 */
const owedAfter = ({ onServer, chatContext, consentBy }: Known): Partial<Known> => {
  const { age, consent } = chatContext;
  const isAgreed = consent && mayBeStored({ age, consentBy });
  return onServer === 'result' && !isAgreed ? { onServer: 'deletionOwed' } : {};
};

/**
 * Returns the facts after an answer was given or corrected. A result rests on every answer, so an answer that says
 * something else than before drops it; the same answer given again keeps it.
 */
export const afterAnswer = (known: Known, given: Given): Partial<Known> => {
  const chatContext = { ...known.chatContext, ...given.chatContext };
  const told = { ...known, ...given, chatContext };
  const next = {
    ...given,
    chatContext,
    ...consentByAfter(known, told),
    ...answersAfter(known, told),
    ...historyAfter(known, told),
    ...medicineAnswersAfter(known, told),
  };
  const helpShown = helpStillShown(known.helpShown, { ...known, ...next });
  // Which categories the words fit, or that one is confirmed, says nothing else than the words did.
  const { isCategoryTaken: _taken, fittingCategories: _fitting, ...said } = next;
  const isUnchanged = Object.entries(said).every(([fact, value]) =>
    isSame(value, known[fact as keyof typeof said]),
  );
  return isUnchanged
    ? next
    : { ...next, helpShown, ...NO_RESULT, ...owedAfter({ ...known, ...next }) };
};
