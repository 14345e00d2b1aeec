import type { Oracle } from '../../kit/oracle.ts';
import { CHECKED_MEDICINES, DIAGNOSIS } from '../../kit/samples.ts';
import { unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

type Leaves = Oracle<Assessment>['leaves'];

const ANSWERED = { taken: 'no' };

/** Two questions, one after the other, and their answers. */
export const TWO_ASKED = { ...DIAGNOSIS, medicine_questions: ['kidney_or_liver', 'taken'] };
export const BOTH_ANSWERED = { kidney_or_liver: 'no', taken: 'no' };

/** What the leaves of the check before a medicine take, and what follows from it. */
export const medicines: Pick<
  Leaves,
  Extract<keyof Leaves, `DIAGNOSIS.confirmingMedicines.${string}`>
> = {
  'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion': {
    on: {
      'medicine.answered': [
        {
          with: { id: 'taken', option: 'nsaid' },
          to: 'stays',
          knows: { ...unchanged, medicineAnswers: { taken: 'nsaid' } },
        },
        // Another answer than before drops what the check came to, the same one does not.
        {
          given: { medicineAnswers: ANSWERED, checkedMedicines: CHECKED_MEDICINES },
          with: { id: 'taken', option: 'nsaid' },
          to: 'stays',
          knows: { medicineAnswers: { ...ANSWERED, taken: 'nsaid' }, checkedMedicines: null },
        },
        {
          given: { medicineAnswers: ANSWERED, checkedMedicines: CHECKED_MEDICINES },
          with: { id: 'taken', option: 'no' },
          to: 'stays',
          knows: { medicineAnswers: ANSWERED, checkedMedicines: CHECKED_MEDICINES },
        },
      ],
      'medicineAnswer.confirmed': [
        {
          given: { diagnosis: TWO_ASKED, medicineAnswers: { kidney_or_liver: 'no' } },
          to: 'stays',
          knows: { medicineAnswers: { kidney_or_liver: 'no' }, medicineQuestionAt: 1 },
        },
        { given: { diagnosis: TWO_ASKED, medicineAnswers: ANSWERED }, to: 'refused' },
        {
          given: { diagnosis: TWO_ASKED, medicineAnswers: ANSWERED, medicineQuestionAt: 1 },
          to: 'refused',
        },
        {
          given: { medicineAnswers: ANSWERED },
          to: 'DIAGNOSIS.confirmingMedicines.checkingMedicines',
          knows: { ...unchanged, medicineAnswers: ANSWERED },
        },
        { given: { medicineAnswers: { reaction: 'no' } }, to: 'refused' },
        { given: { medicineAnswers: {} }, to: 'refused' },
      ],
    },
  },
  'DIAGNOSIS.confirmingMedicines.checkingMedicines': {
    tags: ['busy'],
    on: {
      'done: checkMedicines': {
        given: { medicineAnswers: ANSWERED },
        with: { output: CHECKED_MEDICINES },
        to: 'DIAGNOSIS.confirmingMedicines.medicinesChecked',
        knows: { ...unchanged, medicineAnswers: ANSWERED, checkedMedicines: CHECKED_MEDICINES },
      },
      'failed: checkMedicines': {
        given: { medicineAnswers: ANSWERED },
        to: 'DIAGNOSIS.confirmingMedicines.medicineCheckFailed',
        knows: { medicineAnswers: ANSWERED, checkedMedicines: null },
      },
    },
  },
  'DIAGNOSIS.confirmingMedicines.medicineCheckFailed': {
    on: {
      'medicine.answered': {
        given: { medicineAnswers: ANSWERED },
        with: { id: 'taken', option: 'nsaid' },
        to: 'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion',
        knows: { ...unchanged, medicineAnswers: { ...ANSWERED, taken: 'nsaid' } },
      },
      'medicineAnswer.confirmed': {
        given: { medicineAnswers: ANSWERED },
        to: 'DIAGNOSIS.confirmingMedicines.checkingMedicines',
        knows: { medicineAnswers: ANSWERED },
      },
    },
  },
  'DIAGNOSIS.confirmingMedicines.medicinesChecked': {
    on: {
      'medicineAnswers.reopened': {
        given: {
          medicineAnswers: ANSWERED,
          checkedMedicines: CHECKED_MEDICINES,
          medicineQuestionAt: 1,
        },
        to: 'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion',
        knows: {
          medicineAnswers: ANSWERED,
          checkedMedicines: CHECKED_MEDICINES,
          medicineQuestionAt: 0,
        },
      },
      'step.backRequested': {
        given: { diagnosis: TWO_ASKED, medicineAnswers: BOTH_ANSWERED, medicineQuestionAt: 1 },
        to: 'DIAGNOSIS.readingResult',
        knows: { diagnosis: TWO_ASKED, medicineAnswers: BOTH_ANSWERED },
      },
    },
  },
};
