import { describe, expect, it } from 'vitest';
import { MEDICINE_FACTS, SEXES } from '../../../contracts/assessment/chat-context.ts';
import type {
  FollowUpAnswers,
  MedicalCondition,
} from '../../../contracts/assessment/chat-context.ts';
import {
  MEDICINE_QUESTIONS,
  MEDICINE_QUESTION_IDS,
} from '../../../contracts/assessment/medicines.ts';
import type { MedicineAnswers } from '../../../contracts/assessment/medicines.ts';
import { answers, askedOf, checkFor, suggestedFor } from './medicines-words.kit.ts';

/** Each of the boxes that decide about a medicine, and all of them. */
const SETS: ReadonlyArray<readonly MedicalCondition[]> = [
  ...MEDICINE_FACTS.map((box) => [box]),
  MEDICINE_FACTS,
];
const ONE_ANSWER: readonly MedicineAnswers[] = MEDICINE_QUESTION_IDS.flatMap((id) =>
  MEDICINE_QUESTIONS[id].map((option) => ({ [id]: option })),
);
const PEOPLE = (['age_0_18', 'age_19_30'] as const).flatMap((age) =>
  SEXES.map((sex) => ({ age, sex })),
);
/** With a fever denied, and with none asked. */
const FEVERS: readonly FollowUpAnswers[] = [{ pain_danger_signs: ['none'] }, {}];

describe('a box that decides about a medicine', () => {
  it('[DIAG-18] [DIAG-20] allows no medicine that was not allowed without it, whatever the check is told', () => {
    let tried = 0;
    for (const person of PEOPLE)
      for (const followUpAnswers of FEVERS)
        for (const medicalHistory of SETS)
          for (const given of ONE_ANSWER) {
            const without = suggestedFor({ ...person, followUpAnswers }, given);
            const ticked = suggestedFor(
              { ...person, followUpAnswers, medicalHistory: [...medicalHistory] },
              given,
            );
            expect(without, JSON.stringify({ ...person, medicalHistory, given })).toEqual(
              expect.arrayContaining(ticked),
            );
            tried += 1;
          }
    expect(tried).toBeGreaterThan(2000);
  });

  it('bars what its answer in the check would bar, and is not asked again', () => {
    expect(suggestedFor({ medicalHistory: ['pregnant'] })).not.toContain('ibuprofen');
    expect(askedOf({ medicalHistory: ['pregnant'] })).not.toContain('pregnancy');
    expect(suggestedFor({ medicalHistory: ['breastfeeding'] })).toContain('ibuprofen');
    expect(askedOf({ medicalHistory: ['breastfeeding'] })).not.toContain('pregnancy');
    expect(suggestedFor({ medicalHistory: ['blood_thinner'] })).not.toContain('ibuprofen');
    expect(askedOf({ medicalHistory: ['blood_thinner'] })).not.toContain('heart_or_blood');
  });

  it('says with paracetamol to check a blood thinner, and that it may be taken while breastfeeding', () => {
    const beside = (box: MedicalCondition) =>
      checkFor({ medicalHistory: [box] }, answers()).medications.find(
        ({ id }) => id === 'paracetamol',
      )?.reason;
    expect(beside('blood_thinner')).toContain('blood thinner');
    expect(beside('breastfeeding')).toContain('breastfeeding');
  });

  it('leaves the reaction to be asked where an allergy to some medicine is ticked', () => {
    for (const person of PEOPLE)
      expect(askedOf({ ...person, medicalHistory: ['medicine_allergy'] })).toContain('reaction');
  });

  it('leaves the pregnancy to be asked where none of the boxes is ticked', () => {
    expect(askedOf({ medicalHistory: [] })).toContain('pregnancy');
    expect(askedOf({ medicalHistory: ['none'] })).not.toContain('pregnancy');
  });
});
