import { describe, expect, it } from 'vitest';
import { CATEGORIES, CHILD_AGES } from '../../../contracts/assessment/chat-context.ts';
import type { AnyWords } from '../../../contracts/questions/question-bank.ts';
import { QUESTIONS } from '../../../contracts/texts/en/questions/index.ts';
import { afterAnswer } from '../../../machines/assessment/rules/answer.ts';
import type { Known } from '../../../machines/assessment/rules/known.ts';
import { answerAfterToggle, questionsOf } from '../../../machines/assessment/rules/questions.ts';
import { known, person } from './cases.ts';

const answered = (changes: Partial<Known>): Known => ({ ...known, ...changes });

/** Words of every option that a girl is offered in a category, and of the rows that hold them. */
const offeredWords = (category: (typeof CATEGORIES)[number], childAge: Known['childAge']) => {
  const chatContext = { ...person, category, age: 'age_0_18', sex: 'female' } as const;
  return questionsOf(answered({ chatContext, childAge })).flatMap(
    ({ id, options, groups = [] }) => {
      const words: AnyWords = QUESTIONS[id as keyof typeof QUESTIONS];
      return [
        ...options.map((option) => words.options[option] ?? ''),
        ...groups.map((group) => words.groups?.[group.words ?? group.id] ?? ''),
      ];
    },
  );
};

const OF_INFANTS = /cannot walk yet/u;

const OF_ADULTS =
  /smok|tobacco|gutka|khaini|supari|paan|areca|alcohol|pregnant|hormon|for the bones|over 50|wisdom|under (?:a|the) denture|false teeth/iu;

describe('the options of a question', () => {
  it.each(CATEGORIES)(
    'ask a child below 12 of no tobacco, alcohol, pregnancy, age, wisdom tooth or denture: %s',
    (category) => {
      for (const childAge of CHILD_AGES) {
        const isSmall = ['under_3', 'from_3_to_5', 'from_6_to_11'].includes(childAge);
        const found = offeredWords(category, childAge).filter((words) => OF_ADULTS.test(words));
        expect(found.length > 0, childAge).toBe(!isSmall);
      }
      const toAnyChild = offeredWords(category, null).filter((words) => !OF_INFANTS.test(words));
      expect(toAnyChild).toEqual(offeredWords(category, 'from_12_to_15'));
    },
  );

  it.each(CHILD_AGES)('ask of a baby who cannot walk below 3 years only: %s', (childAge) => {
    const found = offeredWords('gums', childAge).filter((words) => OF_INFANTS.test(words));
    expect(found).toHaveLength(childAge === 'under_3' ? 1 : 0);
  });

  it.each([
    { age: 'age_0_18', sex: 'female', aboutChild: false, ofChild: true, ofPregnancy: true },
    { age: 'age_0_18', sex: 'male', aboutChild: false, ofChild: true, ofPregnancy: false },
    { age: 'age_31_50', sex: 'female', aboutChild: false, ofChild: false, ofPregnancy: true },
    { age: 'age_over_50', sex: 'male', aboutChild: false, ofChild: false, ofPregnancy: false },
    { age: 'age_31_50', sex: 'undisclosed', aboutChild: true, ofChild: true, ofPregnancy: true },
    { age: null, sex: null, aboutChild: false, ofChild: true, ofPregnancy: true },
  ] as const)(
    'offer to $age and $sex (the words name a child: $aboutChild) what concerns a child: $ofChild, a pregnancy: $ofPregnancy',
    ({ age, sex, aboutChild, ofChild, ofPregnancy }) => {
      const chatContext = { ...person, category: 'gums', age, sex } as const;
      const questions = questionsOf(answered({ chatContext, aboutChild }));
      const offered = new Set(questions.flatMap(({ options }) => options));
      expect([
        offered.has('milk_tooth_hurt'),
        offered.has('infant_gum_torn'),
        offered.has('child_dry_or_sleepy'),
        offered.has('pregnant'),
      ]).toEqual([ofChild, ofChild, ofChild, ofPregnancy]);
    },
  );

  it('lose the answers that another age or sex is not offered, and no other', () => {
    const told = answered({
      chatContext: { ...person, category: 'gums', age: 'age_0_18', sex: 'female' },
      followUpAnswers: {
        gum_events: ['tooth_loosened', 'milk_tooth_hurt'],
        gum_background: ['pregnant'],
        gum_pain: 'mild',
      },
    });
    expect(afterAnswer(told, { chatContext: { sex: 'male' } }).followUpAnswers).toEqual({
      gum_events: ['tooth_loosened', 'milk_tooth_hurt'],
      gum_background: [],
      gum_pain: 'mild',
    });
    expect(afterAnswer(told, { childAge: 'from_6_to_11' }).followUpAnswers).toEqual({
      gum_events: ['tooth_loosened', 'milk_tooth_hurt'],
      gum_background: [],
      gum_pain: 'mild',
    });
    expect(afterAnswer(told, { chatContext: { age: 'age_31_50' } }).followUpAnswers).toEqual({
      gum_events: ['tooth_loosened'],
      gum_background: ['pregnant'],
      gum_pain: 'mild',
    });
  });

  it.each([
    ['cosmetic', 'cosmetic_feeling', 'no_pain', 'biting_hurts'],
    ['cosmetic', 'cosmetic_feeling', 'pain_for_minutes', 'no_pain'],
    ['pain', 'pain_behaviour', 'stops_in_seconds', 'stays_for_minutes'],
    ['lesion', 'lesion_surface', 'does_not_wipe', 'wipes_off'],
    ['lesion', 'lesion_course', 'moves', 'same_place'],
    ['lesion', 'lesion_feel', 'painless', 'burns_looks_normal'],
  ] as const)(
    'of %s let nobody tick contraries in %s: %s unticks %s',
    (category, id, one, other) => {
      const chatContext = { ...person, category };
      const question = questionsOf(answered({ chatContext })).find((each) => each.id === id);
      if (question === undefined) throw new Error(`No question ${id}`);
      expect(answerAfterToggle(question, [other], one)).toEqual([one]);
      expect(answerAfterToggle(question, [one], other)).toEqual([other]);
    },
  );

  it('let a painless patch be ticked beside "no pain"', () => {
    const chatContext = { ...person, category: 'cosmetic' } as const;
    const question = questionsOf(answered({ chatContext })).find(
      ({ id }) => id === 'cosmetic_feeling',
    );
    if (question === undefined) throw new Error('No such question');
    expect(answerAfterToggle(question, ['no_pain'], 'white_patch')).toEqual([
      'no_pain',
      'white_patch',
    ]);
  });
});
