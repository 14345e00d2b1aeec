import { assessment } from '../assessment.setup.ts';
import { sayUnreachable } from '../../kit/later-flow.ts';

/** TELECONSULTATION: the consultation that is paid, its time, and how to prepare (TELE-01, QR-19). */
export const TELECONSULTATION = assessment.createStateConfig({
  description: 'The patient sees what is paid and booked, and chooses a time.',
  invoke: {
    id: 'consultations',
    src: 'consultations',
    input: ({ context: { diagnosis, sessionToken } }) => ({
      topDiagnosis: diagnosis?.diagnosis[0]?.name ?? null,
      sessionToken,
    }),
    onError: {
      target: 'CALL_TO_ACTION',
      actions: sayUnreachable,
    },
  },
  on: { 'step.backRequested': 'DIAGNOSIS' },
});
