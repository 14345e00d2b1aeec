import { assessment } from '../assessment.setup.ts';
import { medicinesRequest } from '../rules/medicine-check.ts';

/** The check before a medicine, within DIAGNOSIS: questions, the call, and what it comes to (DIAG-18..22). */
export const confirmingMedicines = assessment.createStateConfig({
  description: 'At most seven questions decide which suggestions are for this patient.',
  initial: 'editingMedicineAnswers',
  states: {
    editingMedicineAnswers: {
      description: 'All questions stand on one page; nothing is sent before each has its answer.',
      on: {
        'medicine.answered': {
          actions: { type: 'rememberMedicineAnswer', params: ({ event }) => event },
        },
        'medicineAnswers.submitted': { guard: 'hasMedicineAnswers', target: 'checkingMedicines' },
      },
    },
    checkingMedicines: {
      description: 'The answers are with the engine.',
      tags: 'busy',
      invoke: {
        id: 'checkMedicines',
        src: 'checkMedicines',
        input: ({ context }) => medicinesRequest(context),
        onDone: {
          target: 'medicinesChecked',
          actions: { type: 'rememberMedicines', params: ({ event }) => event.output },
        },
        onError: 'medicineCheckFailed',
      },
    },
    medicineCheckFailed: {
      description: 'A quiet line says that it did not work and that the answers are kept.',
      on: {
        'medicine.answered': {
          target: 'editingMedicineAnswers',
          actions: { type: 'rememberMedicineAnswer', params: ({ event }) => event },
        },
        'medicineAnswers.submitted': 'checkingMedicines',
      },
    },
    medicinesChecked: {
      description: 'Each suggestion says how it stands; the answers can be corrected.',
      on: { 'medicineAnswers.reopened': 'editingMedicineAnswers' },
    },
  },
  on: { 'step.backRequested': '#assessment.DIAGNOSIS.readingResult' },
});
