import type { Oracle } from '../../kit/oracle.ts';
import { CHECKED_MEDICINES } from '../../kit/samples.ts';
import { unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

type Leaves = Oracle<Assessment>['leaves'];

const ANSWERED = { taken: 'no' };

/** What the leaves of the check before a medicine take, and what follows from it. */
export const medicines: Pick<
  Leaves,
  Extract<keyof Leaves, `DIAGNOSIS.confirmingMedicines.${string}`>
> = {
  'DIAGNOSIS.confirmingMedicines.editingMedicineAnswers': {
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
      'medicineAnswers.submitted': [
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
        to: 'DIAGNOSIS.confirmingMedicines.editingMedicineAnswers',
        knows: { ...unchanged, medicineAnswers: { ...ANSWERED, taken: 'nsaid' } },
      },
      'medicineAnswers.submitted': {
        given: { medicineAnswers: ANSWERED },
        to: 'DIAGNOSIS.confirmingMedicines.checkingMedicines',
        knows: { medicineAnswers: ANSWERED },
      },
    },
  },
  'DIAGNOSIS.confirmingMedicines.medicinesChecked': {
    on: {
      'medicineAnswers.reopened': {
        given: { medicineAnswers: ANSWERED, checkedMedicines: CHECKED_MEDICINES },
        to: 'DIAGNOSIS.confirmingMedicines.editingMedicineAnswers',
        knows: { medicineAnswers: ANSWERED, checkedMedicines: CHECKED_MEDICINES },
      },
    },
  },
};
