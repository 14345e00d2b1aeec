import { describe, expect, it } from 'vitest';
import type { Category, FollowUpAnswers } from '../../contracts/chat-context.ts';
import type { EngineDiagnosis } from '../../contracts/diagnosis.ts';
import type { Question } from '../../contracts/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { assess } from '../../server/assessment/assess.ts';
import { CONDITIONS } from '../../server/assessment/knowledge/index.ts';
import { concernOfTopic, TOPICS } from '../../machines/assessment/rules/topics.ts';
import { levelOf } from './score.ts';
import type { TextbookRow } from './vignette.ts';
import { loadTextbookAnswers } from './vignette.ts';

const ROWS = loadTextbookAnswers();

/** The questions of a category, with options of any text. */
const questionsOf = (category: Category): readonly Question[] => QUESTION_BANK[category];

/** All ten answers: the ticked options, and the neutral one where nothing was ticked. */
const answersOf = (category: Category, ticked: readonly string[]): FollowUpAnswers =>
  Object.fromEntries(
    questionsOf(category).map(({ id, type, options }) => {
      const fitting = options.filter((option) => ticked.includes(option));
      if (type === 'checkbox') {
        const neutral = options.includes(NONE) ? NONE : NOT_SURE;
        return [id, fitting.length > 0 ? fitting : [neutral]];
      }
      const neutral = [NOT_SURE, 'Something else'].find((option) => options.includes(option));
      return [id, fitting[0] ?? neutral ?? ''];
    }),
  );

const unknownOptions = (category: Category, ticked: readonly string[]): string[] =>
  ticked.filter((option) =>
    questionsOf(category).every(({ options }) => !options.includes(option)),
  );

const concernOf = (category: Category): string =>
  TOPICS.filter((topic) => topic.category === category).map(concernOfTopic)[0] ?? '';

/** The questions alone: a quick topic was pressed, nothing was typed. */
const assessAnswers = (
  [, , age, sex]: TextbookRow,
  category: Category,
  ticked: readonly string[],
): EngineDiagnosis =>
  assess({
    issue: concernOf(category),
    category,
    age,
    sex: sex === 'F' ? 'Female' : 'Male',
    followUpAnswers: answersOf(category, ticked),
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
  });

const levelOfCondition = (name: string): string | undefined =>
  CONDITIONS.find((condition) => condition.name === name)?.level;

describe('textbook pictures told by the ten answers alone', () => {
  it('has every condition once', () => {
    expect(ROWS.map(([name]) => name).toSorted()).toEqual(
      CONDITIONS.map(({ name }) => name).toSorted(),
    );
  });

  it('ticks only options that the questions offer', () => {
    for (const [name, category, , , ticked, inOther] of ROWS) {
      expect(unknownOptions(category, ticked), name).toEqual([]);
      expect(unknownOptions('other', inOther ?? []), name).toEqual([]);
    }
  });

  it.each(ROWS.map((row) => [row[0], row[1], row] as const))(
    'ranks %s among three and gives its urgency from the answers of %s',
    (name, category, row) => {
      const diagnosis = assessAnswers(row, category, row[4]);
      expect(diagnosis.diagnosis.slice(0, 3).map((item) => item.name)).toContain(name);
      expect(levelOf(diagnosis)).toBe(levelOfCondition(name));
    },
  );

  it.each(ROWS.flatMap((row) => (row[5] === null ? [] : [[row[0], row, row[5]] as const])))(
    'ranks %s among three and gives its urgency when the patient picked other',
    (name, row, ticked) => {
      const diagnosis = assessAnswers(row, 'other', ticked);
      expect(diagnosis.diagnosis.slice(0, 3).map((item) => item.name)).toContain(name);
      expect(levelOf(diagnosis)).toBe(levelOfCondition(name));
    },
  );

  it('leaves few conditions for which the questions of other ask nothing', () => {
    expect(ROWS.filter(([, , , , , inOther]) => inOther === null).map(([name]) => name)).toEqual([
      'Gingival recession',
      'Drug-induced gingival overgrowth',
      'Traumatic ulcer',
      'Herpes labialis',
    ]);
  });
});
