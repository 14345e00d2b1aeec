import { describe, expect, it } from 'vitest';
import {
  MEDICINE_QUESTIONS,
  MEDICINE_QUESTIONS_MAX,
  MEDICINE_QUESTION_IDS,
  NO,
} from '../../../contracts/assessment/medicines.ts';
import { NOT_SURE } from '../../../contracts/questions/shared.ts';
import { askedOf, checkFor } from './medicines-words.kit.ts';

describe('the questions of the check', () => {
  it('each offer "no" first and "not sure" last', () => {
    for (const id of MEDICINE_QUESTION_IDS) {
      const options: readonly string[] = MEDICINE_QUESTIONS[id];
      expect([options[0], options.at(-1)], id).toEqual([NO, NOT_SURE]);
    }
  });

  it('are seven at most, the most important first', () => {
    expect(askedOf({})).toEqual([
      'pregnancy',
      'age_or_weight',
      'stomach',
      'kidney_or_liver',
      'heart_or_blood',
      'reaction',
      'taken',
    ]);
    expect(MEDICINE_QUESTIONS_MAX).toBe(7);
  });

  it('leave out what the person, the questions and the box have answered', () => {
    expect(askedOf({ sex: 'male' })).not.toContain('pregnancy');
    expect(askedOf({ age: 'age_over_50' })).not.toContain('pregnancy');
    expect(askedOf({ sex: 'undisclosed' })).toContain('pregnancy');
    expect(askedOf({ sex: 'male', followUpAnswers: {} })).toContain('fever');
    expect(askedOf({ sex: 'male' })).not.toContain('fever');
    const old = { sex: 'male', age: 'age_over_50' } as const;
    expect(askedOf(old)).toContain('jaw_bone');
    expect(askedOf({ ...old, allergies: 'Fosamax weekly' })).not.toContain('jaw_bone');
  });

  it('leave out what "None of the above" denied in the history, unless something was written beside it', () => {
    const denied: Parameters<typeof askedOf>[0] = { medicalHistory: ['none'] };
    const left = ['age_or_weight', 'stomach', 'kidney_or_liver', 'taken'];
    for (const allergies of ['', 'None', 'no.', ' Nahi ', 'n/a', 'कुछ नहीं।'])
      expect(askedOf({ ...denied, allergies }), allergies).toEqual(left);
    for (const allergies of ['no allergy', 'folic acid', 'Zyx 5 mg', 'थायराइड की गोली', '5'])
      expect(askedOf({ ...denied, allergies }), allergies).toEqual(
        expect.arrayContaining(['pregnancy', 'heart_or_blood', 'reaction']),
      );
    expect(askedOf({ medicalHistory: ['diabetes'], allergies: '' })).toContain('heart_or_blood');
    const asked = (issue: string) => askedOf({ ...denied, allergies: '', issue });
    expect(asked('tooth pain, perhaps pregnant')).toContain('pregnancy');
    expect(asked('tooth pain, I use an inhaler')).toContain('reaction');
    expect(asked('tooth pain, I have a stent')).toContain('heart_or_blood');
    expect(asked('tooth pain, takes a water tablet')).toContain('heart_or_blood');
  });

  it('ask about the jaw bone where a socket does not heal, and otherwise past 50 alone', () => {
    const socket = { pain_danger_signs: ['none'], pain_gums_jaw: ['socket_not_healing'] };
    expect(askedOf({ sex: 'male' })).not.toContain('jaw_bone');
    expect(askedOf({ sex: 'male', followUpAnswers: socket })).toContain('jaw_bone');
  });

  it('leave out the jaw bone when the questions have asked for both, and not when for one', () => {
    const sores = (lesion_background: string[], issue = 'a sore mouth') =>
      askedOf({
        issue,
        category: 'lesion',
        sex: 'male',
        age: 'age_over_50',
        first: 'aphthous_ulcer',
        followUpAnswers: { lesion_danger_signs: ['none'], lesion_background },
      });
    expect(sores([])).toContain('jaw_bone');
    expect(sores(['none'])).not.toContain('jaw_bone');
    expect(sores(['none'], 'a sore mouth, I take alendronate')).toContain('jaw_bone');
    expect(sores(['smoking'])).toContain('jaw_bone');
    expect(sores(['bone_medicine'])).not.toContain('jaw_bone');
    const other = { other_danger_signs: ['none'], other_background: ['none'] };
    const elsewhere = { category: 'other', sex: 'male', age: 'age_over_50' } as const;
    expect(askedOf({ ...elsewhere, followUpAnswers: other })).toContain('jaw_bone');
  });

  it('ask again what the words of the concern name against it', () => {
    expect(askedOf({ age: 'age_over_50', issue: 'tooth pain, I am pregnant' })).toContain(
      'pregnancy',
    );
    expect(askedOf({ sex: 'male', issue: 'tooth pain, dengue suspected' })).toContain('fever');
  });

  it('leave out what decides about no medicine that is open', () => {
    expect(askedOf({ medicalHistory: ['asthma'] })).toEqual([
      'age_or_weight',
      'kidney_or_liver',
      'reaction',
      'taken',
    ]);
    // The rinse alone is left: the weight of an adult says nothing about it, the age of a child does.
    const rinseAlone: Parameters<typeof askedOf>[0] = {
      medicalHistory: ['asthma'],
      allergies: 'liver cirrhosis',
    };
    expect(askedOf(rinseAlone)).toEqual(['reaction']);
    for (const child of [{ age: 'age_0_18' }, { issue: 'tooth pain of my son, 8 years' }] as const)
      expect(askedOf({ ...rinseAlone, ...child })).toContain('age_or_weight');
    const stain = { category: 'cosmetic', first: 'extrinsic_staining', issue: 'stains' } as const;
    expect(askedOf(stain)).toEqual([]);
  });

  it('do not change with the answers', () => {
    const first = askedOf({});
    expect(checkFor({}, { pregnancy: 'pregnant', stomach: 'in_the_past' }).questions).toEqual(
      first.filter((id) => id !== 'pregnancy' && id !== 'stomach'),
    );
  });

  it('take what was too much to ask as not sure', () => {
    const { medications, questions } = checkFor({ followUpAnswers: {} }, {});
    expect(questions).not.toContain('fever');
    expect(medications[0]).toMatchObject({ id: 'ibuprofen', status: 'not_for_you' });
    expect(medications[0]?.reason).toContain('dengue');
  });
});
