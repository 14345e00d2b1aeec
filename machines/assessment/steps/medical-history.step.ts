import { assessment } from '../assessment.setup.ts';
import { conditionsAfterToggle } from '../rules/history.ts';

/** MEDICAL_HISTORY: the facts that decide which medicines are safe (MED-01..12). A change has to be confirmed. */
export const MEDICAL_HISTORY = assessment.createStateConfig({
  description: 'The patient ticks conditions and names allergies and medicines.',
  on: {
    'condition.toggled': {
      actions: {
        type: 'answer',
        params: ({ context, event }) => ({
          selectedConditions: conditionsAfterToggle(context.selectedConditions, event.condition),
          historyGiven: false,
        }),
      },
    },
    'allergies.changed': {
      actions: {
        type: 'answer',
        params: ({ event }) => ({ allergiesText: event.text, historyGiven: false }),
      },
    },
    'history.submitted': {
      target: 'CONSENT_GATE',
      actions: {
        type: 'answer',
        params: ({ context }) => ({
          chatContext: {
            medicalHistory: context.selectedConditions,
            allergies: context.allergiesText.trim(),
          },
          historyGiven: true,
        }),
      },
    },
    'step.backRequested': { target: 'FOLLOW_UP', actions: 'showLastQuestion' },
  },
});
