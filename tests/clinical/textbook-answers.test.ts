import { describe, expect, it } from 'vitest';
import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { assess } from '../../server/assessment/assess.ts';
import { CONDITIONS } from '../../server/assessment/knowledge/index.ts';
import { CONDITION_WORDS } from '../../contracts/texts/en/engine/conditions/index.ts';
import { concernOfTopic, TOPICS } from '../../contracts/assessment/topics.ts';
import { levelOf } from './score.ts';
import type { TextbookCase } from './vignette.ts';
import { loadTextbookAnswers } from './vignette.ts';

const CASES = loadTextbookAnswers();

/** Returns the questions of a category, with options of any id. */
const questionsOf = (category: Category): readonly Question[] => QUESTION_BANK[category];

const neutralOf = ({ options }: Question): string =>
  [NONE, NOT_SURE, 'something_else'].find((option) => options.includes(option)) ?? '';

/** Completes the ten answers: those of the picture, and the neutral one where it has none. */
const allAnswers = (category: Category, answers: FollowUpAnswers): FollowUpAnswers =>
  Object.fromEntries(
    questionsOf(category).map((question) => {
      const neutral = neutralOf(question);
      return [
        question.id,
        answers[question.id] ?? (question.type === 'radio' ? neutral : [neutral]),
      ];
    }),
  );

/** Returns answers that the questions of a category do not offer, as "question: option". */
const unknownAnswers = (category: Category, answers: FollowUpAnswers): string[] =>
  Object.entries(answers).flatMap(([id, answer]) => {
    const options = questionsOf(category).find((question) => question.id === id)?.options ?? [];
    return [answer].flat().flatMap((each) => (options.includes(each) ? [] : `${id}: ${each}`));
  });

const concernOf = (category: Category): string =>
  TOPICS.filter((topic) => topic.category === category).map(concernOfTopic)[0] ?? '';

/** Assesses the answers alone: a quick topic was pressed, nothing was typed. */
const assessAnswers = (
  { age, sex }: TextbookCase,
  category: Category,
  answers: FollowUpAnswers,
): EngineDiagnosis =>
  assess({
    issue: concernOf(category),
    category,
    age,
    sex,
    followUpAnswers: allAnswers(category, answers),
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
  });

const NAMED = CONDITIONS.map(({ id, level }) => ({ name: CONDITION_WORDS[id].name, level }));
const levelOfCondition = (name: string): string | undefined =>
  NAMED.find((condition) => condition.name === name)?.level;

describe('textbook pictures told by the ten answers alone', () => {
  it('has every condition once', () => {
    expect(CASES.map(({ condition }) => condition).toSorted()).toEqual(
      NAMED.map(({ name }) => name).toSorted(),
    );
  });

  it('chooses only options that the questions offer', () => {
    for (const { condition, category, answers, answersInOther } of CASES) {
      expect(unknownAnswers(category, answers), condition).toEqual([]);
      expect(unknownAnswers('other', answersInOther ?? {}), condition).toEqual([]);
    }
  });

  it.each(CASES.map((each) => [each.condition, each.category, each] as const))(
    'ranks %s among three and gives its urgency from the answers of %s',
    (name, category, each) => {
      const diagnosis = assessAnswers(each, category, each.answers);
      expect(diagnosis.diagnosis.slice(0, 3).map((item) => item.name)).toContain(name);
      expect(levelOf(diagnosis)).toBe(levelOfCondition(name));
    },
  );

  it.each(
    CASES.flatMap((each) =>
      each.answersInOther === null ? [] : [[each.condition, each, each.answersInOther] as const],
    ),
  )(
    'ranks %s among three and gives its urgency when the patient picked other',
    (name, each, answers) => {
      const diagnosis = assessAnswers(each, 'other', answers);
      expect(diagnosis.diagnosis.slice(0, 3).map((item) => item.name)).toContain(name);
      expect(levelOf(diagnosis)).toBe(levelOfCondition(name));
    },
  );

  it('leaves few conditions for which the questions of other ask nothing', () => {
    expect(
      CASES.filter(({ answersInOther }) => answersInOther === null).map(
        ({ condition }) => condition,
      ),
    ).toEqual([
      'Gingival recession',
      'Drug-induced gingival overgrowth',
      'Traumatic ulcer',
      'Herpes labialis',
    ]);
  });
});
