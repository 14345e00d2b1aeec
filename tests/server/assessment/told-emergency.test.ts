import { describe, expect, it } from 'vitest';
import type { EngineEmergency } from '../../../contracts/diagnosis.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { wordsOf } from '../../kit/emergency-words.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { checkRelevance } from '../../../server/assessment/relevance.ts';
import { emergencyTold, raiseByWords } from '../../../server/assessment/told-emergency.ts';
import type { Triage } from '../../../server/assessment/triage.ts';

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

describe('an emergency of the words beside the triage', () => {
  const calm: Triage = { level: 'routine', urgency: 'routine', emergency: null };
  const dental: EngineEmergency = { level: 'dental', kinds: ['avulsed_permanent_tooth'] };
  const fit: EngineEmergency = { level: 'medical', kinds: ['body_signs'] };
  const airway: EngineEmergency = { level: 'medical', kinds: ['airway_compromise', 'body_signs'] };
  const raised = (own: EngineEmergency | null, told: EngineEmergency | null) =>
    raiseByWords({ ...calm, emergency: own }, told);

  it('raises what is calm, and changes nothing where nothing is told', () => {
    expect(raised(null, dental)).toEqual({
      level: 'emergency',
      urgency: 'see dentist soon',
      emergency: dental,
    });
    expect(raised(null, null)).toEqual(calm);
    expect(raised(dental, null).emergency).toBe(dental);
  });

  it('is told by the graver one, and by both when both are medical', () => {
    expect(raised(dental, dental).emergency).toBe(dental);
    expect(raised(airway, dental).emergency).toBe(airway);
    expect(raised(dental, fit).emergency).toBe(fit);
    expect(raised(airway, fit).emergency).toEqual(airway);
    expect(raised(fit, airway).emergency?.kinds).toEqual(['body_signs', 'airway_compromise']);
  });

  it('is none when the words tell of former times over two clauses', () => {
    const text = 'In college something happened and I had hives and could not breathe';
    expect(emergencyTold(text)).toBeNull();
    expect(emergencyTold('I had hives and I cannot breathe')).not.toBeNull();
  });
});
