import type { FollowUpAnswers } from '../../../contracts/assessment/chat-context.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { NONE } from '../../../contracts/questions/shared.ts';
import { offeredTo } from '../../../contracts/rules/offered-options.ts';
import type { Person } from '../../../contracts/rules/offered-options.ts';
import type { Known } from './known.ts';

type Answer = FollowUpAnswers[string];
type Answers = Pick<Known, 'followUpAnswers' | 'chosenGroups'>;

/** Returns the person whom the questions and the boxes of the history are for. */
export const personOf = ({ chatContext: { age, sex }, childAge, aboutChild }: Known): Person => ({
  age,
  sex,
  childAge,
  aboutChild,
});

const NO_QUESTIONS: readonly Question[] = [];
/** The questions by category and person: a few hundred at most, as none of the facts is free text. */
const offeredQuestions = new Map<string, readonly Question[]>();

/**
 * Returns the questions of the chosen category with the options for this person; none while there is no category
 * (FUP-10). The same for the same person, as guards and selectors ask for them many times between two answers.
 */
export const questionsOf = (known: Known): readonly Question[] => {
  const { category } = known.chatContext;
  if (category === null) return NO_QUESTIONS;
  const person = personOf(known);
  const key = [category, person.age, person.sex, person.childAge, person.aboutChild].join();
  const questions =
    offeredQuestions.get(key) ?? QUESTION_BANK[category].map((each) => offeredTo(person, each));
  offeredQuestions.set(key, questions);
  return questions;
};

/** Returns the answers to what is offered to this person; another age or sex takes options with it. */
export const offeredAnswers = (known: Known): FollowUpAnswers => {
  const offered = new Map(questionsOf(known).map(({ id, options }) => [id, new Set(options)]));
  const isOffered = (id: string, option: string): boolean => offered.get(id)?.has(option) ?? true;
  return Object.fromEntries(
    Object.entries(known.followUpAnswers).flatMap(([id, answer]): [string, Answer][] => {
      if (typeof answer === 'string') return isOffered(id, answer) ? [[id, answer]] : [];
      return [[id, answer.filter((option) => isOffered(id, option))]];
    }),
  );
};

/** Returns the question on screen; undefined when there is none at the current position (FUP-11). */
export const questionAt = (known: Known): Question | undefined =>
  questionsOf(known)[known.currentQuestionIndex];

/** Returns the ticked options of a checkbox answer, or none where the stored answer has another form. */
export const tickedOptions = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : [];

/**
 * Returns the answer of a checkbox question after one option was pressed (FUP-09). An exclusive option (NONE) unticks
 * the others and they untick it; so do opposites with each other. Options keep the question's order.
 */
export const answerAfterToggle = (
  question: Question,
  answer: Answer | undefined,
  option: string,
): string[] => {
  const ticked = new Set(tickedOptions(answer));
  if (ticked.delete(option)) return question.options.filter((each) => ticked.has(each));
  const exclusive = new Set(question.exclusive ?? []);
  if (exclusive.has(option)) return [option];
  const contrary = new Set(
    (question.opposites ?? []).filter((pair) => pair.includes(option)).flat(),
  );
  return question.options.filter(
    (each) => each === option || (ticked.has(each) && !exclusive.has(each) && !contrary.has(each)),
  );
};

/** Returns all answers after an option of the question on screen was pressed (FUP-22, FUP-23). */
export const answersAfterPress = (known: Known, option: string): FollowUpAnswers => {
  const question = questionAt(known);
  const answers = known.followUpAnswers;
  if (question === undefined) return answers;
  const answer =
    question.type === 'radio' ? option : answerAfterToggle(question, answers[question.id], option);
  return { ...answers, [question.id]: answer };
};

const namedOptions = (question: Question, suggestedAnswers: FollowUpAnswers): string[] => {
  const suggested = new Set([suggestedAnswers[question.id] ?? []].flat());
  return question.options.filter((option) => suggested.has(option));
};

/**
 * Returns the options of a question that the patient's words name. Where the words name options that cannot stand beside
 * each other, they settle none of these.
 */
const markedOptions = (question: Question, suggestedAnswers: FollowUpAnswers): string[] => {
  const marked = namedOptions(question, suggestedAnswers);
  if (question.type === 'radio') return marked.length > 1 ? [] : marked;
  const clashing = (question.opposites ?? []).filter((pair) =>
    pair.every((option) => marked.includes(option)),
  );
  return marked.filter((option) => !clashing.some((pair) => pair.includes(option)));
};

/** Returns the options of the question on screen that the words name. */
export const markedNow = (known: Known): readonly string[] => {
  const question = questionAt(known);
  return question === undefined ? [] : markedOptions(question, known.suggestedAnswers);
};

/**
 * Returns the answers and the ticked rows after a row of the question on screen was pressed, which takes back "None of
 * these". The ticks in the row stay: a press that only means to close it may lose no danger sign.
 */
export const afterGroupPress = (known: Known, group: string): Answers => {
  const { followUpAnswers, chosenGroups } = known;
  const id = questionAt(known)?.id ?? '';
  const rows = new Set(tickedOptions(chosenGroups[id]));
  if (!rows.delete(group)) rows.add(group);
  return {
    followUpAnswers: {
      ...followUpAnswers,
      [id]: tickedOptions(followUpAnswers[id]).filter((option) => option !== NONE),
    },
    chosenGroups: { ...chosenGroups, [id]: [...rows] },
  };
};

/** Returns the answers after "None of these", which unticks the rows as well. */
export const afterNone = (known: Known): Answers => ({
  followUpAnswers: answersAfterPress(known, NONE),
  chosenGroups: { ...known.chosenGroups, [questionAt(known)?.id ?? '']: [] },
});

/** Returns the ticked rows in which nothing is ticked: it is not said yet which of their options is meant. */
export const groupsLeftOpen = (question: Question | undefined, known: Answers): readonly string[] =>
  tickedOptions(known.chosenGroups[question?.id ?? '']).filter((ticked) =>
    question?.groups?.some(
      ({ id, options }) =>
        id === ticked &&
        !options.some((each) => known.followUpAnswers[question.id]?.includes(each)),
    ),
  );

/**
 * Returns true when a question has an answer that lets the patient go on (FUP-08). An option that the question no
 * longer offers is no answer, and a row that is ticked alone still asks which of its options is meant.
 */
export const isAnswered = (question: Question | undefined, known: Answers): boolean => {
  if (question === undefined) return false;
  const answer = [known.followUpAnswers[question.id] ?? []].flat();
  return (
    answer.some((each) => question.options.includes(each)) &&
    groupsLeftOpen(question, known).length === 0
  );
};

/** Returns true when "None of these" may be said with one press: the question has the option, and nothing is ticked. */
export const offersNone = (question: Question | undefined, answers: FollowUpAnswers): boolean =>
  question?.type === 'checkbox' &&
  question.options.includes(NONE) &&
  tickedOptions(answers[question.id]).length === 0;

const isClash = ({ clashes = [] }: Question, one: string, other: string): boolean =>
  clashes.some(
    ([some, others]) =>
      (some.includes(one) && others.includes(other)) ||
      (some.includes(other) && others.includes(one)),
  );

/**
 * Returns the options that the words name and the answer on screen denies: of a list, all of them while nothing is
 * ticked; of single answers, those that cannot be true beside the chosen one. Where one of several can, there are none.
 */
export const wordsAgainst = (known: Known): readonly string[] => {
  const question = questionAt(known);
  if (question === undefined) return [];
  const answer = known.followUpAnswers[question.id];
  if (question.type === 'checkbox') {
    return offersNone(question, known.followUpAnswers) ? markedNow(known) : [];
  }
  const named = namedOptions(question, known.suggestedAnswers);
  return named.every((each) => isClash(question, String(answer), each)) ? named : [];
};

type Settled = Answers & Pick<Known, 'suggestedAnswers'>;

/**
 * Returns the answers where the words are right: what they name is ticked or chosen. Where they name several single
 * answers, the question is open again.
 */
export const answersByWords = (known: Known): FollowUpAnswers => {
  const question = questionAt(known);
  if (question === undefined) return known.followUpAnswers;
  const { [question.id]: _denied, ...others } = known.followUpAnswers;
  const named = wordsAgainst(known);
  if (question.type === 'checkbox') return { ...others, [question.id]: [...named] };
  const [only] = named;
  return only === undefined || named.length > 1 ? others : { ...others, [question.id]: only };
};

/**
 * Returns the answers where the words are wrong. They name nothing in this question any more, so that nobody is asked
 * about it twice.
 */
export const answersAgainstWords = (known: Known): Settled => {
  const question = questionAt(known);
  const { [question?.id ?? '']: _wrong, ...suggestedAnswers } = known.suggestedAnswers;
  const { followUpAnswers, chosenGroups } =
    question?.type === 'checkbox' ? afterNone(known) : known;
  return { followUpAnswers, chosenGroups, suggestedAnswers };
};

/** What is left to look at before "None of these" may be said: the list, or nothing more. */
export type Look = 'due' | 'done';

/**
 * Tells whether the list on screen is still to be looked at down to its end before "None of these"; null for a question
 * without such a list. The note for the dentist denies each option of the lists that every category asks, so nobody may
 * deny what they have not seen.
 */
export const lookAt = (known: Known & { readonly seenOptions: readonly string[] }): Look | null => {
  const question = questionAt(known);
  if (question?.list === undefined) return null;
  const isLeft =
    offersNone(question, known.followUpAnswers) &&
    question.options.some((option) => !known.seenOptions.includes(option));
  return isLeft ? 'due' : 'done';
};

const openPositions = new WeakMap<Known, number>();

/**
 * Returns the position of the first question without an answer; null when all are answered. It is looked for once in what
 * is known, since each guard of a step asks for it.
 */
export const firstUnanswered = (known: Known): number | null => {
  const index =
    openPositions.get(known) ??
    questionsOf(known).findIndex((question) => !isAnswered(question, known));
  openPositions.set(known, index);
  return index < 0 ? null : index;
};

/** Returns the wanted position, or the nearest one before it that can be shown: none behind an open question. */
export const nearestQuestion = (known: Known, wanted: number): number =>
  Math.max(0, Math.min(wanted, firstUnanswered(known) ?? questionsOf(known).length - 1));

/** Returns the question to go on with: where the patient stopped, or an earlier one that is still open. */
export const questionToResume = (known: Known): number => {
  const open = firstUnanswered(known);
  return open !== null && open < known.currentQuestionIndex ? open : known.currentQuestionIndex;
};
