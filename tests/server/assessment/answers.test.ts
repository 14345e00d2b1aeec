import { describe, expect, it } from 'vitest';
import type { Category } from '../../../contracts/chat-context.ts';
import { CATEGORIES } from '../../../contracts/chat-context.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { redFlagsInAnswers } from '../../../contracts/questions/red-flag-answers.ts';
import { NONE, NOT_SURE } from '../../../contracts/questions/shared.ts';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import { RED_FLAG_IDS, RED_FLAG_LEVELS } from '../../../contracts/red-flags.ts';
import { readAnswers } from '../../../server/assessment/evidence/from-answers.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import { meaningOf } from '../../../server/assessment/knowledge/answers/index.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { raiseRedFlags } from '../../../server/assessment/red-flags.ts';

const patientWith = (category: Category, answers: Patient['followUpAnswers']): Patient => ({
  issue: 'Please help',
  category,
  age: '31-50',
  sex: 'Prefer not to say',
  followUpAnswers: answers,
  medicalHistory: [],
  allergies: '',
  xrayFindings: null,
});

const emergencyFlags = (patient: Patient): RedFlagId[] =>
  raiseRedFlags(patient, collectEvidence(patient))
    .map(({ id }) => id)
    .filter((id) => RED_FLAG_LEVELS[id] === 'emergency')
    .sort();

const everyOption = CATEGORIES.flatMap((category) =>
  QUESTION_BANK[category].flatMap(({ id, options }) =>
    options.map((option) => ({ category, id, option })),
  ),
);

describe('meaning of answers', () => {
  it('[DATA-05] knows every option of every question, and nothing else', () => {
    for (const { category, id, option } of everyOption) {
      expect(meaningOf(category, id, option), `${id}: ${option}`).toBeDefined();
      expect(meaningOf(category, id, `${option}!`)).toBeUndefined();
    }
    expect(meaningOf('pain', 'pain_triggers', 'constructor')).toBeUndefined();
  });

  it('reads "Not sure" as nothing', () => {
    for (const { category, id, option } of everyOption) {
      if (option === NOT_SURE) expect(readAnswers(category, { [id]: option })).toEqual([]);
    }
  });

  it('reads "None of these" as a denial of what the other options say', () => {
    for (const { category, id, option } of everyOption) {
      if (option !== NONE) continue;
      const read = readAnswers(category, { [id]: [option] });
      expect(read.length, id).toBeGreaterThan(0);
      expect(read.every(({ present }) => !present), id).toBe(true);
    }
  });

  it('quotes the answer and names its question', () => {
    expect(readAnswers('pain', { pain_triggers: ['Sweet things'] })).toEqual([
      {
        finding: 'trigger.sweet',
        present: true,
        source: 'answer',
        quote: 'Sweet things',
        questionId: 'pain_triggers',
      },
    ]);
  });

  it('reads an answer that is no option as free text, and ignores questions of other categories', () => {
    const read = readAnswers('pain', { pain_triggers: ['cold water hurts it'], gum_pain: 'No pain' });
    expect(read.some(({ finding, present }) => finding === 'trigger.cold' && present)).toBe(true);
    expect(read.every(({ questionId }) => questionId === 'pain_triggers')).toBe(true);
  });
});

describe('red flags reachable by answers', () => {
  it('is the same in the browser and on the server for every single answer', () => {
    for (const { category, id, option } of everyOption) {
      const answers = { [id]: [option] };
      expect(redFlagsInAnswers(category, answers).sort(), `${id}: ${option}`).toEqual(
        emergencyFlags(patientWith(category, answers)),
      );
    }
  });

  /** Flags that hang on age, history or several answers, with what raises them in every category. */
  const WITH_MORE: Partial<
    Record<RedFlagId, { prefixes: readonly string[]; options: readonly string[]; patient: Partial<Patient> }>
  > = {
    immunosuppressed_infection: {
      prefixes: ['_danger_signs'],
      options: ['Fever of 38 °C (100.4 °F) or more, or shivering'],
      patient: { medicalHistory: ['Immunosuppression'] },
    },
  };

  it.each(CATEGORIES)('reaches every emergency flag in category %s', (category) => {
    const raised = new Set<RedFlagId>();
    for (const { id, options } of QUESTION_BANK[category]) {
      for (const option of options) {
        const answers = { [id]: [option] };
        for (const flag of emergencyFlags(patientWith(category, answers))) raised.add(flag);
        for (const { prefixes, options: needed, patient } of Object.values(WITH_MORE)) {
          if (!prefixes.some((end) => id.endsWith(end)) || !needed.includes(option)) continue;
          const whole = { ...patientWith(category, answers), ...patient };
          for (const flag of emergencyFlags(whole)) raised.add(flag);
        }
      }
    }
    const expected = RED_FLAG_IDS.filter((id) => RED_FLAG_LEVELS[id] === 'emergency');
    expect(expected.filter((flag) => !raised.has(flag))).toEqual([]);
  });

  it.each(CATEGORIES)('reaches both urgent flags in category %s', (category) => {
    const body = QUESTION_BANK[category].find(({ id }) => id.endsWith('_body_signs'));
    const flagsFor = (option: string): RedFlagId[] => {
      const patient = patientWith(category, { [body?.id ?? '']: [option] });
      return raiseRedFlags(patient, collectEvidence(patient)).map(({ id }) => id);
    };
    expect(flagsFor('New numbness of the lip, chin, cheek or tongue')).toContain('facial_numbness');
    expect(flagsFor('A mouth sore that has not healed for over 3 weeks')).toContain(
      'suspected_malignancy',
    );
  });
});
