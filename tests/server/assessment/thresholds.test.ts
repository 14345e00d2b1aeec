import { describe, expect, it } from 'vitest';
import type { Category, FollowUpAnswers } from '../../../contracts/assessment/chat-context.ts';
import { CATEGORIES } from '../../../contracts/assessment/chat-context.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { helpIn } from '../../../contracts/rules/emergency-help.ts';
import { assess } from '../../../server/assessment/assess.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { levelOf } from '../../clinical/score.ts';
import { ADULT } from './rules.kit.ts';

/** The id of a question that every category asks. */
const idOf = (category: Category, list: string): string =>
  QUESTION_BANK[category].find((question: Question) => question.list === list)?.id ?? '';

/** Answers to the questions that every category asks, by the name of their list. */
type Signs = Readonly<Record<string, readonly string[]>>;

const told = (category: Category, signs: Signs, own: FollowUpAnswers = {}): Patient => ({
  ...ADULT,
  issue: 'I have a concern',
  category,
  followUpAnswers: {
    ...own,
    ...Object.fromEntries(
      Object.entries(signs).map(([list, options]) => [idOf(category, list), [...options]]),
    ),
  },
});

const resultOf = (patient: Patient) => {
  const diagnosis = assess(patient);
  return { level: levelOf(diagnosis), kinds: diagnosis.emergency?.kinds ?? [] };
};

describe.each(CATEGORIES)('what one answer is, in category %s', (category) => {
  it.each<[string, Signs, string, string[]]>([
    [
      'an adult tooth knocked out',
      { events: ['tooth_knocked_out'] },
      'emergency',
      ['avulsed_permanent_tooth'],
    ],
    [
      'an adult tooth pushed out of its place',
      { events: ['tooth_pushed'] },
      'emergency',
      ['displaced_tooth_trauma'],
    ],
    ['an adult tooth loosened in its place', { events: ['tooth_loosened'] }, 'urgent', []],
    ['a milk tooth hurt', { events: ['milk_tooth_hurt'] }, 'emergency', ['milk_tooth_injury']],
    [
      'a torn gum under the lip of a baby who cannot walk',
      { events: ['infant_gum_torn'] },
      'emergency',
      ['infant_mouth_injury'],
    ],
    ['a bone of the face after a blow', { events: ['face_bone'] }, 'emergency', ['facial_trauma']],
    ['a drooping face', { danger_signs: ['face_droops'] }, 'emergency', ['stroke_signs']],
    [
      'a swelling that doubled in a day',
      { danger_signs: ['face_swelling_spreads'] },
      'emergency',
      ['spreading_facial_swelling'],
    ],
    [
      'heavy bleeding, or on after pressing',
      { body_signs: ['bleeding_not_stopped'] },
      'emergency',
      ['uncontrolled_bleeding'],
    ],
    [
      'jaw pain on effort, whatever else is said',
      { body_signs: ['jaw_pain_on_effort'], events: ['tooth_taken_out'] },
      'emergency',
      ['cardiac_symptoms'],
    ],
  ])('%s', (_what, signs, level, kinds) => {
    expect(resultOf(told(category, signs))).toEqual({ level, kinds });
  });

  it.each<[string, Signs]>([
    ['a cheek that is a little swollen', { danger_signs: ['cheek_a_little_swollen'] }],
    ['weak immunity without an infection', { body_signs: ['weak_immunity'] }],
    ['diabetes out of control without an infection', { body_signs: ['diabetes_uncontrolled'] }],
    [
      'not being sure of any sign',
      { danger_signs: ['not_sure'], events: ['not_sure'], body_signs: ['not_sure'] },
    ],
  ])('%s is no emergency', (_what, signs) => {
    expect(resultOf(told(category, signs)).kinds).toEqual([]);
  });

  it('never tells to put a milk tooth back', () => {
    const { emergency } = assess(told(category, { events: ['milk_tooth_hurt'] }));
    const advice = emergency === null ? [] : helpIn(emergency).advice;
    expect(advice).toContain('no_milk_tooth_back');
    expect(advice).not.toContain('put_tooth_back');
  });
});

describe('jaw pain on chewing after fifty, with a change of sight', () => {
  it.each<[Category, string]>([
    ['pain', 'pain_behaviour'],
    ['other', 'other_triggers'],
  ])('is a medical emergency of the same day in category %s', (category, question) => {
    const patient = told(category, {}, { [question]: ['chewing_and_sight'] });
    expect(resultOf({ ...patient, age: 'age_over_50' })).toEqual({
      level: 'emergency',
      kinds: ['temporal_arteritis'],
    });
  });
});

/** What the gums are like, how long and where, beside one more answer about the body. */
const gums = (own: FollowUpAnswers, bodySigns: readonly string[] = []): Patient =>
  told('gums', bodySigns.length > 0 ? { body_signs: bodySigns } : {}, own);

describe('a socket that bleeds', () => {
  const bleeds = gums({ bleeding_frequency: 'after_extraction' });

  it.each<[string, Patient, string]>([
    ['is pressed first, and looked at soon', bleeds, 'urgent'],
    ['is an emergency on a blood thinner', { ...bleeds, allergies: 'I take Xarelto' }, 'emergency'],
    [
      'is an emergency with a bleeding disorder',
      { ...bleeds, medicalHistory: ['bleeding_disorder'] },
      'emergency',
    ],
    [
      'is an emergency when pressing has failed',
      gums({ bleeding_frequency: 'after_extraction' }, ['bleeding_not_stopped']),
      'emergency',
    ],
  ])('%s', (_what, patient, level) => {
    expect(resultOf(patient).level).toBe(level);
  });
});

describe('an infection in a body that cannot fight it', () => {
  it.each(['weak_immunity', 'diabetes_uncontrolled'])('is an emergency with %s', (weakness) => {
    for (const sign of ['swelling_at_tooth', 'pus_at_gum_edge', 'draining_pimple']) {
      const { kinds } = resultOf(gums({ gum_swelling: [sign] }, [weakness]));
      expect(kinds, sign).toEqual(['immunosuppressed_infection']);
    }
  });

  it('is urgent and no emergency where pus or a swelling has been quiet for years', () => {
    const quiet = { gum_duration: 'years', gum_pain: 'no_pain' };
    for (const sign of ['swelling_at_tooth', 'pus_at_gum_edge', 'draining_pimple']) {
      const patient = gums({ ...quiet, gum_swelling: [sign] }, ['diabetes_uncontrolled']);
      expect(resultOf(patient), sign).toEqual({ level: 'urgent', kinds: [] });
      expect(assess(patient).red_flags).toContain('longstanding_infection');
    }
    const { level } = resultOf(gums({ ...quiet, gum_swelling: ['pus_at_gum_edge'] }));
    expect(level).toBe('moderate');
  });

  it('is none with diabetes that is under control', () => {
    const patient = gums({ gum_swelling: ['swelling_at_tooth'] });
    expect(resultOf({ ...patient, medicalHistory: ['diabetes'] }).kinds).toEqual([]);
  });
});

describe('a socket that does not heal', () => {
  it.each<[string, Patient]>([
    ['for months', gums({ gum_duration: 'months', gum_swelling: ['socket_not_healing'] })],
    [
      'after medicine for the bones',
      told(
        'lesion',
        {},
        {
          lesion_type: ['socket_not_healing'],
          lesion_background: ['bone_medicine'],
          lesion_duration: 'weeks_1_to_2',
        },
      ),
    ],
    [
      'after radiation',
      told(
        'other',
        {},
        {
          other_soft_tissue: ['socket_not_healing'],
          other_background: ['radiotherapy'],
          other_duration: 'weeks_1_to_3',
        },
      ),
    ],
  ])('is urgent %s', (_what, patient) => {
    const { urgency, red_flags, emergency } = assess(patient);
    expect({ urgency, emergency }).toEqual({ urgency: 'see dentist soon', emergency: null });
    expect(red_flags).toContain('bone_not_healing');
  });
});
