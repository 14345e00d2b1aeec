import type {
  Category,
  ChatContext,
  FollowUpAnswers,
} from '../../../contracts/assessment/chat-context.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { offeredTo } from '../../../contracts/rules/offered-options.ts';
import { meaningOf } from '../knowledge/answers/index.ts';
import type { Meaning } from '../knowledge/answers/meaning.ts';
import type { Patient } from '../patient.ts';
import type { FindingId } from '../knowledge/findings.ts';
import { optionWords } from '../texts/in-words.ts';
import type { Observation } from './evidence.ts';

type Answered = Pick<Patient, 'category' | 'followUpAnswers'>;
/** Returns the options chosen of a question; none for a name that is no question's. */
const chosenIn = (answers: FollowUpAnswers, questionId: string): string[] =>
  Object.hasOwn(answers, questionId) ? [answers[questionId] ?? []].flat() : [];

/**
 * Age and sex of the patient who was asked: some options are offered to certain ages or sexes only. An unknown one
 * excludes no option.
 */
type Person = Pick<ChatContext, 'age' | 'sex'> & Pick<Patient, 'childAge'>;

const EVERYBODY: Person = { age: null, sex: null };

const offeredOf = ({ age, childAge, sex }: Person, question: Question): Question =>
  offeredTo({ age, childAge: childAge ?? null, sex, aboutChild: false }, question);

const NONE_UNASKED: ReadonlySet<FindingId> = new Set();

/** Returns the findings of options that were not offered: "none of these" does not deny them. */
const unaskedOf = (category: Category, question: Question, who: Person): ReadonlySet<FindingId> => {
  const offered = offeredOf(who, question);
  if (offered === question) return NONE_UNASKED;
  const said = ({ options }: Question) =>
    options.flatMap((option) => meaningOf(category, question.id, option)?.says ?? []);
  const asked = new Set(said(offered));
  return new Set(said(question).filter((finding) => !asked.has(finding)));
};
/**
 * Keeps the answers that are options of the questions that the category asks; an unknown question or option is left
 * out. An answer of which nothing is left counts as not given.
 */
export const answersOfBank = ({ category, followUpAnswers }: Answered): FollowUpAnswers =>
  Object.fromEntries(
    Object.entries(followUpAnswers).flatMap(([questionId, answer]) => {
      const known = [answer]
        .flat()
        .filter((each) => meaningOf(category, questionId, each) !== undefined);
      const [only] = known;
      if (only === undefined) return [];
      return [[questionId, Array.isArray(answer) ? known : only]];
    }),
  );

const observe = (meaning: Meaning, chosen: Omit<Observation, 'finding' | 'present'>) => [
  ...[...new Set([...(meaning.says ?? []), ...(meaning.implies ?? [])])].map((finding) => ({
    finding,
    present: true,
    ...chosen,
  })),
  ...(meaning.not ?? []).map((finding) => ({ finding, present: false, ...chosen })),
];

/**
 * Reads the findings in the follow-up answers (DATA-05); an answer that is no option of a question of the category
 * means nothing.
 */
export const readAnswers = (
  category: Category,
  answers: FollowUpAnswers,
  who: Person = EVERYBODY,
): Observation[] =>
  QUESTION_BANK[category].flatMap((question: Question) => {
    const { id: questionId } = question;
    const unasked = unaskedOf(category, question, who);
    return chosenIn(answers, questionId).flatMap((answer): Observation[] => {
      const meaning = meaningOf(category, questionId, answer);
      if (meaning === undefined) return [];
      const quote = optionWords(questionId, answer);
      return observe(meaning, { source: 'answer', quote, questionId, optionId: answer }).filter(
        ({ finding, present }) => present || !unasked.has(finding),
      );
    });
  });

const findingsOf = (meanings: readonly Meaning[]): FindingId[] =>
  meanings.flatMap(({ says = [], implies = [], not = [], covers = [] }) => [
    ...says,
    ...implies,
    ...not,
    ...covers,
  ]);

const groupOf = (finding: FindingId): string => finding.split('.', 1)[0] ?? finding;

/**
 * Returns what answering one question settles: on a list to tick, all that its options speak of; of options that
 * exclude each other, the findings of the same group as the chosen one's (another place of the pain, not the sore that
 * no option chose).
 */
const settledBy = (category: Category, question: Question, chosen: readonly string[]) => {
  const meanings = chosen.flatMap((option) => meaningOf(category, question.id, option) ?? []);
  const said = findingsOf(meanings);
  if (said.length === 0) return [];
  const offered = findingsOf(
    question.options.flatMap((option) => meaningOf(category, question.id, option) ?? []),
  );
  if (question.type === 'checkbox') return offered;
  const groups = new Set(said.map(groupOf));
  // What the chosen option covers and does not say, the words may still tell.
  const open = new Set(meanings.flatMap(({ covers = [] }) => covers));
  return offered.filter((finding) => groups.has(groupOf(finding)) && !open.has(finding));
};

/**
 * Returns the findings that the answered questions have settled; "not sure" settles nothing, nor does what was not
 * asked.
 */
export const settledSubjects = (patient: Answered & Person): ReadonlySet<FindingId> => {
  const { category, followUpAnswers } = patient;
  return new Set(
    QUESTION_BANK[category].flatMap((question: Question) => {
      const unasked = unaskedOf(category, question, patient);
      return settledBy(category, question, chosenIn(followUpAnswers, question.id)).filter(
        (finding) => !unasked.has(finding),
      );
    }),
  );
};
