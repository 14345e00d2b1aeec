import { and, not } from 'xstate';
import { assessment } from '../assessment.setup.ts';
import { medicinesRequest } from '../rules/medicine-check.ts';

/** The check before a medicine, within DIAGNOSIS: questions, the call, and what it comes to (DIAG-18..22). */
export const confirmingMedicines = assessment.createStateConfig({
  description: 'At most seven questions decide which suggestions are for this patient.',
  initial: 'askingMedicineQuestion',
  entry: 'showOpenMedicineQuestion',
  states: {
    askingMedicineQuestion: {
      description: 'One question is on screen; nothing is sent before each has its answer.',
      on: {
        'medicine.answered': {
          actions: { type: 'rememberMedicineAnswer', params: ({ event }) => event },
        },
        'medicineAnswer.confirmed': [
          {
            guard: and(['hasMedicineAnswer', not('isLastMedicineQuestion')]),
            actions: 'showNextMedicineQuestion',
          },
          { guard: 'hasMedicineAnswer', target: 'checkingMedicines' },
        ],
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
      description:
        'A quiet line on the last question says that it did not work and that the answers are kept.',
      on: {
        'medicine.answered': {
          target: 'askingMedicineQuestion',
          actions: { type: 'rememberMedicineAnswer', params: ({ event }) => event },
        },
        'medicineAnswer.confirmed': 'checkingMedicines',
      },
    },
    medicinesChecked: {
      description: 'Each suggestion says how it stands; the answers can be corrected.',
      on: {
        'medicineAnswers.reopened': {
          target: 'askingMedicineQuestion',
          actions: 'showOpenMedicineQuestion',
        },
        'step.backRequested': '#assessment.DIAGNOSIS.readingResult',
      },
    },
  },
  on: {
    'step.backRequested': [
      { guard: 'isFirstMedicineQuestion', target: '#assessment.DIAGNOSIS.readingResult' },
      { target: '.askingMedicineQuestion', actions: 'showPreviousMedicineQuestion' },
    ],
  },
});
