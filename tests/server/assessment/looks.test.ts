import { describe, expect, it } from 'vitest';
import { assess } from '../../../server/assessment/assess.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { LOOKS_WAYS } from '../../../contracts/texts/en/engine/looks.ts';
import { allAnswered } from '../../kit/samples.ts';

const STAINED: Patient = {
  issue: 'brown stains from tea on my front teeth',
  category: 'cosmetic',
  age: 'age_31_50',
  sex: 'male',
  followUpAnswers: {
    ...allAnswered('cosmetic'),
    main_concern: 'colour_of_many',
    staining_type: 'surface',
    cosmetic_since: 'years',
    cosmetic_causes: ['drinks_or_tobacco'],
  },
  medicalHistory: ['none'],
  allergies: '',
  confirmedSigns: {},
};

const namesFor = (more: Partial<Patient>) =>
  assess({ ...STAINED, ...more }).looks?.ways.map(({ name }) => name);

describe('the ways to change how teeth look', () => {
  it('stand in a result about looks, the mildest first', () => {
    expect(assess(STAINED).diagnosis[0]?.id).toBe('extrinsic_staining');
    expect(namesFor({})).toEqual([
      'Cleaning and polishing',
      'Whitening by a dentist',
      'Leaving it',
    ]);
  });

  it('leave out for somebody under 18 what waits until then', () => {
    expect(namesFor({ age: 'age_0_18', childAge: 'from_12_to_15' })).toEqual([
      'Cleaning and polishing',
      'Leaving it',
    ]);
  });

  it('stand in no result that hurts, cannot wait, or knows too little', () => {
    expect(namesFor({ category: 'pain', followUpAnswers: allAnswered('pain') })).toBeUndefined();
    const hurts = { ...STAINED.followUpAnswers, cosmetic_danger_signs: ['fever_38'] };
    expect(assess({ ...STAINED, followUpAnswers: hurts }).urgency).not.toBe('routine');
    expect(namesFor({ followUpAnswers: hurts })).toBeUndefined();
    expect(namesFor({ issue: 'my smile', followUpAnswers: {} })).toBeUndefined();
  });

  it('say of each how long it takes, and name no price', () => {
    for (const [id, { what, time }] of Object.entries(LOOKS_WAYS)) {
      expect(time, id).toMatch(/visit|months|years/);
      expect(`${what} ${time}`, id).not.toMatch(/₹|rupee|\bRs\b|cheap/i);
    }
  });
});
