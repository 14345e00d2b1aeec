import { describe, expect, it } from 'vitest';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import { CATEGORIES } from '../../../contracts/assessment/chat-context.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { redFlagsInAnswers } from '../../../contracts/rules/red-flags-in-answers.ts';
import { NONE, NOT_SURE } from '../../../contracts/questions/shared.ts';
import type { EmergencyKind } from '../../../contracts/assessment/emergency.ts';
import { EMERGENCY_HELP } from '../../../contracts/assessment/emergency.ts';
import {
  answersOfBank,
  readAnswers,
  settledSubjects,
} from '../../../server/assessment/evidence/from-answers.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import { meaningOf } from '../../../server/assessment/knowledge/answers/index.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { settle } from '../../../server/assessment/evidence/resolve.ts';
import { raiseFlags } from '../../../server/assessment/red-flags.ts';

const patientWith = (category: Category, answers: Patient['followUpAnswers']): Patient => ({
  issue: 'Please help',
  category,
  age: 'age_31_50',
  sex: 'undisclosed',
  followUpAnswers: answers,
  medicalHistory: [],
  allergies: '',
  xrayFindings: null,
});

const raisedBy = (patient: Patient): string[] =>
  raiseFlags(patient, settle(collectEvidence(patient)), {}).map(({ id }) => id);

const KINDS = Object.keys(EMERGENCY_HELP) as EmergencyKind[];

const emergenciesOf = (patient: Patient): string[] => {
  const raised: ReadonlySet<string> = new Set(raisedBy(patient));
  return KINDS.filter((kind) => raised.has(kind)).toSorted();
};

/** How the ids of a category's shared questions begin. */
const DANGER_PREFIX: Readonly<Record<Category, string>> = {
  pain: 'pain',
  gums: 'gum',
  cosmetic: 'cosmetic',
  lesion: 'lesion',
  other: 'other',
};

const everyOption = CATEGORIES.flatMap((category) =>
  QUESTION_BANK[category].flatMap(({ id, options }) =>
    options.map((option) => ({ category, id, option })),
  ),
);

describe('meaning of answers', () => {
  it('knows every option of every question, and nothing else', () => {
    for (const { category, id, option } of everyOption) {
      expect(meaningOf(category, id, option), `${id}: ${option}`).toBeDefined();
      expect(meaningOf(category, id, `${option}!`)).toBeUndefined();
    }
    expect(meaningOf('pain', 'pain_triggers', 'constructor')).toBeUndefined();
  });

  it('reads NOT_SURE as nothing', () => {
    for (const { category, id, option } of everyOption) {
      if (option === NOT_SURE) expect(readAnswers(category, { [id]: option })).toEqual([]);
    }
  });

  it('reads NONE as a denial of what the other options say', () => {
    for (const { category, id, option } of everyOption) {
      if (option !== NONE) continue;
      const read = readAnswers(category, { [id]: [option] });
      expect(read.length, id).toBeGreaterThan(0);
      expect(
        read.every(({ present }) => !present),
        id,
      ).toBe(true);
    }
  });

  it('quotes the answer and names its question', () => {
    expect(readAnswers('pain', { pain_triggers: ['sweet'] })).toEqual([
      {
        finding: 'trigger.sweet',
        present: true,
        source: 'answer',
        quote: 'Sweet things',
        questionId: 'pain_triggers',
        optionId: 'sweet',
      },
    ]);
  });

  it('takes what follows from an option for told, too', () => {
    const findingsOf = (answers: Patient['followUpAnswers']) =>
      readAnswers('cosmetic', answers).map(({ finding, present, optionId }) => [
        finding,
        present,
        optionId,
      ]);
    expect(findingsOf({ cosmetic_since: 'years' })).toEqual([
      ['onset.years', true, 'years'],
      ['onset.over_3_weeks', true, 'years'],
    ]);
    expect(
      readAnswers('cosmetic', { cosmetic_since: 'days' }).map(({ finding }) => finding),
    ).toEqual(['onset.days']);
  });

  it('leaves out what is no option, and questions of other categories', () => {
    const given = { pain_triggers: ['cold water hurts it'], gum_pain: 'no_pain' };
    expect(readAnswers('pain', given)).toEqual([]);
  });
});

describe('the answers that are ours', () => {
  it('are options of the category, in the form in which they were given', () => {
    const followUpAnswers = {
      pain_location: 'one_tooth',
      pain_triggers: ['cold', 'something else', 'hot'],
      pain_tooth: ['none'],
      pain_intensity: 'eleven',
      pain_behaviour: ['odd'],
      gum_pain: 'no_pain',
      no_such_question: 'cold',
    };
    expect(answersOfBank({ category: 'pain', followUpAnswers })).toEqual({
      pain_location: 'one_tooth',
      pain_triggers: ['cold', 'hot'],
      pain_tooth: ['none'],
    });
    expect(answersOfBank({ category: 'pain', followUpAnswers: {} })).toEqual({});
  });
});

describe('what an answer settles', () => {
  const WHO = { age: 'age_31_50', sex: 'female' } as const;
  const settledBy = (followUpAnswers: Patient['followUpAnswers']) =>
    settledSubjects({ ...WHO, category: 'pain', followUpAnswers });

  it('is nothing of what is not offered to this person', () => {
    const child = settledSubjects({
      ...WHO,
      age: 'age_0_18',
      category: 'pain',
      followUpAnswers: { pain_body_signs: [NONE] },
    });
    const adult = settledBy({ pain_body_signs: [NONE] });
    expect(child.has('child.dehydrated')).toBe(true);
    expect(adult.has('child.dehydrated')).toBe(false);
    expect(adult.has('lump.neck')).toBe(true);
  });

  it('denies nothing that was not offered, and keeps what was told', () => {
    const denied = (age: Patient['age'], answers: string[]) =>
      readAnswers('pain', { pain_body_signs: answers }, { age, sex: 'female' })
        .filter(({ finding }) => finding === 'child.dehydrated')
        .map(({ present }) => present);
    expect(denied('age_0_18', [NONE])).toEqual([false]);
    expect(denied('age_31_50', [NONE])).toEqual([]);
    expect(denied('age_31_50', ['child_dry_or_sleepy'])).toEqual([true]);
  });

  it('is all that the options of a list speak of, ticked or not', () => {
    const settled = settledBy({ pain_triggers: ['cold'] });
    expect(settled.has('trigger.cold')).toBe(true);
    expect(settled.has('trigger.biting')).toBe(true);
    expect(settled.has('tooth.cavity')).toBe(false);
    expect(settledBy({ pain_triggers: [NONE] })).toEqual(settled);
  });

  it('is what the chosen one of several speaks of, and its like', () => {
    const settled = settledBy({ pain_location: 'one_tooth' });
    expect(settled.has('pain.localised')).toBe(true);
    expect(settled.has('pain.behind_last_tooth')).toBe(true);
    // "A sore spot" is another place of the pain, but whether there is a sore was not answered.
    expect(settled.has('ulcer.any')).toBe(false);
  });

  it('is the like of what follows from the chosen one, and not what begins with its letter', () => {
    const settled = (answers: Patient['followUpAnswers']) =>
      settledSubjects({ ...WHO, category: 'gums', followUpAnswers: answers });
    expect(settled({ gum_color: 'many_small_sores' }).has('gum.red_puffy')).toBe(true);
    const crooked = settledSubjects({
      ...WHO,
      category: 'cosmetic',
      followUpAnswers: { main_concern: 'crooked' },
    });
    expect(crooked.has('teeth.crooked')).toBe(true);
    expect(crooked.has('tooth.missing')).toBe(false);
  });

  it('is nothing when a person is not sure, or the answer is none of ours', () => {
    expect(settledBy({ pain_location: NOT_SURE, pain_triggers: ['something'] }).size).toBe(0);
    expect(settledBy({}).size).toBe(0);
  });

  it('is not contradicted by the words', () => {
    const patient = patientWith('pain', { pain_triggers: ['hot'] });
    const evidence = collectEvidence({ ...patient, issue: 'cold water hurts, my tooth is broken' });
    const findings = evidence.filter(({ present }) => present).map(({ finding }) => finding);
    expect(findings).toContain('trigger.hot');
    expect(findings).toContain('tooth.broken');
    expect(findings).not.toContain('trigger.cold');
  });

  it('is settled by a sign that was asked back, too', () => {
    const patient = { ...patientWith('pain', {}), issue: 'high fever since morning' };
    const fever = (confirmedSigns: Patient['confirmedSigns']) =>
      collectEvidence({ ...patient, confirmedSigns }).filter(
        ({ finding }) => finding === 'fever.38',
      );
    expect(fever({ systemic_infection: 'no' })).toEqual([
      { finding: 'fever.38', present: false, source: 'sign', quote: '' },
    ]);
    expect(fever({ systemic_infection: 'yes' })).toEqual([
      { finding: 'fever.38', present: true, source: 'sign', quote: '' },
    ]);
    expect(fever({}).map(({ source }) => source)).toEqual(['concern']);
  });
});

/** What only words tell; that chewing hurts the jaw is asked where jaws are. */
const ONLY_TOLD = ['self_harm', 'poisoning', 'coughed_blood', 'body_signs'];
const beyond: Readonly<Record<Category, readonly string[]>> = {
  pain: ONLY_TOLD,
  other: ONLY_TOLD,
  gums: [...ONLY_TOLD, 'temporal_arteritis'],
  cosmetic: [...ONLY_TOLD, 'temporal_arteritis'],
  lesion: [...ONLY_TOLD, 'temporal_arteritis'],
};

const FEVER = 'fever_38';
const FACE_SWELLING = 'face_swelling_spreads';

describe('red flags reachable by answers', () => {
  it('is the same in the browser and on the server for every single answer', () => {
    for (const { category, id, option } of everyOption) {
      const answers = { [id]: [option] };
      const child: Patient = { ...patientWith(category, answers), age: 'age_0_18' };
      expect(redFlagsInAnswers(category, answers).toSorted(), `${id}: ${option}`).toEqual(
        emergenciesOf(child),
      );
    }
  });

  it('is the same in the browser and on the server for fever beside any other answer', () => {
    for (const { category, id, option } of everyOption) {
      const danger = `${DANGER_PREFIX[category]}_danger_signs`;
      if (option === NONE) continue;
      const answers =
        id === danger ? { [id]: [FEVER, option] } : { [danger]: [FEVER], [id]: [option] };
      const browser = redFlagsInAnswers(category, answers);
      const server = emergenciesOf({ ...patientWith(category, answers), age: 'age_0_18' });
      expect(
        browser.filter((flag) => !server.includes(flag)),
        `${id}: ${option}`,
      ).toEqual([]);
    }
  });

  it.each(CATEGORIES)(
    'reaches every emergency that can be asked for in category %s',
    (category) => {
      const danger = `${DANGER_PREFIX[category]}_danger_signs`;
      const together = patientWith(category, { [danger]: [FEVER, FACE_SWELLING] });
      const raised = new Set<string>([
        ...emergenciesOf(together),
        ...emergenciesOf({ ...together, medicalHistory: ['immunosuppression'] }),
      ]);
      for (const { id, options } of QUESTION_BANK[category]) {
        for (const option of options) {
          const patient: Patient = {
            ...patientWith(category, { [id]: [option] }),
            age: 'age_0_18',
          };
          for (const flag of emergenciesOf(patient)) raised.add(flag);
        }
      }
      expect(KINDS.filter((kind) => !raised.has(kind))).toEqual(
        KINDS.filter((kind) => beyond[category].includes(kind)),
      );
    },
  );

  it.each(CATEGORIES)('reaches both urgent flags in category %s', (category) => {
    const body = QUESTION_BANK[category].find(({ id }) => id.endsWith('_body_signs'));
    const flagsFor = (option: string): string[] =>
      raisedBy(patientWith(category, { [body?.id ?? '']: [option] }));
    expect(flagsFor('new_numbness')).toContain('facial_numbness');
    expect(flagsFor('sore_over_3_weeks')).toContain('suspected_malignancy');
  });
});
