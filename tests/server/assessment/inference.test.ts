import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import {
  AGE_BANDS,
  CATEGORIES,
  MEDICAL_CONDITIONS,
  SEXES,
} from '../../../contracts/assessment/chat-context.ts';
import { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import type { EngineDiagnosis } from '../../../contracts/assessment/diagnosis.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { redFlagsInAnswers } from '../../../contracts/rules/red-flags-in-answers.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { ADULT } from './rules.kit.ts';

const answerTo = ({ type, options }: Question): fc.Arbitrary<string | string[]> =>
  type === 'radio' ? fc.constantFrom(...options) : fc.subarray([...options], { minLength: 1 });

/** Some of the category's questions, each with a random answer. */
const answersFor = (category: Category): fc.Arbitrary<Patient['followUpAnswers']> =>
  fc
    .subarray<Question>([...QUESTION_BANK[category]])
    .chain((questions) =>
      fc
        .tuple(...questions.map(answerTo))
        .map((answers) =>
          Object.fromEntries(questions.map(({ id }, index) => [id, answers[index] ?? ''])),
        ),
    );

const patients: fc.Arbitrary<Patient> = fc.constantFrom(...CATEGORIES).chain((category) =>
  fc.record({
    issue: fc.oneof(
      fc.string({ minLength: 1, maxLength: 200 }),
      fc.constantFrom('my tooth hurts', 'swelling and fever since 2 days', 'gums bleed'),
    ),
    category: fc.constant(category),
    age: fc.constantFrom(...AGE_BANDS),
    sex: fc.constantFrom(...SEXES),
    followUpAnswers: answersFor(category),
    medicalHistory: fc.subarray([...MEDICAL_CONDITIONS]),
    allergies: fc.constantFrom('', 'none', 'penicillin', 'pregnant, takes iron', 'ecosprin 75'),
    xrayFindings: fc.constantFrom(null, 'large caries in 36', 'no abnormality'),
  }),
);

const SAMPLES = { numRuns: 150 };
const STEPS = { routine: 0, moderate: 1, 'see dentist soon': 2 } as const;
const height = ({ urgency, emergency }: EngineDiagnosis): number =>
  emergency === null ? STEPS[urgency] : 3;

describe('inference', () => {
  it('[DIAG-04] gives whole percentages from 0 to 100 that sum to at most 100, sorted', () => {
    fc.assert(
      fc.property(patients, (patient) => {
        const { diagnosis, text } = assess(patient);
        const likelihoods = diagnosis.map(({ likelihood }) => likelihood);
        // Too little was learnt: a text says so, and no bar pretends to know more.
        expect(text === undefined).toBe(likelihoods.length > 0);
        if (text !== undefined) return;
        expect(likelihoods.length).toBeGreaterThanOrEqual(1);
        expect(likelihoods.length).toBeLessThanOrEqual(CONDITIONS.length);
        expect(likelihoods.every((value) => Number.isInteger(value) && value > 0)).toBe(true);
        expect(Math.max(...likelihoods)).toBeLessThan(100);
        expect(likelihoods.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(100);
        expect(likelihoods).toEqual(likelihoods.toSorted((a, b) => b - a));
      }),
      SAMPLES,
    );
  });

  it('[DATA-06] always gives a result that fits the contract, and the same one twice', () => {
    fc.assert(
      fc.property(patients, (patient) => {
        const result = assess(patient);
        expect(Diagnosis.safeParse(result).success).toBe(true);
        expect(assess(patient)).toEqual(result);
      }),
      SAMPLES,
    );
  });

  it('never lowers the urgency when a warning answer is added', () => {
    fc.assert(
      fc.property(patients, fc.nat(), (patient, pick) => {
        const warnings = QUESTION_BANK[patient.category].flatMap(({ id, options }) =>
          options
            .filter((option) => redFlagsInAnswers(patient.category, { [id]: option }).length > 0)
            .map((option) => ({ id, option })),
        );
        const { id, option } = warnings[pick % warnings.length] ?? { id: '', option: '' };
        const given = patient.followUpAnswers[id] ?? [];
        const more: Patient = {
          ...patient,
          followUpAnswers: { ...patient.followUpAnswers, [id]: [...[given].flat(), option] },
        };
        expect(height(assess(more))).toBeGreaterThanOrEqual(height(assess(patient)));
        expect(assess(more).emergency).not.toBeNull();
      }),
      SAMPLES,
    );
  });

  it('never lowers the urgency and drops no flag because of X-ray findings', () => {
    const films = fc.constantFrom(
      'No swelling, no fever, no cavity.',
      'Large caries in 36, no periapical change.',
      'Sinus opacity, teeth sound.',
      'Impacted lower wisdom tooth.',
    );
    fc.assert(
      fc.property(patients, films, (patient, xrayFindings) => {
        const plain = assess({ ...patient, xrayFindings: null });
        const filmed = assess({ ...patient, xrayFindings });
        expect(height(filmed)).toBeGreaterThanOrEqual(height(plain));
        expect(filmed.red_flags).toEqual(expect.arrayContaining(plain.red_flags));
      }),
      SAMPLES,
    );
  });

  it('guesses no emergency from words without any sign of one', () => {
    const vague = [
      'Please help me',
      "My dad's plate is not right",
      'It began this morning',
      'since two days',
      'something is wrong',
    ];
    for (const issue of vague) {
      for (const category of CATEGORIES) {
        for (const age of AGE_BANDS) {
          const diagnosis = assess({
            issue,
            category,
            age,
            sex: 'undisclosed',
            followUpAnswers: {},
            medicalHistory: [],
            allergies: '',
            xrayFindings: null,
          });
          const first = CONDITIONS.find(({ id }) => id === diagnosis.diagnosis[0]?.id);
          expect(first?.level, `${issue}, ${category}, ${age}`).not.toBe('emergency');
          expect(diagnosis.emergency).toBeNull();
        }
      }
    }
  });
});

describe('an X-ray beside the words', () => {
  it('adds its emergency to one of the same height', () => {
    const patient = { ...ADULT, confirmedSigns: { dysphagia: 'yes' as const } };
    const filmed = assess({ ...patient, xrayFindings: 'Fracture of the lower jaw' });
    expect(assess(patient).emergency?.kinds).not.toContain('facial_trauma');
    expect(filmed.emergency?.kinds).toContain('facial_trauma');
    expect(filmed.red_flags).toEqual([...new Set(filmed.red_flags)]);
  });
});
