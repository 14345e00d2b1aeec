import { assessment } from '../assessment.setup.ts';
import { sayUnreachable } from '../../kit/later-flow.ts';

/** PAYMENT_QR: the report and a consultation of 30 minutes are paid by QR code (QR-06, QR-12). */
export const PAYMENT_QR = assessment.createStateConfig({
  description: 'The report and a consultation are paid by QR code.',
  invoke: {
    id: 'qrPayment',
    src: 'qrPayment',
    input: ({ context: { sessionToken } }) => ({ sessionId: sessionToken }),
    onDone: { target: 'TELECONSULTATION', actions: 'rememberCallPaid' },
    onError: {
      target: 'CALL_TO_ACTION',
      actions: sayUnreachable,
    },
  },
  on: { 'step.backRequested': 'CALL_TO_ACTION' },
});
