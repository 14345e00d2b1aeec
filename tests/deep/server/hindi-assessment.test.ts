import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineDiagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { checkMedicinesOf } from '../../../server/assessment/medicine-check.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { inLanguage } from '../../../server/texts/speaking.ts';
import { patientOf } from '../../clinical/simulated-patient.ts';
import { loadVignettes, vignetteFiles } from '../../clinical/vignette.ts';
import { speak } from '../../kit/spoken.ts';

beforeAll(async () => void (await speak('hi')));

/** What is written in Latin letters in Hindi, too. */
const LATIN = /\bmg\b|°[CF]|\b4 g\b|\bSLS\b/g;

/** Keys of a result under which no words for the patient stand, and those of a dentist's note, and clinical names. */
const NOT_FOR_READING = new Set(
  'id kind kinds level urgency status red_flags medicine_questions engine name reason note soap_note what_changes diagnosis_id'.split(
    ' ',
  ),
);

/** Lists the sentences of a result. */
const sentencesOf = (value: unknown, key = ''): string[] => {
  if (NOT_FOR_READING.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    sentencesOf(part, Array.isArray(value) ? key : name),
  );
};

/** What a result says without a word: levels, flags, causes with their likelihoods, medicines with their status. */
const bonesOf = (result: EngineDiagnosis) => ({
  urgency: result.urgency,
  emergency: result.emergency,
  flags: result.red_flags,
  causes: result.diagnosis.map(({ id, likelihood, suspicion }) => ({ id, likelihood, suspicion })),
  medicines: result.medications.map(({ id, status }) => ({ id, status })),
  questions: result.medicine_questions,
  changes: result.what_changes,
  steps: result.recommendation.length,
  note: result.note,
  soap: result.soap_note,
});

/** A case whose words are all ours: it began with the answers, and wrote nothing. */
const withoutWords = (patient: Patient): Patient => ({ ...patient, issue: '', allergies: '' });

const CASES = vignetteFiles().flatMap((file) =>
  loadVignettes(file).map((vignette) => patientOf(vignette, 'flow')),
);

describe('the assessment in Hindi', () => {
  it('[NEW-95] comes to the same for the same answers, and its note is the English one', () => {
    expect(CASES.length).toBeGreaterThan(100);
    for (const patient of CASES)
      expect(bonesOf(inLanguage('hi', () => assess(patient)))).toEqual(bonesOf(assess(patient)));
  });

  it('[NEW-95] has no English word that the patient has not written', () => {
    const said = new Set(
      CASES.map(withoutWords).flatMap((patient) => {
        const result = inLanguage('hi', () => assess(patient));
        const checked = inLanguage('hi', () =>
          checkMedicinesOf({ patient, medicineAnswers: {}, emergency: null }),
        );
        return [...sentencesOf(result), ...sentencesOf(checked.medications)];
      }),
    );
    expect(said.size).toBeGreaterThan(500);
    expect([...said].filter((each) => /[A-Za-z]/.test(each.replaceAll(LATIN, '')))).toEqual([]);
    expect([...said].filter((each) => /\{\w+\}|undefined/.test(each))).toEqual([]);
  });
});
