import { describe, expect, it } from 'vitest';
import { Diagnosis } from '../../contracts/assessment/diagnosis.ts';

/** Without one field of an object. */
const without = (value: object, field: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));

const accepts = (value: unknown): boolean => Diagnosis.safeParse(value).success;

const CONDITION = {
  name: 'Gingivitis',
  likelihood: 70,
  description: 'The gums are inflamed.',
  reason: ['You said: "my gums bleed"', 'Your gums are red'],
  because: ['"my gums bleed"', 'Red and puffy'],
  against: [],
  suspicion: false,
};
const NOTE = { subjective: 's', objective: 'o', assessment: 'a', plan: 'p' };
const RESULT = {
  diagnosis: [CONDITION],
  text: 'Most likely inflamed gums.',
  urgency: 'routine',
  recommendation: ['See a dentist within a month.'],
  soap_note: NOTE,
  emergency: null,
  red_flags: [],
  medications: [],
  medicine_questions: [],
  engine: { name: 'embedded', version: '1' },
  is_saved: false,
  diagnosis_id: 'd-1',
};

describe('a diagnosis that is read', () => {
  it('[DATA-06] has conditions, urgency, note, text, and whether and as what it is saved', () => {
    expect(Diagnosis.parse(RESULT)).toEqual(RESULT);
    const needed = Object.keys(RESULT).filter((field) => !accepts(without(RESULT, field)));
    expect(needed).toEqual(['urgency', 'soap_note']);
    const { urgency, soap_note } = RESULT;
    expect(Diagnosis.parse({ urgency, soap_note })).toMatchObject({
      diagnosis: [],
      is_saved: false,
      diagnosis_id: null,
    });
  });

  it('[DATA-06] has a likelihood in percent', () => {
    for (const likelihood of [-1, 101, '70', '70%']) {
      const diagnosis = [{ ...CONDITION, likelihood }];
      expect(accepts({ ...RESULT, diagnosis }), String(likelihood)).toBe(false);
    }
    for (const likelihood of [0, 100]) {
      expect(accepts({ ...RESULT, diagnosis: [{ ...CONDITION, likelihood }] })).toBe(true);
    }
  });

  it('[DATA-06] has a note of four parts', () => {
    for (const part of ['subjective', 'objective', 'assessment', 'plan']) {
      expect(accepts({ ...RESULT, soap_note: without(NOTE, part) }), part).toBe(false);
    }
  });

  it('[DATA-06] has the free text only in its alternative form, and no id before it is saved', () => {
    expect(accepts(without(RESULT, 'text'))).toBe(true);
    expect(accepts({ ...RESULT, diagnosis: [] })).toBe(true);
    expect(accepts({ ...RESULT, diagnosis_id: null })).toBe(true);
  });

  it('needs of a condition its name and percent, and reads the rest as empty', () => {
    for (const field of ['name', 'likelihood']) {
      const diagnosis = [without(CONDITION, field)];
      expect(accepts({ ...RESULT, diagnosis }), field).toBe(false);
    }
    const oneReason = [{ ...CONDITION, reason: 'Your gums are red' }];
    expect(accepts({ ...RESULT, diagnosis: oneReason })).toBe(false);
    expect(accepts({ ...RESULT, recommendation: 'See a dentist' })).toBe(false);
    // What the documents do not name as a field of the reply may be missing from it (PROD-06).
    const plain = { name: 'Dental caries', likelihood: 40 };
    expect(
      Diagnosis.parse({ ...without(RESULT, 'recommendation'), diagnosis: [plain] }),
    ).toMatchObject({
      diagnosis: [
        { ...plain, description: '', reason: [], because: [], against: [], suspicion: false },
      ],
      recommendation: [],
    });
  });

  it('has its parts as data only beside the texts, and whole', () => {
    const steps = { do: ['Rest.'], do_not: [], hospital_if: ['Call 112/108.'] };
    const note = {
      complaint: 'c',
      person: 'p',
      asked_back: [{ sign: 's', answer: 'no' }],
      answers: [{ question: 'q', answer: 'a' }],
      negatives: [],
      history: 'h',
      allergies: 'a',
      flags: [],
      differential: [{ name: 'Gingivitis', likelihood: 70 }],
      not_for_patient: [],
    };
    const full = { ...RESULT, summary: 'You told us about gums that bleed.', steps, note };
    expect(Diagnosis.parse(full)).toEqual(full);
    for (const field of ['summary', 'steps', 'note']) {
      expect(accepts(without(full, field)), field).toBe(true);
    }
    for (const part of Object.keys(steps)) {
      expect(accepts({ ...full, steps: without(steps, part) }), part).toBe(false);
    }
    for (const part of Object.keys(note)) {
      expect(accepts({ ...full, note: without(note, part) }), part).toBe(false);
    }
  });
});
