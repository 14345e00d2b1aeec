import type { MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import {
  MEDICINE_QUESTION_IDS,
  MEDICINE_QUESTIONS_MAX,
} from '../../../contracts/assessment/medicines.ts';
import type { MedicineQuestionId } from '../../../contracts/assessment/medicines.ts';
import { mayBeChild } from '../../../contracts/rules/offered-options.ts';
import { isAboutChild } from '../about-child.ts';
import type { MedicineFacts } from './facts.ts';
import { deniesJawRisk, hasJawRisk, isSocketOpenForLong } from './jaw-bone.ts';

type Asking = {
  /** Medicines about which it decides: it is not asked when none of them is open. */
  readonly decides: readonly MedicationId[];
  /** Returns true when the assessment has left it open; always open if not given. */
  readonly isOpen?: (facts: MedicineFacts, open: readonly MedicationId[]) => boolean;
};

const ORAL = ['ibuprofen', 'paracetamol', 'chlorhexidine'] as const;
const PAINKILLERS = ['ibuprofen', 'paracetamol'] as const;

/** What the question about heart and blood asks for, in words. */
const HEART_OR_BLOOD = [
  'heart',
  'bleeding',
  'immune',
  'lithium',
  'pressureUncontrolled',
  'raasWithDiuretic',
  'diuretic',
  'fluid',
] as const;

const isPerhapsChild = ({ patient: { age, issue }, has }: MedicineFacts): boolean =>
  mayBeChild({ age, aboutChild: isAboutChild(issue) }) || has('child.under_12', 'infant');

const ASKING: Readonly<Record<MedicineQuestionId, Asking>> = {
  pregnancy: {
    decides: ['ibuprofen'],
    isOpen: (facts) =>
      facts.hinted('pregnancy') ||
      (facts.patient.sex !== 'male' && facts.patient.age !== 'age_over_50' && !facts.deniesIllness),
  },
  // The age of an adult is known, and the weight alone bars no rinse.
  age_or_weight: {
    decides: ORAL,
    isOpen: (facts, open) => isPerhapsChild(facts) || PAINKILLERS.some((id) => open.includes(id)),
  },
  stomach: { decides: ['ibuprofen'] },
  kidney_or_liver: { decides: PAINKILLERS },
  heart_or_blood: {
    decides: ['ibuprofen'],
    isOpen: (facts) => !facts.deniesIllness || facts.hinted(...HEART_OR_BLOOD),
  },
  reaction: {
    decides: ORAL,
    isOpen: (facts) => !facts.deniesIllness || facts.hinted('asthma'),
  },
  taken: { decides: PAINKILLERS },
  fever: {
    decides: ['ibuprofen'],
    isOpen: (facts) => !facts.deniesFever || facts.hinted('dengue'),
  },
  // It bars no medicine: it is asked where a socket does not heal, and at the age at which bones are treated.
  jaw_bone: {
    decides: ORAL,
    isOpen: (facts) =>
      !hasJawRisk(facts) &&
      (facts.hinted('jawBone') ||
        (!deniesJawRisk(facts) &&
          (isSocketOpenForLong(facts) || facts.patient.age === 'age_over_50'))),
  },
};

type Chosen = {
  /** The questions to ask, seven at most, the most important first. */
  readonly asked: readonly MedicineQuestionId[];
  /** Further questions that bear on a medicine but are more than one patient is asked. */
  readonly unasked: readonly MedicineQuestionId[];
};

/**
 * Chooses the questions of one patient: what the assessment has not answered and what can still decide about a medicine
 * in `open`. They rest on nothing that the check is told, so that no answer changes what is asked.
 */
export const chooseQuestions = (facts: MedicineFacts, open: readonly MedicationId[]): Chosen => {
  const bearing = MEDICINE_QUESTION_IDS.filter((id) => {
    const { decides, isOpen } = ASKING[id];
    return decides.some((medicine) => open.includes(medicine)) && (isOpen?.(facts, open) ?? true);
  });
  return {
    asked: bearing.slice(0, MEDICINE_QUESTIONS_MAX),
    unasked: bearing.slice(MEDICINE_QUESTIONS_MAX),
  };
};
