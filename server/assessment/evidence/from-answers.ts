import type { Category, FollowUpAnswers } from '../../../contracts/chat-context.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { meaningOf } from '../knowledge/answers/index.ts';
import type { Meaning } from '../knowledge/answers/meaning.ts';
import type { Patient } from '../patient.ts';
import { optionWords } from '../texts/in-words.ts';
import type { Observation } from './evidence.ts';
import { readText } from './from-text.ts';

type Answered = Pick<Patient, 'category' | 'followUpAnswers'>;
type Given = { readonly questionId: string; readonly answer: string };

const givenIn = (answers: FollowUpAnswers): Given[] =>
  Object.entries(answers).flatMap(([questionId, answer]) =>
    [answer].flat().map((each) => ({ questionId, answer: each })),
  );

/**
 * The answers that are options of the questions that the category asks; an unknown question or option is left out.
 * An answer of which nothing is left counts as not given.
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

/** What the chosen options mean, in the order in which they were given. */
export const chosenMeanings = ({ category, followUpAnswers }: Answered): Meaning[] =>
  givenIn(followUpAnswers).flatMap(
    ({ questionId, answer }) => meaningOf(category, questionId, answer) ?? [],
  );

/** The answers that are no options: words of the person's own. */
export const answersInOwnWords = ({ category, followUpAnswers }: Answered): string[] =>
  givenIn(followUpAnswers).flatMap(({ questionId, answer }) =>
    meaningOf(category, questionId, answer) === undefined ? [answer] : [],
  );

/** Whether an option was chosen. */
export const hasChosen = (
  { followUpAnswers }: Answered,
  questionId: string,
  option: string,
): boolean =>
  Object.hasOwn(followUpAnswers, questionId) &&
  [followUpAnswers[questionId]].flat().includes(option);

const observe = (meaning: Meaning, chosen: Omit<Observation, 'finding' | 'present'>) => [
  ...[...new Set([...(meaning.says ?? []), ...(meaning.implies ?? [])])].map((finding) => ({
    finding,
    present: true,
    ...chosen,
  })),
  ...(meaning.not ?? []).map((finding) => ({ finding, present: false, ...chosen })),
];

/**
 * The findings in the follow-up answers (DATA-05). An answer that is not an option of its question is
 * read like free text; answers to questions of other categories are ignored.
 */
export const readAnswers = (category: Category, answers: FollowUpAnswers): Observation[] =>
  QUESTION_BANK[category].flatMap(({ id: questionId }) => {
    const given = Object.hasOwn(answers, questionId) ? [answers[questionId] ?? []].flat() : [];
    return given.flatMap((answer): Observation[] => {
      const meaning = meaningOf(category, questionId, answer);
      if (meaning === undefined) {
        return readText(answer, 'answer').map((item) => ({ ...item, questionId }));
      }
      const quote = optionWords(questionId, answer);
      return observe(meaning, { source: 'answer', quote, questionId, optionId: answer });
    });
  });
