import { describe, expect, it } from 'vitest';
import { adviseEarlier, assess } from '../../../server/assessment/assess.ts';
import { judge, medicineCaseOf } from '../../../server/assessment/judge.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { ADULT } from './rules.kit.ts';

/** Told in full: no sign was asked back, as the words hint at none. */
const PATIENT: Patient = { ...ADULT, category: 'pain', confirmedSigns: {} };
const levelOf = (about: Partial<Patient>) => judge({ ...PATIENT, ...about }).triaged.level;
const flagsOf = (about: Partial<Patient>) =>
  judge({ ...PATIENT, ...about }).raised.map(({ id }) => id);

/** After a sharp ache with cold: a moderate matter first, a routine one close behind. */
const COLD = { pain_triggers: ['cold'], pain_behaviour: ['gone_in_seconds'] };
/** A tooth that hurts on biting: an urgent matter first, moderate ones behind it. */
const BITING = { pain_triggers: ['biting'], pain_tooth: ['hole_or_decay'] };

describe('the urgency of an assessment', () => {
  it('is that of the most likely condition, not of the next', () => {
    expect(levelOf({ followUpAnswers: COLD })).toBe('moderate');
    expect(levelOf({ followUpAnswers: BITING })).toBe('urgent');
    expect(judge({ ...PATIENT, followUpAnswers: BITING }).ranking[1]?.condition.level).toBe(
      'moderate',
    );
  });

  it('is urgent, and says so, when a person is not sure of a sign that is not grave', () => {
    const result = assess({
      ...PATIENT,
      followUpAnswers: COLD,
      confirmedSigns: { dysphagia: 'not_sure' },
    });
    expect(result).toMatchObject({ urgency: 'see dentist soon', emergency: null, red_flags: [] });
    expect(result.recommendation[0]).toContain('trouble swallowing');
    expect(result.summary).toBe(
      'You were not sure about trouble swallowing, so we count it as urgent.',
    );
  });

  it.each([
    'airway_compromise',
    'cardiac_symptoms',
    'head_injury',
    'uncontrolled_bleeding',
  ] as const)('is an emergency when a person is not sure of %s', (id) => {
    const { emergency } = assess({ ...PATIENT, confirmedSigns: { [id]: 'not_sure' } });
    expect(emergency).toEqual({ level: 'medical', kinds: [id] });
  });
});

const EMERGENCY_TOLD =
  'I cannot breathe, I cannot swallow, my neck is swollen, my father took 30 paracetamol tablets, his face droops';

describe('words of an emergency', () => {
  it('make one where no sign was asked back', () => {
    expect(flagsOf({ issue: 'I cannot breathe', confirmedSigns: undefined })).toEqual([
      'airway_compromise',
    ]);
  });

  it('make none beside the answers to the signs', () => {
    const { emergency, red_flags } = assess({ ...PATIENT, issue: EMERGENCY_TOLD });
    expect(emergency).toBeNull();
    expect(red_flags).toEqual([]);
  });

  it('raise nothing again that was denied', () => {
    const issue = 'I cannot breathe and my neck is swollen';
    const confirmedSigns = { airway_compromise: 'no', spreading_facial_swelling: 'no' } as const;
    const { emergency, red_flags } = assess({ ...PATIENT, issue, confirmedSigns });
    expect(emergency).toBeNull();
    expect(red_flags).toEqual([]);
  });
});

describe('X-ray findings', () => {
  const SIGNS = { confirmedSigns: { dysphagia: 'yes', trismus: 'yes' } } as const;

  it('add a flag behind those that stood, each once', () => {
    expect(flagsOf({ ...SIGNS, xrayFindings: 'caries in 36' })).toEqual(['dysphagia', 'trismus']);
    expect(flagsOf({ ...SIGNS, xrayFindings: 'Fracture of the lower jaw' })).toEqual([
      'dysphagia',
      'trismus',
      'facial_trauma',
    ]);
  });

  it('raise the urgency, and lower none', () => {
    expect(levelOf({ followUpAnswers: COLD, xrayFindings: 'abscess 36' })).toBe('urgent');
    expect(levelOf({ followUpAnswers: BITING, xrayFindings: 'sinus opacity' })).toBe('urgent');
  });

  it('take back no flag and no emergency', () => {
    const followUpAnswers = { pain_danger_signs: ['fever_38'], pain_intensity: 'very_severe' };
    const filmed = judge({ ...PATIENT, followUpAnswers, xrayFindings: 'sinus opacity' });
    expect(filmed.raised.map(({ id }) => id)).toEqual(['systemic_infection']);
    expect(filmed.triaged).toMatchObject({
      level: 'emergency',
      emergency: { level: 'medical', kinds: ['systemic_infection'] },
    });
    expect(filmed.ranking.slice(0, 2).map(({ condition }) => condition.id)).toEqual([
      'spreading_odontogenic_infection',
      'maxillary_sinusitis',
    ]);
  });

  it('are as good as none when nothing is written', () => {
    expect(judge({ ...PATIENT, followUpAnswers: COLD, xrayFindings: '' })).toEqual(
      judge({ ...PATIENT, followUpAnswers: COLD }),
    );
  });
});

describe('what the medicine rules know', () => {
  it('is the most likely condition, but no guess', () => {
    const firstOf = (about: Partial<Patient>) => {
      const patient = { ...PATIENT, ...about };
      return medicineCaseOf(patient, judge(patient)).first;
    };
    expect(firstOf({ followUpAnswers: BITING })).toBe('symptomatic_apical_periodontitis');
    expect(firstOf({ issue: 'please help' })).toBeNull();
  });

  it('is the emergency of the judgement, or the one that is given', () => {
    const patient: Patient = { ...PATIENT, confirmedSigns: { trismus: 'yes' } };
    expect(medicineCaseOf(patient, judge(patient)).emergency?.kinds).toEqual(['trismus']);
    expect(medicineCaseOf(patient, judge(patient), null).emergency).toBeNull();
  });
});

describe('a result', () => {
  it('names red flags as such, and what lies beyond teeth in the emergency alone', () => {
    const result = assess({ ...PATIENT, confirmedSigns: { collapse: 'yes', trismus: 'yes' } });
    expect(result.red_flags).toEqual(['trismus']);
    expect(result.emergency).toEqual({ level: 'medical', kinds: ['collapse', 'trismus'] });
    expect(result.medicine_questions).toEqual([]);
  });

  it('gives the four suggestions, what to ask of them, and those that are refused in the note', () => {
    const result = assess({
      ...PATIENT,
      followUpAnswers: BITING,
      allergies: 'ibuprofen gives me a rash',
    });
    expect(result.medications.map(({ id, status }) => [id, status])).toEqual([
      ['ibuprofen', 'not_for_you'],
      ['paracetamol', 'check_first'],
      ['chlorhexidine', 'not_needed'],
      ['cold_compress', 'not_needed'],
    ]);
    expect(result.medicine_questions.length).toBeGreaterThan(0);
    expect(result.soap_note.plan).toContain('Not suggested to this patient: ibuprofen (');
  });
});

describe('an earlier visit', () => {
  it('keeps the steps of the same assessment', () => {
    const patient = { ...PATIENT, followUpAnswers: BITING };
    const { recommendation, steps } = adviseEarlier(patient, 'see dentist soon');
    expect(recommendation[0]).toBe('See a dentist within 1 to 3 days, sooner if it gets worse.');
    expect(assess(patient).recommendation).toContain(recommendation[1]);
    expect(assess(patient).steps?.do).toEqual(steps.do);
  });
});
