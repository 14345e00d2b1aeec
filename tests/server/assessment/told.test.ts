import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../contracts/assessment/chat-context.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { meaningOf } from '../../../server/assessment/knowledge/answers/index.ts';
import { assess } from '../../../server/assessment/assess.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { TOLD, TOLD_BY, TOLD_SIGNS } from '../../../contracts/texts/en/engine/told.ts';
import { ADULT } from './rules.kit.ts';

const OPTIONS = CATEGORIES.flatMap((category) =>
  (QUESTION_BANK[category] as readonly Question[]).flatMap(({ id, options }) =>
    options.map((option) => ({
      by: `${id}.${option}`,
      says: meaningOf(category, id, option)?.says ?? [],
    })),
  ),
);

/** Where something is, since when, and what looks healthy is no reason for haste. */
const NO_REASON = /^(?:onset|site)\.|^gum\.pink_firm$/;

describe('the words for what was told', () => {
  it('are there for every option that tells something', () => {
    const wordless = OPTIONS.filter(
      ({ by, says }) =>
        TOLD_BY[by] === undefined &&
        says.some((finding) => !NO_REASON.test(finding) && TOLD[finding] === undefined),
    );
    expect(wordless).toEqual([]);
  });

  it('are its own for an option that tells several things at once', () => {
    const several = OPTIONS.filter(({ says }) => says.length > 1).map(({ by }) => by);
    expect(several.filter((by) => TOLD_BY[by] === undefined)).toEqual([]);
    const asked = new Set(OPTIONS.map(({ by }) => by));
    expect(Object.keys(TOLD_BY).filter((by) => !asked.has(by))).toEqual([]);
  });

  it('complete a sentence', () => {
    const phrases = [TOLD, TOLD_BY, TOLD_SIGNS].flatMap((words) => Object.values(words));
    for (const phrase of phrases) expect(phrase).toMatch(/^[a-z].*[a-z]$/i);
    for (const phrase of phrases) expect(phrase).not.toMatch(/\.$|^(?:you|it|the patient)\b/i);
  });
});

describe('why it is so urgent', () => {
  const NONE = { pain_danger_signs: ['none'], pain_events: ['none'], pain_body_signs: ['none'] };
  const summaryOf = (about: Partial<Patient>) =>
    assess({
      ...ADULT,
      category: 'pain',
      issue: 'my tooth hurts',
      medicalHistory: ['none'],
      confirmedSigns: {},
      ...about,
    }).summary;
  const ABSCESS = {
    ...NONE,
    pain_location: 'one_tooth',
    pain_intensity: 'very_severe',
    pain_behaviour: ['throbs'],
    pain_gums_jaw: ['gum_swelling'],
  };

  it('is told by the strongest answers, in one sentence', () => {
    expect(summaryOf({ followUpAnswers: ABSCESS })).toBe(
      'You told us about a swelling of the gum, throbbing pain, and very severe pain.',
    );
  });

  it('is the answer that raised an emergency, and nothing beside it', () => {
    const followUpAnswers = { ...ABSCESS, pain_danger_signs: ['fever_38'] };
    expect(summaryOf({ followUpAnswers })).toBe('You told us about fever or shivering.');
  });

  it('is the sign that was confirmed, or the doubt about one', () => {
    const confirmed = (answer: 'yes' | 'not_sure') =>
      summaryOf({ followUpAnswers: NONE, confirmedSigns: { collapse: answer } });
    expect(confirmed('yes')).toBe('You told us about fainting, a fit or great drowsiness.');
    expect(confirmed('not_sure')).toBe(
      'You were not sure about fainting, a fit or great drowsiness, so we count it as an emergency.',
    );
  });

  it('is never told by words alone', () => {
    const issue = 'terrible throbbing pain, my gum is swollen with pus, I fainted';
    expect(summaryOf({ issue, followUpAnswers: {} })).toBeUndefined();
    expect(summaryOf({ issue, followUpAnswers: {}, confirmedSigns: undefined })).toBeUndefined();
    expect(summaryOf({ issue: 'I have a Tooth Pain concern', followUpAnswers: {} })).toBe(
      undefined,
    );
  });

  it('repeats nothing of thoughts of self-harm', () => {
    expect(summaryOf({ confirmedSigns: { self_harm: 'yes' } })).toBeUndefined();
  });

  it('names what only follows from an answer as the answer that was given', () => {
    const followUpAnswers = { ...NONE, pain_gums_jaw: ['foul_painful_gums'] };
    expect(summaryOf({ followUpAnswers })).toBe(
      'You told us about very painful, bleeding gums with a foul smell.',
    );
  });
});
