import { describe, expect, it } from 'vitest';
import { assess } from '../../../server/assessment/assess.ts';
import { wordsOf } from '../../kit/emergency-words.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { checkRelevance } from '../../../server/assessment/relevance.ts';

const resultFor = (issue: string, parts: Partial<Patient> = {}) =>
  assess({
    issue,
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    followUpAnswers: {},
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
    ...parts,
  });

describe('an emergency told in the concern', () => {
  it.each([
    'I fainted because of toothache',
    'my gums bleed and I had a seizure today',
    'my tooth pain is so bad i want to kill myself',
    'tooth hurts and chest pain going to left arm',
    'my tooth hurts and half my face is drooping since an hour, is it a stroke',
  ])('leads the result of "%s" as it led the first check', (issue) => {
    const result = resultFor(issue);
    expect(checkRelevance(issue).emergency).not.toBeNull();
    expect(result.emergency?.level).toBe('medical');
    expect(result.urgency).toBe('see dentist soon');
    expect(result.recommendation[0]).toBe(wordsOf(result.emergency).title);
    expect(result.soap_note.assessment).toContain("Emergency told in the patient's words: ");
    expect(result.soap_note.assessment).toContain('Urgency: emergency');
  });

  it('invents no red flag', () => {
    expect(resultFor('my gums bleed and I had a seizure today').red_flags).toEqual([]);
  });

  it('keeps what the findings call for first, and adds what the words call for', () => {
    const result = resultFor('toothache, i want to kill myself', {
      followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] },
    });
    expect(wordsOf(result.emergency).title).toBe('Trouble breathing is an emergency');
    expect(wordsOf(result.emergency).advice.join(' ')).toContain('14416');
  });

  it.each([
    'Cold water gives a faint twinge in one tooth, 1 out of 10.',
    'There is a faint click in the jaw, it never locks',
    'A cap came off, there has been no cough, wheeze or breathlessness since.',
    'gums bleed on brushing. once had hives and trouble breathing after a mouth rinse',
  ])('makes none of "%s"', (issue) => {
    expect(resultFor(issue).emergency).toBeNull();
  });
});

describe('a concern that tells too little', () => {
  const vague = resultFor('my back tooth hurts');

  it('is no emergency, names causes in teeth first, and says that too little is known', () => {
    expect(vague.emergency).toBeNull();
    expect(vague.diagnosis[0]?.name).toBe('Symptomatic irreversible pulpitis');
    expect(vague.recommendation).toContain(
      'We did not learn enough to tell what this is, so let a dentist look at it.',
    );
  });

  it.each(['pain', 'gums', 'cosmetic', 'lesion', 'other'] as const)(
    'is at least moderate in category %s',
    (category) => {
      const result = resultFor('please help', { category });
      expect(result.urgency).not.toBe('routine');
      expect(result.emergency).toBeNull();
      expect(result.recommendation.length).toBeGreaterThanOrEqual(4);
    },
  );
});
