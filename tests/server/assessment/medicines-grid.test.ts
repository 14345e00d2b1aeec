import { describe, expect, it } from 'vitest';
import { HISTORY_BOXES } from '../../../contracts/assessment/chat-context.ts';
import type { AgeBand, MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import type { MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import { EMERGENCY_HELP } from '../../../contracts/assessment/emergency.ts';
import type { EmergencyKind } from '../../../contracts/assessment/emergency.ts';
import {
  MEDICINE_QUESTIONS,
  MEDICINE_QUESTION_IDS,
} from '../../../contracts/assessment/medicines.ts';
import type { MedicineAnswers } from '../../../contracts/assessment/medicines.ts';
import { emergencyOf } from '../../../contracts/rules/emergency-of.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import { checkMedicines } from '../../../server/assessment/medicines.ts';
import type { MedicineCase } from '../../../server/assessment/medicines/facts.ts';
import { answers, caseOf } from './medicines-words.kit.ts';

/** One history of the grid: what was ticked, written, answered and raised. */
type History = {
  readonly age: AgeBand;
  readonly ticked: readonly MedicalCondition[];
  readonly box: string;
  readonly given: MedicineAnswers;
  readonly emergency: EmergencyKind | null;
  readonly first: ConditionId;
};

type Bans = readonly MedicationId[];
const ALL: Bans = ['ibuprofen', 'paracetamol', 'chlorhexidine', 'cold_compress'];
const ORAL: Bans = ['ibuprofen', 'paracetamol', 'chlorhexidine'];
const PAINKILLERS: Bans = ['ibuprofen', 'paracetamol'];

/*
 * The oracle: the tables of the clinical requirements, written down by hand and apart from the rules of the engine.
 */

const BANNED_BY_BOX: ReadonlyArray<readonly [box: string, banned: Bans]> = [
  ['none', []],
  ['Brufen gives me hives', ['ibuprofen']],
  ['Crocin caused a rash', ['paracetamol']],
  ['allergic to chlorhexidine', ['chlorhexidine']],
  ['uses an inhaler for asthma', ['ibuprofen']],
  ['stent in 2020, Ecosprin 75', ['ibuprofen']],
  ['Eliquis 5 mg', ['ibuprofen']],
  ['haemophilia A', ['ibuprofen']],
  ['BP is not under control', ['ibuprofen']],
  ['Telma H', ['ibuprofen']],
  ['Wysolone 10 mg daily', ['ibuprofen']],
  ['methotrexate weekly', ['ibuprofen']],
  ['Lithosun 300', ['ibuprofen']],
  ['pregnant, 5th month', ['ibuprofen']],
  ['peptic ulcer last year', ['ibuprofen']],
  ["Crohn's disease", ['ibuprofen']],
  ['kidney disease, creatinine 2.4', ['ibuprofen']],
  ['liver cirrhosis', ['ibuprofen', 'paracetamol']],
  ['jaundice last month', ['ibuprofen', 'paracetamol']],
  ['dengue positive', ['ibuprofen']],
  ['cold urticaria', ['cold_compress']],
  ["Raynaud's of the face", ['cold_compress']],
  ['penicillin allergy, vitamin D', []],
];

const BANNED_BY_TICK: Readonly<Record<MedicalCondition, Bans>> = {
  diabetes: [],
  high_blood_pressure: [],
  heart_disease: ['ibuprofen'],
  asthma: ['ibuprofen'],
  thyroid_disorder: [],
  bleeding_disorder: ['ibuprofen'],
  immunosuppression: ['ibuprofen'],
  none: [],
  pregnant: ['ibuprofen'],
  breastfeeding: [],
  blood_thinner: ['ibuprofen'],
  medicine_allergy: [],
};

const BANNED_BY_ANSWER: Readonly<Record<string, Bans>> = {
  'pregnancy: pregnant': ['ibuprofen'],
  'pregnancy: not_sure': ['ibuprofen'],
  'age_or_weight: under_12': ORAL,
  'age_or_weight: from_12_to_15': ['ibuprofen'],
  'age_or_weight: under_45_kg': PAINKILLERS,
  'age_or_weight: not_sure': PAINKILLERS,
  'stomach: in_the_past': ['ibuprofen'],
  // Bleeding inside is an emergency, and none of the four is for now.
  'stomach: now': ALL,
  'stomach: not_sure': ['ibuprofen'],
  'kidney_or_liver: kidney': ['ibuprofen'],
  'kidney_or_liver: liver': PAINKILLERS,
  'kidney_or_liver: both': PAINKILLERS,
  'kidney_or_liver: not_sure': PAINKILLERS,
  'heart_or_blood: yes': ['ibuprofen'],
  'heart_or_blood: not_sure': ['ibuprofen'],
  'reaction: asthma_or_nsaid': ['ibuprofen'],
  'reaction: paracetamol': ['paracetamol'],
  'reaction: mouthwash': ['chlorhexidine'],
  'reaction: several': ORAL,
  'reaction: not_sure': ORAL,
  'taken: much_paracetamol': ['paracetamol'],
  'taken: nsaid': ['ibuprofen'],
  'taken: both': PAINKILLERS,
  'taken: too_many': ALL,
  'taken: not_sure': PAINKILLERS,
  'fever: yes': ['ibuprofen'],
  'fever: not_sure': ['ibuprofen'],
};

const NEVER_RINSED: ReadonlySet<ConditionId> = new Set<ConditionId>([
  'extrinsic_staining',
  'halitosis',
  'dry_mouth',
  'dental_caries',
  'dry_socket',
]);

const bannedFor = ({ age, ticked, box, given, emergency, first }: History): ReadonlySet<string> =>
  new Set([
    ...(emergency !== null && EMERGENCY_HELP[emergency].level === 'medical' ? ALL : []),
    ...(BANNED_BY_BOX.find(([words]) => words === box)?.[1] ?? []),
    ...ticked.flatMap((each) => BANNED_BY_TICK[each]),
    ...Object.entries(given).flatMap(([id, answer]) => BANNED_BY_ANSWER[`${id}: ${answer}`] ?? []),
    ...(age === 'age_0_18' && given['age_or_weight'] === 'not_sure' ? ORAL : []),
    ...(given['taken'] === 'much_paracetamol' &&
    ['under_12', 'from_12_to_15', 'under_45_kg'].includes(given['age_or_weight'] ?? '')
      ? ALL
      : []),
    ...(NEVER_RINSED.has(first) ? ['chlorhexidine'] : []),
    ...(first === 'trigeminal_neuralgia' ? ['cold_compress'] : []),
  ]);

/* The grid. */

const ANSWERS: readonly MedicineAnswers[] = MEDICINE_QUESTION_IDS.flatMap((id) =>
  MEDICINE_QUESTIONS[id].map((option) => ({ [id]: option })),
);
const PAIRS: readonly MedicineAnswers[] = ANSWERS.flatMap((one) =>
  ANSWERS.map((other) => ({ ...one, ...other })),
);
const AGES: readonly AgeBand[] = ['age_0_18', 'age_31_50'];
const FIRST: readonly ConditionId[] = [
  'pericoronitis',
  'extrinsic_staining',
  'dry_socket',
  'halitosis',
  'dry_mouth',
  'dental_caries',
  'trigeminal_neuralgia',
];
const KINDS = [null, ...(Object.keys(EMERGENCY_HELP) as EmergencyKind[])];

const PLAIN: History = {
  age: 'age_31_50',
  ticked: [],
  box: 'none',
  given: {},
  emergency: null,
  first: 'pericoronitis',
};

const GRID: readonly History[] = [
  ...AGES.flatMap((age) => PAIRS.map((given) => ({ ...PLAIN, age, given }))),
  ...BANNED_BY_BOX.flatMap(([box]) => [
    ...ANSWERS.map((given) => ({ ...PLAIN, box, given })),
    ...HISTORY_BOXES.map((each) => ({ ...PLAIN, box, ticked: [each] })),
    ...KINDS.map((emergency) => ({ ...PLAIN, box, emergency })),
    ...FIRST.map((first) => ({ ...PLAIN, box, first })),
  ]),
  ...HISTORY_BOXES.flatMap((each) => [
    ...ANSWERS.map((given) => ({ ...PLAIN, ticked: [each], given })),
    ...KINDS.map((emergency) => ({ ...PLAIN, ticked: [each], emergency })),
  ]),
  ...FIRST.flatMap((first) => ANSWERS.map((given) => ({ ...PLAIN, first, given }))),
];

const read = new Map<string, MedicineCase>();

/** What is read from age, boxes and words, once for each: thousands of histories share a few hundred of them. */
const readOf = ({ age, ticked, box }: History): MedicineCase => {
  const key = JSON.stringify([age, ticked, box]);
  const known = read.get(key) ?? caseOf({ age, medicalHistory: [...ticked], allergies: box });
  read.set(key, known);
  return known;
};

const suggestedIn = (history: History): MedicationId[] => {
  const { given, emergency, first } = history;
  const check = checkMedicines(
    {
      ...readOf(history),
      first,
      emergency: emergency === null ? null : emergencyOf([emergency]),
    },
    answers(given),
  );
  return check.medications.flatMap(({ id, suggested }) => (suggested ? [id] : []));
};

describe('thousands of histories', () => {
  it('suggest nothing that the tables forbid, and all that they allow for an infected flap', () => {
    const wrong = GRID.filter((history) => {
      const banned = bannedFor(history);
      const suggested = suggestedIn(history);
      const allowed = history.first === 'pericoronitis' ? ALL.filter((id) => !banned.has(id)) : [];
      return (
        suggested.some((id) => banned.has(id)) || allowed.some((id) => !suggested.includes(id))
      );
    });
    expect(GRID.length).toBeGreaterThan(3000);
    expect(wrong).toEqual([]);
  });

  it('are told apart by the oracle: each medicine is allowed to many and forbidden to many', () => {
    for (const id of ALL) {
      const banned = GRID.filter((history) => bannedFor(history).has(id)).length;
      expect(banned).toBeGreaterThan(GRID.length / 20);
      expect(banned).toBeLessThan(GRID.length * 0.9);
    }
  });
});
