import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { offeredTo } from '../../contracts/rules/offered-options.ts';
import { SHORT_FORMS } from '../../contracts/texts/en/questions/shared.ts';
import { isAboutChild } from './about-child.ts';
import type { Ranked } from './inference.ts';
import { meaningOf } from './knowledge/answers/index.ts';
import type { Patient } from './patient.ts';
import { NOTE } from './texts/soap-note.ts';
import { fill } from './texts/fill.ts';
import { askedWords, optionWords } from './texts/in-words.ts';

/** Options of a question that were all denied by one answer. */
type Denied = { readonly question: Question; readonly options: readonly string[] };

/** Conditions whose votes tell which denials matter, and how many of these are named. */
const CONDITIONS = 3;
const NAMED = 6;

const SAYS_NOTHING: ReadonlySet<string> = new Set([NONE, NOT_SURE]);

/** Lists the questions answered with "None of these", each with the options that this person saw. */
const deniedBy = (patient: Patient): Denied[] => {
  const { category, followUpAnswers, age, childAge, sex, issue } = patient;
  const person = { age, childAge: childAge ?? null, sex, aboutChild: isAboutChild(issue) };
  return QUESTION_BANK[category].flatMap((question: Question) => {
    const answer = Object.hasOwn(followUpAnswers, question.id) ? followUpAnswers[question.id] : [];
    if (![answer].flat().includes(NONE)) return [];
    const offered = offeredTo(person, question).options;
    return [{ question, options: offered.filter((option) => !SAYS_NOTHING.has(option)) }];
  });
};

/** Returns a short form that is true to an option that several questions share, else the option as it was read. */
const wordsOf = ({ id, list = '' }: Question, option: string): string => {
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = SHORT_FORMS;
  return lists[list]?.[option] ?? optionWords(id, option);
};

/** Returns the denied options that tell the first conditions apart, the strongest first. */
const tellingOf = (
  { category }: Patient,
  denied: readonly Denied[],
  ranking: readonly Ranked[],
) => {
  const votes = ranking
    .slice(0, CONDITIONS)
    .flatMap(({ votes: all }) => all)
    .filter(({ settled }) => !settled.present)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const options = votes.flatMap(({ settled }) =>
    denied.flatMap(({ question, options: all }) =>
      all
        .filter((option) =>
          meaningOf(category, question.id, option)?.says?.includes(settled.finding),
        )
        .map((option) => `${question.id} ${option}`),
    ),
  );
  return new Set([...new Set(options)].slice(0, NAMED));
};

/**
 * Lists what the answers deny, one line for each question, in the question's and the options' own words (DIAG-09): all
 * options of the lists that every category asks, and of the others those that tell the first conditions apart. What
 * was not asked, or not shown to this person, is not denied.
 */
export const negativesOf = (patient: Patient, ranking: readonly Ranked[]): string[] => {
  const denied = deniedBy(patient);
  const telling = tellingOf(
    patient,
    denied.filter(({ question }) => question.list === undefined),
    ranking,
  );
  return denied.flatMap(({ question, options }) => {
    const named = options.filter(
      (option) => question.list !== undefined || telling.has(`${question.id} ${option}`),
    );
    if (named.length === 0) return [];
    const words = named.map((option) => wordsOf(question, option)).join('; ');
    return [fill(NOTE.denied, { question: askedWords(question.id) ?? '', options: words })];
  });
};
