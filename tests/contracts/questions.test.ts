import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../contracts/assessment/chat-context.ts';
import { QUESTIONS_PER_ASSESSMENT } from '../../contracts/common/product.ts';
import type { Question, WordsOf } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { NONE, NOT_SURE } from '../../contracts/questions/shared.ts';
import { QUESTIONS } from '../../contracts/texts/en/questions/index.ts';
import { redFlagsInAnswers } from '../../contracts/rules/red-flags-in-answers.ts';

const OPTION_LENGTH = 70;
const OPTIONS_AT_MOST = 12;

const ids = (category: keyof typeof QUESTION_BANK): string[] =>
  QUESTION_BANK[category].map(({ id }) => id);

const everyQuestion: Question[] = CATEGORIES.flatMap((category) => [...QUESTION_BANK[category]]);
const WORDS: Readonly<Record<string, WordsOf | undefined>> = QUESTIONS;
const ID = /^[a-z]+(_[a-z0-9]+)*$/;

describe('question bank', () => {
  it('[FUP-12] has ten questions for pain', () => {
    expect(QUESTION_BANK.pain).toHaveLength(10);
  });
  it('[FUP-13] has ten questions for gums', () => {
    expect(QUESTION_BANK.gums).toHaveLength(10);
  });
  it('[FUP-14] has ten questions for cosmetic concerns', () => {
    expect(QUESTION_BANK.cosmetic).toHaveLength(10);
  });
  it('[FUP-15] has ten questions for lesions', () => {
    expect(QUESTION_BANK.lesion).toHaveLength(10);
  });
  it('[FUP-16] has ten questions for other concerns', () => {
    expect(QUESTION_BANK.other).toHaveLength(10);
  });
  it('asks as many questions as the product promises', () => {
    for (const category of CATEGORIES) {
      expect(QUESTION_BANK[category]).toHaveLength(QUESTIONS_PER_ASSESSMENT);
    }
  });

  it('[FUP-17] asks place, strength, onset and triggers of pain', () => {
    expect(ids('pain')).toEqual(
      expect.arrayContaining(['pain_location', 'pain_intensity', 'pain_onset', 'pain_triggers']),
    );
  });
  it('[FUP-18] asks how often gums bleed and what colour they have', () => {
    expect(ids('gums')).toEqual(expect.arrayContaining(['bleeding_frequency', 'gum_color']));
  });
  it('[FUP-19] asks the main cosmetic concern and the kind of stain', () => {
    expect(ids('cosmetic')).toEqual(expect.arrayContaining(['main_concern', 'staining_type']));
  });
  it('[FUP-20] asks place and duration of a lesion', () => {
    expect(ids('lesion')).toEqual(expect.arrayContaining(['lesion_location', 'lesion_duration']));
  });
  it('[FUP-21] asks the primary complaint and the urgency of other concerns', () => {
    expect(ids('other')).toEqual(expect.arrayContaining(['primary_complaint', 'urgency_level']));
  });

  it('[DATA-04] gives every question an id, a text, a type and options', () => {
    for (const { id, type, options } of everyQuestion) {
      expect(id).toMatch(/^[a-z]+(_[a-z]+)+$/);
      expect(WORDS[id]?.question.trim().length).toBeGreaterThan(5);
      expect(['radio', 'checkbox']).toContain(type);
      expect(options.length).toBeGreaterThanOrEqual(4);
    }
  });
  it('[DATA-04] uses every question id once in the whole bank', () => {
    const all = everyQuestion.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });
  it('names options by ids, each once in its question', () => {
    for (const { id, options } of everyQuestion) {
      expect(new Set(options).size, id).toBe(options.length);
      for (const option of options) expect(option).toMatch(ID);
    }
  });
  it('has words for every option and for no other, short, few and different from each other', () => {
    expect(Object.keys(WORDS)).toEqual(everyQuestion.map(({ id }) => id));
    for (const { id, options } of everyQuestion) {
      const words = WORDS[id]?.options ?? {};
      expect(Object.keys(words), id).toEqual(options);
      expect(new Set(Object.values(words)).size, id).toBe(options.length);
      expect(options.length).toBeLessThanOrEqual(OPTIONS_AT_MOST);
      for (const said of Object.values(words)) {
        expect(said.length).toBeLessThanOrEqual(OPTION_LENGTH);
      }
    }
  });
  it('lists only real options as exclusive, and only on checkbox questions', () => {
    for (const { type, options, exclusive } of everyQuestion) {
      if (exclusive === undefined) continue;
      expect(type).toBe('checkbox');
      for (const option of exclusive) expect(options).toContain(option);
    }
  });
  it('lets a patient be unsure of the signs that every category asks for, and then of all of them', () => {
    const lists = everyQuestion.filter(({ list }) => list !== undefined);
    expect(lists).toHaveLength(3 * CATEGORIES.length);
    for (const { id, options, exclusive } of lists) {
      expect(exclusive, id).toEqual([NONE, NOT_SURE]);
      expect(options.slice(-2), id).toEqual([NONE, NOT_SURE]);
    }
  });
  it.each([
    ['pain', 'tobacco_or_alcohol'],
    ['gums', 'smoking', 'chewing_tobacco_or_areca', 'alcohol'],
    ['cosmetic', 'tobacco_or_alcohol'],
    ['lesion', 'smoking', 'chewing_tobacco', 'areca', 'alcohol'],
    ['other', 'smoking', 'chewing_tobacco_or_areca', 'alcohol'],
  ] as const)('asks for a socket that does not heal, tobacco, areca and alcohol: %s', (...row) => {
    const [category, ...habits] = row;
    const asked = QUESTION_BANK[category].flatMap(({ options }): string[] => [...options]);
    expect(asked).toEqual(expect.arrayContaining(['socket_not_healing', ...habits]));
  });
  it('tells how to press where it asks for bleeding that does not stop, and nowhere else', () => {
    const how = /20 minutes of biting on clean cloth/;
    for (const { id, list } of everyQuestion) {
      if (list === 'body_signs') expect(WORDS[id]?.options.bleeding_not_stopped, id).toMatch(how);
      expect(WORDS[id]?.hint ?? '', id).not.toMatch(/20 minutes/);
    }
  });
  it('lets a patient answer every checkbox question although nothing applies', () => {
    for (const { id, type, exclusive } of everyQuestion) {
      if (type === 'checkbox') expect(exclusive, id).toBeDefined();
    }
  });
});

describe('red flags in answers', () => {
  it('raises nothing before an answer, for NONE and for unknown ids', () => {
    for (const category of CATEGORIES) {
      const none = Object.fromEntries(
        QUESTION_BANK[category].map(({ id }) => [id, [NONE, 'toString', 'something']]),
      );
      expect(redFlagsInAnswers(category, {})).toEqual([]);
      expect(redFlagsInAnswers(category, none)).toEqual([]);
    }
  });
  it('raises each flag once, and only for questions of the category', () => {
    const answers = {
      pain_danger_signs: ['hard_to_breathe'],
      pain_body_signs: ['jaw_pain_on_effort'],
    };
    expect(redFlagsInAnswers('pain', answers)).toEqual(['airway_compromise', 'cardiac_symptoms']);
    expect(redFlagsInAnswers('gums', answers)).toEqual([]);
  });
});
