import { describe, expect, it } from 'vitest';
import type { FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { RaisingId } from '../../contracts/assessment/what-changes.ts';
import { RAISING_IDS } from '../../contracts/assessment/what-changes.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { whatChangesLine } from '../../contracts/rules/what-changes.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { assess } from '../../server/assessment/assess.ts';
import { withMemory } from '../../server/assessment/evidence/text/memory.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import { ADULT } from '../server/assessment/rules.kit.ts';
import { levelOf } from './score.ts';
import { patientOf } from './simulated-patient.ts';
import { loadTextbookAnswers, loadVignettes, vignetteFiles } from './vignette.ts';

const LEVELS = ['routine', 'moderate', 'urgent', 'emergency'];

/** Words of each line's condition as answers, by question or shared list: one set for each thing that it names. */
const ANSWERS: Readonly<Record<RaisingId, ReadonlyArray<Readonly<Record<string, string>>>>> = {
  severe_pain: [
    { pain_intensity: 'very_severe', gum_pain: 'very_severe', urgency_level: 'unbearable' },
  ],
  severe_pain_at_night: [
    {
      pain_intensity: 'very_severe',
      pain_behaviour: 'wakes_at_night',
      urgency_level: 'unbearable',
      other_triggers: 'alone_or_at_night',
    },
  ],
  fever_or_spreading: [{ danger_signs: 'fever_38' }, { danger_signs: 'face_swelling_spreads' }],
  spreading: [{ danger_signs: 'face_swelling_spreads' }],
  numbness: [{ body_signs: 'new_numbness' }],
  sore_stays: [{ body_signs: 'sore_over_3_weeks' }],
  bleeding: [{ body_signs: 'bleeding_not_stopped' }],
};

const questionsOf = ({ category }: Patient): readonly Question[] => QUESTION_BANK[category];

/** Chooses the options beside what was answered, as a patient who answers again would. */
const answering = (patient: Patient, options: Readonly<Record<string, string>>): Patient => {
  const followUpAnswers: FollowUpAnswers = { ...patient.followUpAnswers };
  for (const { id, list, type } of questionsOf(patient)) {
    const option = options[list ?? id];
    if (option === undefined) continue;
    const before = [followUpAnswers[id] ?? []].flat();
    const kept = before.filter((each) => each !== 'none' && each !== 'not_sure');
    followUpAnswers[id] = type === 'radio' ? option : [...new Set([...kept, option])];
  }
  return { ...patient, followUpAnswers };
};

/** Takes every danger sign back. */
const calm = (patient: Patient): Patient => {
  const followUpAnswers: FollowUpAnswers = { ...patient.followUpAnswers };
  for (const { id, list } of questionsOf(patient)) {
    const kept = [followUpAnswers[id] ?? []].flat().filter((each) => each !== 'chewing_and_sight');
    if (list !== undefined) followUpAnswers[id] = ['none'];
    else if (Array.isArray(followUpAnswers[id])) followUpAnswers[id] = kept;
  }
  const asked = Object.keys(patient.confirmedSigns ?? {});
  return {
    ...patient,
    followUpAnswers,
    confirmedSigns: Object.fromEntries(asked.map((id) => [id, 'no'])),
  };
};

const textbook = (): Array<[name: string, patient: Patient]> =>
  loadTextbookAnswers().map(({ condition, category, age, sex, answers }) => [
    condition,
    { ...ADULT, issue: 'tooth', category, age, sex, followUpAnswers: answers, confirmedSigns: {} },
  ]);

const SETS = [
  ...vignetteFiles().map((file) => [`${file}, mode flow`, file, 'flow'] as const),
  ['vignettes.json, mode full', 'vignettes.json', 'full'] as const,
];
const CASES: Array<[set: string, cases: Array<[name: string, patient: Patient]>]> = [
  ...SETS.map(([set, file, mode]): (typeof CASES)[number] => [
    set,
    loadVignettes(file).map((vignette) => [vignette.id, patientOf(vignette, mode)]),
  ]),
  ['textbook-answers.json', textbook()],
];

/** Says in what a result's line is wrong, when it is. */
const faultIn = (patient: Patient, result: EngineDiagnosis): string | undefined => {
  const level = levelOf(result);
  const { what_changes: change } = result;
  // A wish about looks that may wait weeks hears of nothing grave.
  const isWish = patient.category === 'cosmetic' && level === 'routine';
  if (change === undefined) return isWish ? undefined : 'tells nothing';
  if (isWish) return `a wish is told ${change.id}`;
  if (level === 'emergency') {
    const after = levelOf(assess(calm(patient)));
    const told = after === 'emergency' ? 'stays' : 'mistaken';
    return change.id === told ? undefined : `${change.id}, not ${told}`;
  }
  if (!('to' in change)) return `no emergency, but ${change.id}`;
  if (LEVELS.indexOf(change.to) <= LEVELS.indexOf(level)) return `${change.to} is no more`;
  const after = ANSWERS[change.id].map((options) => levelOf(assess(answering(patient, options))));
  return after.every((each) => each === change.to) ? undefined : `${change.id}: ${after.join()}`;
};

describe('what would change the urgency', () => {
  const told = new Set<string>();

  it.each(CASES)('[PROD-12] is true of every result when it is answered so: %s', (_set, cases) => {
    const faultOf = ([name, patient]: (typeof cases)[number]): string[] => {
      const result = assess(patient);
      if (result.what_changes) told.add(result.what_changes.id);
      const fault = faultIn(patient, result);
      return fault === undefined ? [] : [`${name} ${fault}`];
    };
    const faults = withMemory(() => cases.flatMap(faultOf));
    expect(faults).toEqual([]);
  });

  it('is told by each of its lines to some of these patients', () => {
    expect(told).toEqual(new Set([...RAISING_IDS, 'mistaken', 'stays']));
  });

  it('is told to nobody who thinks of ending their life', () => {
    const patient = { ...ADULT, issue: 'tooth', confirmedSigns: { self_harm: 'yes' } } as const;
    const result = assess(patient);
    expect(result.what_changes).toBeUndefined();
    expect(whatChangesLine(result, 'emergency', RESULT)).toBe('');
  });
});
