import { describe, expect, it } from 'vitest';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import {
  BODY_SIGN_MEANINGS,
  DANGER_SIGN_MEANINGS,
} from '../../../server/assessment/knowledge/answers/shared.ts';
import type { ConditionId } from '../../../server/assessment/texts/en/conditions/index.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { writeSoapNote } from '../../../server/assessment/soap-note.ts';
import { ADULT } from './rules.kit.ts';

type NoteInput = Parameters<typeof writeSoapNote>[0];

const settled = (finding: FindingId, present: boolean): Settled => ({
  finding,
  present,
  weight: 1,
  because: [],
});

const ranked = (id: ConditionId, share: number): Ranked => ({
  condition: { id, level: 'urgent', categories: ['pain'], findings: {} },
  share,
  votes: [],
});

const BARE: NoteInput = {
  patient: { ...ADULT, category: 'pain', age: 'age_31_50', sex: 'female', issue: ' tooth pain ' },
  settled: [],
  ranking: [],
  triaged: { level: 'routine', urgency: 'routine', emergency: null },
  told: null,
  flags: [],
  recommendation: [],
  medications: [],
};

const note = (parts: Partial<NoteInput> = {}) => writeSoapNote({ ...BARE, ...parts });

describe('the note for the dentist', () => {
  it('[DIAG-09] says what the person said, and where nothing was said', () => {
    expect(note().subjective).toBe(
      [
        'In the patient\'s words: "tooth pain".',
        'Age 31-50, sex female, category pain.',
        'Medical history: none ticked.',
        'Allergies and medicines: none stated.',
      ].join('\n'),
    );
    const patient = {
      ...BARE.patient,
      medicalHistory: ['diabetes', 'asthma'] as const,
      allergies: ' penicillin ',
    };
    const { subjective } = note({
      patient: { ...patient, medicalHistory: [...patient.medicalHistory] },
    });
    expect(subjective).toContain('Medical history: Diabetes, Asthma.');
    expect(subjective).toContain('Allergies and medicines: penicillin.');
  });

  it('[DIAG-09] says what was asked and answered', () => {
    const patient = {
      ...BARE.patient,
      followUpAnswers: { pain_location: 'one_tooth', pain_intensity: 'mild' },
    };
    const [, , answers = ''] = note({ patient }).subjective.split('\n');
    expect(answers).toMatch(/^Answers: .+\? One tooth.*\. .+\? Mild.*\.$/);
  });

  it('[DIAG-10] lists what was reported and denied, as nobody has examined', () => {
    expect(note().objective).toBe(
      'Not examined. Reported findings: none recognised.\nDenied: nothing asked was denied.',
    );
    const given = note({
      settled: [
        settled('fever', true),
        settled('pus', true),
        settled('trigger.cold', false),
        settled('trigger.hot', false),
        settled('pain.mild', false),
        settled('child.under_12', false),
      ],
      patient: { ...BARE.patient, xrayFindings: ' caries in 36 ' },
    }).objective;
    const [reported = '', denied = '', xray] = given.split('\n');
    expect(reported.split('; ')).toHaveLength(2);
    expect(denied.split('; ')).toHaveLength(2);
    expect(xray).toBe('X-ray findings as supplied, not verified: caries in 36');
  });

  it('[DIAG-10] puts signs that were asked together on one line, when all are denied', () => {
    const says = (meanings: typeof DANGER_SIGN_MEANINGS | typeof BODY_SIGN_MEANINGS): FindingId[] =>
      Object.values<{ readonly says?: readonly FindingId[] }>(meanings).flatMap(
        (each) => each.says ?? [],
      );
    const danger = says(DANGER_SIGN_MEANINGS).map((finding) => settled(finding, false));
    const body = says(BODY_SIGN_MEANINGS).map((finding) => settled(finding, false));
    const all = note({ settled: [...danger, ...body] }).objective;
    expect(all).toContain('Denied: all danger signs (airway, swallowing');
    expect(all).toContain('; all general warning signs (');
    expect(note({ settled: danger.slice(1) }).objective).not.toContain('all danger signs');
  });

  it('[DIAG-11] gives the first three conditions, the urgency and the flags with their words', () => {
    expect(note().assessment).toBe(
      [
        'Possible conditions, from reported findings only:',
        'Urgency: routine: within 2 to 4 weeks.',
        'Red flags: none raised.',
      ].join('\n'),
    );
    const { assessment } = note({
      ranking: [
        ranked('fibroma', 0.509),
        ranked('gingivitis', 0.3),
        ranked('mucocele', 0.001),
        ranked('necrotising_gingivitis', 0.001),
      ],
      triaged: { level: 'urgent', urgency: 'see dentist soon', emergency: null },
      told: { level: 'medical', kinds: ['airway_compromise'] },
      flags: [
        { id: 'trismus' satisfies RedFlagId, because: ['cannot open', 'since today'] },
        { id: 'dysphagia' satisfies RedFlagId, because: [] },
      ],
    });
    const lines = assessment.split('\n');
    expect(lines[1]).toMatch(/^1\. .+ \(50 %\)$/);
    expect(lines[2]).toMatch(/^2\. .+ \(30 %\)$/);
    expect(lines[3]).toMatch(/^3\. .+ \(1 %\)$/);
    expect(lines[4]).toBe('Urgency: urgent: within 1 to 3 days, ideally within a day.');
    expect(lines[5]).toMatch(/^Emergency told in the patient's words: .+\.$/);
    expect(lines[6]).toMatch(
      /^Red flags: trismus \(\w+\): cannot open; since today \| dysphagia \(\w+\)\.$/,
    );
  });

  it('[DIAG-12] plans the steps, and names the medicines that are not for this patient', () => {
    const examination =
      'Clinical examination with sensibility, percussion and periodontal tests as indicated; imaging as needed.';
    expect(note().plan).toBe(examination);
    const { plan } = note({
      recommendation: ['See a dentist.', 'Keep it clean.'],
      medications: [
        { id: 'ibuprofen', text: '', suggested: false, reason: 'asthma' },
        { id: 'chlorhexidine', text: '', suggested: false },
        { id: 'paracetamol', text: '', suggested: true },
      ],
    });
    expect(plan).toBe(
      [
        examination,
        '- See a dentist.',
        '- Keep it clean.',
        'Not suggested to this patient: ibuprofen (asthma); chlorhexidine.',
      ].join('\n'),
    );
  });
});
