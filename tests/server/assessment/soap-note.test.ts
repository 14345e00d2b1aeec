import { describe, expect, it } from 'vitest';
import { isRedFlag } from '../../../contracts/assessment/red-flags.ts';
import { EMERGENCY_KINDS } from '../../../contracts/assessment/emergency.ts';
import { emergencyOf } from '../../../contracts/rules/emergency-of.ts';
import { readAnswers } from '../../../server/assessment/evidence/from-answers.ts';
import { noteOf, writeSoapNote } from '../../../server/assessment/soap-note.ts';
import type { NoteInput } from '../../../server/assessment/soap-note.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Level } from '../../../server/assessment/knowledge/condition.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import { SIGNS } from '../../../contracts/texts/en/signs.ts';
import type { Raised } from '../../../server/assessment/red-flags.ts';
import { ADULT } from './rules.kit.ts';

const ranked = (id: ConditionId, share: number, weight = 2): Ranked => ({
  condition: { id, level: 'urgent', categories: ['pain'], findings: {} },
  share,
  votes: [
    {
      settled: { finding: 'pain.night', present: true, weight: 1, isStated: true, because: [] },
      weight,
    },
  ],
});

const BARE: NoteInput = {
  patient: {
    ...ADULT,
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    issue: ' tooth pain ',
    confirmedSigns: {},
  },
  ranking: [],
  raised: [],
  medications: [],
};

const dataOf = (parts: Partial<NoteInput> = {}) => noteOf({ ...BARE, ...parts });
const URGENCY_OF = {
  emergency: 'see dentist soon',
  urgent: 'see dentist soon',
  moderate: 'moderate',
  routine: 'routine',
} as const;
const note = (parts: Partial<NoteInput> = {}, level: Level = 'routine') => {
  const flags = (parts.raised ?? []).map(({ id }) => id);
  return writeSoapNote(dataOf(parts), {
    level,
    urgency: URGENCY_OF[level],
    emergency: emergencyOf(flags),
    flags: flags.filter(isRedFlag),
  });
};
const subjectiveOf = (about: Partial<Patient>): string[] =>
  note({ patient: { ...BARE.patient, ...about } }).subjective.split('\n');

describe('the note for the dentist', () => {
  it('[DIAG-09] says what the person said, and where nothing was said', () => {
    expect(subjectiveOf({})).toEqual([
      'In the patient\'s words: "tooth pain".',
      'Age 31-50, sex female.',
      'Medical history: not answered.',
      'Allergies or medicines, as written: none stated.',
    ]);
    expect(subjectiveOf({ medicalHistory: ['none'], sex: 'male' })).toContain(
      'Medical history: none of these: Takes a blood thinner; Allergy to a medicine; Diabetes; High Blood Pressure; Heart Disease; Asthma; Thyroid Disorders; Bleeding Disorders; Immunosuppression.',
    );
    expect(subjectiveOf({ medicalHistory: ['none'] }).join()).toContain(
      'Medical history: none of these: Pregnant, or perhaps; Breastfeeding; Takes',
    );
    const told = subjectiveOf({
      medicalHistory: ['diabetes', 'asthma'],
      allergies: ' penicillin ',
    });
    expect(told).toContain('Medical history: Diabetes, Asthma.');
    expect(told).toContain('Allergies or medicines, as written: penicillin.');
  });

  it("[DIAG-09] says a child's age in its step where it is known, and denies nothing that was not asked", () => {
    const child = { age: 'age_0_18', childAge: 'from_3_to_5', category: 'other' } as const;
    const followUpAnswers = { other_background: ['none'] };
    expect(subjectiveOf(child)).toContain('Age 3 to 5, sex female.');
    const settles = (about: Partial<Patient>) =>
      readAnswers('other', followUpAnswers, { ...BARE.patient, ...about })
        .filter(({ present }) => !present)
        .map(({ finding }) => finding);
    expect(settles({ age: 'age_0_18' })).toEqual(
      expect.arrayContaining(['tobacco.smoked', 'alcohol', 'pregnant']),
    );
    expect(settles(child)).not.toHaveLength(0);
    expect(settles(child).filter((id) => /tobacco|areca|alcohol|pregnant/.test(id))).toEqual([]);
  });

  it('[DIAG-09] does not put our own words into the mouth of a patient', () => {
    expect(subjectiveOf({ issue: 'I have a Tooth Pain concern' })[0]).toBe(
      'Chosen from a list of concerns: Tooth Pain.',
    );
  });

  it('[DIAG-09] says what was asked and answered, and what a whole list denies', () => {
    const answers = subjectiveOf({
      followUpAnswers: {
        pain_location: 'one_tooth',
        pain_intensity: 'not_sure',
        pain_triggers: ['cold', 'biting'],
        pain_tooth: ['none'],
        pain_danger_signs: ['none'],
      },
    });
    expect(answers.slice(2, -3)).toEqual([
      'Where is the pain? One tooth, easy to point to.',
      'What brings the pain on or makes it worse? Cold food or drinks; Biting or chewing.',
    ]);
  });

  const deniedIn = (subjective: string): string[] =>
    subjective.split('\n').filter((line) => line.includes('None of these: '));
  const deniedBy = (about: Partial<Patient>): string[] => deniedIn(subjectiveOf(about).join('\n'));

  it('[DIAG-09] says in one line for each list what was denied, and only options that were shown', () => {
    const events = { pain_events: ['none'] };
    const adult =
      'Has any of this happened in the last few days? None of these: adult tooth knocked out; blow moved an adult tooth; blow loosened an adult tooth; changed bite, flat cheek or uneven bone after a blow; fainted, vomited or confused after a blow; double or poor vision after a blow; new cough or wheeze after a broken piece went missing; tooth taken out by a dentist.';
    expect(deniedBy({ followUpAnswers: events })).toEqual([adult]);
    const [child = ''] = deniedBy({ followUpAnswers: events, age: 'age_0_18' });
    expect(child).toContain('a milk tooth');
    expect(child).toContain('a baby who cannot walk yet');
    const [written = ''] = deniedBy({ followUpAnswers: events, issue: 'my son is 4 and fell' });
    expect(written).toContain('a milk tooth');
    expect(
      deniedBy({ followUpAnswers: { pain_danger_signs: ['none'], pain_body_signs: ['none'] } }),
    ).toEqual([
      expect.stringMatching(/^Is any of this happening right now\? None of these: hard to breathe/),
      expect.stringMatching(/^Does any of this apply\? None of these: heavy bleeding, or/),
    ]);
    expect(deniedBy({ followUpAnswers: { pain_danger_signs: ['fever_38'] } })).toEqual([]);
    expect(deniedBy({ followUpAnswers: { pain_danger_signs: ['not_sure'] } })).toEqual([]);
    expect(deniedBy({})).toEqual([]);
  });

  it('[DIAG-09] takes no answer for the denial of another', () => {
    const against = {
      settled: { finding: 'pain.severe', present: false, weight: 1, isStated: true, because: [] },
      weight: -1,
    } as const;
    const { subjective } = note({
      patient: { ...BARE.patient, followUpAnswers: { pain_intensity: 'mild' } },
      ranking: [{ ...ranked('fibroma', 0.5), votes: [against] }],
    });
    expect(deniedIn(subjective)).toEqual([]);
  });

  it('[DIAG-09] names the six denials that tell the first conditions apart, and no others', () => {
    const against = (finding: FindingId, weight: number) => ({
      settled: { finding, present: false, weight: 1, isStated: true, because: [] },
      weight,
    });
    const first = {
      ...ranked('fibroma', 0.5),
      votes: [
        // The weakest stands first, so that the order of the votes chooses other six than their weights.
        against('tooth.erupting', -0.1),
        against('tooth.cavity', -1),
        against('tooth.restoration_lost', -2),
        against('tooth.high', 0.5),
        against('food.trapped', -0.4),
        against('tooth.loose_one', -0.3),
        against('tooth.large_filling', -0.2),
        // Nobody asked.
        against('lump.any', -3),
      ],
    };
    const { subjective } = note({
      patient: { ...BARE.patient, followUpAnswers: { pain_tooth: ['none'] } },
      ranking: [first, ranked('mucocele', 0.1)],
    });
    expect(subjective.split('\n')[2]).toBe(
      'What do you notice about the painful tooth? None of these: A hole or decay; A large old filling; It feels too tall, or hurts when tapped or pressed; A lost, loose or broken filling or crown; One tooth is loose; Food gets stuck there.',
    );
  });

  it('[DIAG-09] states nothing that only the words tell', () => {
    const issue = 'it throbs at night, no fever, my gum is swollen with pus';
    const told = note({ patient: { ...BARE.patient, issue } });
    expect(told.subjective.split('\n')).toEqual([
      `In the patient's words: "${issue}".`,
      'Age 31-50, sex female.',
      'Medical history: not answered.',
      'Allergies or medicines, as written: none stated.',
    ]);
    expect(`${told.objective}${told.assessment}${told.plan}`).not.toMatch(/throb|fever|pus\b/);
  });

  it('[DIAG-09] carries what was asked back of the words, with the words and the answer', () => {
    const lines = subjectiveOf({
      issue: 'I cannot breathe well',
      confirmedSigns: { trismus: 'no', dysphagia: 'not_sure', airway_compromise: 'yes', odd: 'no' },
    });
    expect(lines.filter((line) => line.startsWith('Asked'))).toEqual([
      'Asked: In the last few days, has the mouth come to open one finger or less? Answer: no.',
      'Asked: Is it so hard to swallow now that even water or saliva will not go down? Answer: not sure.',
      'Asked because of "I cannot breathe well": Is it hard to breathe now, or too hard to breathe when lying flat? Answer: yes.',
    ]);
  });

  it('[DIAG-09] tells of no question that nobody asked', () => {
    const { confirmedSigns: _, ...unasked } = BARE.patient;
    const told = note({ patient: { ...unasked, issue: 'I cannot breathe well' } });
    expect(told.subjective).not.toContain('Asked');
  });

  it('[DIAG-10] says that nobody has examined', () => {
    expect(note().objective).toBe('Not examined: all of the above is reported by the patient.');
    const filmed = note({ patient: { ...BARE.patient, xrayFindings: ' caries in 36 ' } });
    expect(filmed.objective.split('\n')[1]).toBe(
      'X-ray findings as supplied, not verified: caries in 36',
    );
  });

  it('[DIAG-11] gives the first three conditions, the urgency and the flags with their answers', () => {
    const { assessment } = note(
      {
        ranking: [
          ranked('fibroma', 0.509),
          ranked('gingivitis', 0.3),
          ranked('mucocele', 0.001, 3),
          ranked('necrotising_gingivitis', 0.001, 3),
        ],
        raised: [
          { id: 'trismus', because: ['cannot open', 'since today'] },
          { id: 'facial_numbness', because: [] },
          { id: 'stroke_signs', because: ['face droops'] },
        ],
      },
      'urgent',
    );
    expect(assessment.split('\n')).toEqual([
      'Possible conditions, from what was reported:',
      '1. Fibroma (most likely)',
      '2. Gingivitis (possible)',
      '3. Mucocele (less likely)',
      'Urgency: urgent (within 1 to 3 days, ideally within a day).',
      'Red flags: trismus (emergency): cannot open; since today | facial numbness (urgent) | signs of a stroke (emergency): face droops.',
    ]);
  });

  it('[DIAG-11] calls a suspicion one to rule out, and never likely', () => {
    const suspected = ranked('suspected_oral_cancer', 0.6);
    const { assessment } = note({
      ranking: [
        { ...suspected, condition: { ...suspected.condition, suspicion: true } },
        ranked('mucocele', 0.3),
      ],
    });
    expect(assessment).toContain('1. To rule out: oral cancer\n2. Mucocele (possible)');
    expect(assessment).not.toMatch(/suspected oral cancer|most likely/i);
  });

  it('[DIAG-11] names no condition when too little was learnt', () => {
    expect(note().assessment).toBe(
      [
        'Possible conditions, from what was reported:',
        'Not enough was reported to name one.',
        'Urgency: routine (within 2 to 4 weeks).',
        'Red flags: none raised.',
      ].join('\n'),
    );
  });

  it('[DIAG-12] plans what the level asks for, and leads with the referral', () => {
    const planned = (ids: Array<Raised['id']>, level: Level): string =>
      note({ raised: ids.map((id) => ({ id, because: [] })) }, level).plan;
    expect(planned(['cardiac_symptoms'], 'emergency')).toMatch(/^Medical emergency: ambulance/);
    expect(planned(['analgesic_overdose'], 'emergency')).toMatch(/^Medical emergency: hospital/);
    expect(planned(['self_harm'], 'emergency')).toMatch(/^Medical emergency: crisis help now/);
    expect(planned(['avulsed_permanent_tooth'], 'emergency')).toMatch(
      /^Dental emergency: dentist within the hour/,
    );
    for (const id of EMERGENCY_KINDS) {
      const emergency = emergencyOf([id])?.level === 'dental' ? 'Dental' : 'Medical';
      expect(planned([id], 'emergency')).toMatch(new RegExp(`^${emergency} emergency: `));
    }
    expect(planned([], 'urgent')).toMatch(/^Dental examination within 1 to 3 days/);
    expect(planned(['suspected_malignancy'], 'urgent').split('\n')).toEqual([
      'Referral to oral medicine or maxillofacial surgery on suspicion of malignancy, for biopsy.',
      expect.stringMatching(/^Dental examination within 1 to 3 days/),
    ]);
    expect(planned([], 'moderate')).toMatch(/^Dental examination within 1 to 2 weeks/);
    expect(planned([], 'routine')).toMatch(/^Dental examination within 2 to 4 weeks/);
  });

  it('[DIAG-12] names the medicines that are not for this patient', () => {
    const examination = note().plan;
    const { plan } = note({
      medications: [
        { id: 'ibuprofen', text: '', suggested: false, status: 'not_for_you', reason: 'Asthma.' },
        { id: 'chlorhexidine', text: '', suggested: false, status: 'not_for_you' },
        { id: 'paracetamol', text: '', suggested: false, status: 'check_first' },
        { id: 'cold_compress', text: '', suggested: false, status: 'not_needed', reason: 'fresh' },
      ],
    });
    expect(plan).toBe(
      [examination, 'Not suggested to this patient: ibuprofen (Asthma); chlorhexidine.'].join('\n'),
    );
  });

  it('[DIAG-09..12] is the same as data', () => {
    const against = {
      settled: { finding: 'pus', present: false, weight: 1, isStated: true, because: [] },
      weight: -1,
    } as const;
    expect(
      dataOf({
        patient: {
          ...BARE.patient,
          issue: 'I cannot breathe well',
          followUpAnswers: { pain_triggers: ['cold', 'biting'], pain_gums_jaw: ['none'] },
          medicalHistory: ['diabetes', 'asthma'],
          allergies: ' penicillin. ',
          xrayFindings: ' caries in 36 ',
          confirmedSigns: { airway_compromise: 'yes', trismus: 'no' },
        },
        ranking: [{ ...ranked('fibroma', 1), votes: [...ranked('fibroma', 1).votes, against] }],
        raised: [{ id: 'airway_compromise', because: ['hard to breathe'] }],
        medications: [
          { id: 'ibuprofen', text: '', suggested: false, status: 'not_for_you', reason: 'Asthma.' },
          { id: 'paracetamol', text: '', suggested: false, status: 'check_first' },
        ],
      }),
    ).toEqual({
      complaint: 'In the patient\'s words: "I cannot breathe well"',
      person: 'Age 31-50, sex female',
      asked_back: [
        { sign: SIGNS.airway_compromise, quote: 'I cannot breathe well', answer: 'yes' },
        { sign: SIGNS.trismus, answer: 'no' },
      ],
      answers: [
        {
          question: 'What brings the pain on or makes it worse?',
          answer: 'Cold food or drinks; Biting or chewing',
        },
      ],
      negatives: ['Which of these apply as well? None of these: Pus or a bad, salty taste'],
      history: 'Diabetes, Asthma',
      allergies: 'penicillin',
      xray: 'caries in 36',
      flags: ['airway compromise (emergency): hard to breathe'],
      differential: [{ name: 'Fibroma', likelihood: 99 }],
      not_for_patient: ['ibuprofen (Asthma)'],
    });
    expect(dataOf()).toEqual({
      complaint: 'In the patient\'s words: "tooth pain"',
      person: 'Age 31-50, sex female',
      asked_back: [],
      answers: [],
      negatives: [],
      history: 'not answered',
      allergies: 'none stated',
      flags: [],
      differential: [],
      not_for_patient: [],
    });
  });

  it('[DIAG-12] says a reason once where several medicines share it', () => {
    const against = (id: 'ibuprofen' | 'paracetamol', reason: string) =>
      ({ id, text: '', suggested: false, status: 'not_for_you', reason }) as const;
    const reason = 'No medicine before help has come.';
    const { plan } = note({
      medications: [against('ibuprofen', reason), against('paracetamol', reason)],
    });
    expect(plan).toContain('ibuprofen, paracetamol (No medicine before help has come).');
  });
});
