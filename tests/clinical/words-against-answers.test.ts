import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../contracts/assessment/chat-context.ts';
import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';
import { askedOnceMore, falseAlarms } from './words-against-answers.ts';

describe('a single answer against the words', () => {
  it.each<[string, Category, FollowUpAnswers, string[]]>([
    ['my gums bleed when I brush', 'gums', { bleeding_frequency: 'never' }, ['bleeding_frequency']],
    ['my gums bleed, for months', 'gums', { gum_duration: 'days' }, ['gum_duration']],
    ['tooth pain for months', 'pain', { pain_onset: 'days' }, ['pain_onset']],
    ['my tooth has been hurting for two years', 'pain', { pain_onset: 'today' }, ['pain_onset']],
    [
      'a sore on my tongue since 2 months',
      'lesion',
      { lesion_duration: 'days' },
      ['lesion_duration'],
    ],
    ['unbearable tooth pain', 'pain', { pain_intensity: 'mild' }, ['pain_intensity']],
    // Another place of the pain, and neighbours in time, are no contradiction.
    ['tooth pain for one week', 'pain', { pain_onset: 'days' }, []],
    ['my gums bleed when I brush', 'gums', { bleeding_frequency: 'by_themselves' }, []],
    ['tooth pain for months', 'pain', { pain_onset: 'not_sure' }, []],
    // What was done to a tooth, and when, tells nothing of how long it hurts.
    ['two years ago it was filled. It hurts', 'pain', { pain_onset: 'days' }, []],
    ['tooth filled two years ago hurts', 'pain', { pain_onset: 'days' }, []],
    ['I had a root canal 3 months ago, now the tooth hurts', 'pain', { pain_onset: 'days' }, []],
    ['my gums do not bleed', 'gums', { bleeding_frequency: 'never' }, []],
  ])('"%s" in %s beside %o is asked about in %o', (words, category, answers, questions) => {
    expect(askedOnceMore(words, category, answers)).toEqual(questions);
  });

  it('is hardly ever asked about where it is right', () => {
    const cases = vignetteFiles().flatMap((file) => loadVignettes(file));
    const wrong = cases.filter((each) => falseAlarms(each).length > 0);
    expect(wrong.length / cases.length).toBeLessThanOrEqual(0.01);
  });
});

const CLASHES = CATEGORIES.flatMap((category) =>
  QUESTION_BANK[category].flatMap((question: Question) =>
    (question.clashes ?? []).map((sets) => ({ category, question, sets })),
  ),
);

describe('answers that clash', () => {
  it.each(CLASHES)('in $question.id say and mean nothing alike', ({ category, question, sets }) => {
    expect(question.type).toBe('radio');
    const [some = [], others = []] = sets.map((set) =>
      set.filter((option) => question.options.includes(option)),
    );
    const said = (option: string) => {
      const { says = [], implies = [] } = meaningOf(category, question.id, option) ?? {};
      return [...says, ...implies];
    };
    for (const one of some) {
      for (const other of others) expect(said(one)).not.toContain(said(other)[0]);
    }
  });
});
