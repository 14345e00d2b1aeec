import { describe, expect, it } from 'vitest';
import { noteOf, writeSoapNote } from '../../../server/assessment/soap-note.ts';
import type { NoteInput } from '../../../server/assessment/soap-note.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Level } from '../../../server/assessment/knowledge/condition.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import type { ConditionId } from '../../../server/assessment/texts/en/conditions/index.ts';
import { ADULT } from './rules.kit.ts';

const ranked = (id: ConditionId, share: number): Ranked => ({
  condition: { id, level: 'urgent', categories: ['pain'], findings: {} },
  share,
  votes: [
    {
      settled: { finding: 'pain.night', present: true, weight: 1, isStated: true, because: [] },
      weight: 2,
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
const note = (parts: Partial<NoteInput> = {}, level: Level = 'routine') =>
  writeSoapNote(dataOf(parts), level);
const subjectiveOf = (about: Partial<Patient>): string[] =>
  note({ patient: { ...BARE.patient, ...about } }).subjective.split('\n');

describe('the note for the dentist', () => {
  it('[DIAG-09] says what the person said, and where nothing was said', () => {
    expect(subjectiveOf({})).toEqual([
      'In the patient\'s words: "tooth pain".',
      'Age 31-50, sex female.',
      'Medical history: none ticked.',
      'Allergies and medicines: none stated.',
    ]);
    expect(subjectiveOf({ medicalHistory: ['none'] })).toContain('Medical history: none ticked.');
    const told = subjectiveOf({
      medicalHistory: ['diabetes', 'asthma'],
      allergies: ' penicillin ',
    });
    expect(told).toContain('Medical history: Diabetes, Asthma.');
    expect(told).toContain('Allergies and medicines: penicillin.');
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
      'Where is the pain? One tooth I can point to.',
      'What brings the pain on or makes it worse? Cold food or drinks; Biting or chewing.',
    ]);
    const denied = answers.filter((line) => line.startsWith('Denied: '));
    expect(denied).toEqual([
      'Denied: all danger signs of airway, swallowing and spreading infection.',
    ]);
  });

  it('[DIAG-09] says in one line that all of a group were denied, for each group that was', () => {
    const deniedBy = (followUpAnswers: Patient['followUpAnswers']) =>
      subjectiveOf({ followUpAnswers }).filter((line) => line.startsWith('Denied: '));
    const none = ['none'];
    expect(deniedBy({ pain_events: none })).toEqual([
      'Denied: any recent injury, breakage or extraction.',
    ]);
    expect(deniedBy({ pain_body_signs: none })).toEqual([
      'Denied: all general warning signs (bleeding, heart, overdose, numbness, long-standing sore, neck lump, weak immunity).',
    ]);
    expect(deniedBy({ pain_danger_signs: none, pain_events: none })).toEqual([
      'Denied: all danger signs of airway, swallowing and spreading infection; any recent injury, breakage or extraction.',
    ]);
    expect(deniedBy({ pain_danger_signs: ['fever_38'] })).toEqual([]);
    expect(deniedBy({})).toEqual([]);
  });

  it('[DIAG-09] names no sign twice, and no age or strength as denied', () => {
    const against = (finding: FindingId) => ({
      settled: { finding, present: false, weight: 1, isStated: true, because: [] },
      weight: -1,
    });
    const deniedWith = (finding: FindingId, followUpAnswers: Patient['followUpAnswers']) =>
      note({
        patient: { ...BARE.patient, followUpAnswers },
        ranking: [{ ...ranked('fibroma', 0.5), votes: [against(finding)] }],
      })
        .subjective.split('\n')
        .filter((line) => line.startsWith('Denied: '));
    expect(deniedWith('airway', { pain_danger_signs: ['none'] })).toEqual([
      'Denied: all danger signs of airway, swallowing and spreading infection.',
    ]);
    expect(deniedWith('pain.severe', { pain_intensity: 'mild' })).toEqual([]);
  });

  it('[DIAG-09] names the six denials that tell the first conditions apart, and no others', () => {
    const against = (finding: FindingId, weight: number) => ({
      settled: { finding, present: false, weight: 1, isStated: true, because: [] },
      weight,
    });
    const first = {
      ...ranked('fibroma', 0.5),
      votes: [
        against('tooth.cavity', -1),
        against('tooth.restoration_lost', -2),
        against('tooth.high', 0.5),
        against('food.trapped', -0.4),
        against('tooth.loose_one', -0.3),
        against('trigger.tapping', -0.2),
        against('tooth.erupting', -0.1),
        // Nobody asked.
        against('lump.any', -3),
      ],
    };
    const { subjective } = note({
      patient: { ...BARE.patient, followUpAnswers: { pain_tooth: ['none'] } },
      ranking: [first, ranked('mucocele', 0.1)],
    });
    expect(subjective.split('\n')[2]).toBe(
      'Denied: a lost, loose or broken filling or crown; a hole or decay in a tooth; the tooth feels raised or long; food gets stuck between two teeth; one loose tooth; one tooth is tender to tap or press.',
    );
  });

  it('[DIAG-09] states nothing that only the words tell', () => {
    const issue = 'it throbs at night, no fever, my gum is swollen with pus';
    const told = note({ patient: { ...BARE.patient, issue } });
    expect(told.subjective.split('\n')).toEqual([
      `In the patient's words: "${issue}".`,
      'Age 31-50, sex female.',
      'Medical history: none ticked.',
      'Allergies and medicines: none stated.',
    ]);
    expect(`${told.objective}${told.assessment}${told.plan}`).not.toMatch(/throb|fever|pus\b/);
  });

  it('[DIAG-09] carries what was asked back of the words, with the words and the answer', () => {
    const lines = subjectiveOf({
      issue: 'I cannot breathe well',
      confirmedSigns: { trismus: 'no', dysphagia: 'not_sure', airway_compromise: 'yes', odd: 'no' },
    });
    expect(lines.filter((line) => line.startsWith('Asked'))).toEqual([
      'Asked: trismus: no.',
      'Asked: dysphagia: not sure.',
      'Asked because of "I cannot breathe well": airway compromise: yes.',
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
          ranked('mucocele', 0.001),
          ranked('necrotising_gingivitis', 0.001),
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
      '1. Fibroma (68 %)',
      '2. Gingivitis (31 %)',
      '3. Mucocele (1 %)',
      'Urgency: urgent (within 1 to 3 days, ideally within a day).',
      'Red flags: trismus (emergency): cannot open; since today | facial numbness (urgent) | signs of a stroke (emergency): face droops.',
    ]);
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

  it('[DIAG-12] plans the examination, and names the medicines that are not for this patient', () => {
    const examination =
      'Clinical examination with sensibility, percussion and periodontal tests as indicated; imaging as needed.';
    expect(note().plan).toBe(examination);
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
        { sign: 'airway compromise', quote: 'I cannot breathe well', answer: 'yes' },
        { sign: 'trismus', answer: 'no' },
      ],
      answers: [
        {
          question: 'What brings the pain on or makes it worse?',
          answer: 'Cold food or drinks; Biting or chewing',
        },
      ],
      negatives: ['pus or a salty bad taste'],
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
      history: 'none ticked',
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
