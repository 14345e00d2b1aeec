import { describe, expect, it } from 'vitest';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { ADULT } from './rules.kit.ts';

const PATIENT: Patient = { ...ADULT, category: 'pain', confirmedSigns: {} };
const collected = (about: Partial<Patient>) => collectEvidence({ ...PATIENT, ...about });
const findingsIn = (about: Partial<Patient>) => collected(about).map(({ finding }) => finding);

describe('what the allergies tell', () => {
  it.each<[FindingId, string]>([
    ['pregnant', 'I am 4 months pregnant'],
    ['immunosuppressed', 'I am on chemotherapy'],
    ['diabetes.uncontrolled', 'missed my insulin this week'],
    ['medicine.gum_overgrowth', 'takes amlodipine'],
    ['medicine.drying', 'I take antidepressants'],
    ['medicine.inhaler_or_antibiotic', 'took antibiotics last week'],
    ['radiotherapy.head_neck', 'had radiation for throat cancer'],
    ['acid.reflux', 'I have acid reflux'],
    ['child.under_12', 'my daughter is 6'],
    ['child.12_or_older', 'my son is 14'],
    ['infant', 'my baby is 8 months old'],
    ['tobacco.smoked', 'I smoke bidis'],
    ['tobacco.chewed', 'khaini khata hu'],
    ['areca', 'I chew supari'],
    ['alcohol', 'I drink whisky daily'],
  ])('is %s in "%s", as a part of the history', (finding, allergies) => {
    expect(collected({ allergies })).toContainEqual({
      finding,
      present: true,
      source: 'background',
      quote: allergies,
    });
  });

  it('is nothing of how a medicine was borne', () => {
    expect(findingsIn({ allergies: 'penicillin: swollen lips, fever and ulcers' })).toEqual([]);
  });
});

describe('what words tell of time', () => {
  const issue = 'my tooth has been hurting for two years';
  it.each([
    ['days', false],
    ['months_or_years', true],
  ])('beside the answer %s counts: %s', (pain_onset, counts) => {
    const found = findingsIn({ issue, followUpAnswers: { pain_onset } });
    expect(found.includes('onset.years')).toBe(counts);
  });
});

describe('what else is known', () => {
  it('is a weak immunity that was ticked, in our words', () => {
    expect(collected({ medicalHistory: ['diabetes', 'immunosuppression'] })).toEqual([
      {
        finding: 'immunosuppressed',
        present: true,
        source: 'background',
        quote: 'Immunosuppression',
        optionId: 'immunosuppression',
      },
    ]);
  });

  it.each([
    ['under_3', 'child.under_12', 'Age Under 3'],
    ['from_6_to_11', 'child.under_12', 'Age 6 to 11'],
    ['from_12_to_15', 'child.12_or_older', 'Age 12 to 15'],
  ] as const)("is a child's age that was told: %s", (childAge, finding, quote) => {
    expect(collected({ age: 'age_0_18', childAge })).toEqual([
      { finding, present: true, source: 'background', quote, optionId: childAge },
    ]);
  });

  it('is all that the X-ray findings tell', () => {
    expect(collected({ xrayFindings: 'abscess' })).toContainEqual({
      finding: 'swelling.gum',
      present: true,
      source: 'background',
      quote: 'abscess',
    });
    expect(collected({ xrayFindings: null })).toEqual([]);
  });

  it('is what the concern suggests, in the words of the patient, and never in ours', () => {
    expect(
      collected({ issue: 'gums bleed' }).map(({ source, quote }) => [source, quote]),
    ).toContainEqual(['concern', 'gums bleed']);
    const chosen = collected({ issue: 'I have a Bleeding Gums concern' });
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.every(({ quote }) => quote === '')).toBe(true);
  });

  it('stands in this order: answers, signs, history, words', () => {
    const sources = collected({
      issue: 'gums bleed',
      allergies: 'I smoke bidis',
      confirmedSigns: { trismus: 'yes' },
      followUpAnswers: { pain_triggers: ['cold'] },
    }).map(({ source }) => source);
    expect([...new Set(sources)]).toEqual(['answer', 'sign', 'background', 'concern']);
  });
});
