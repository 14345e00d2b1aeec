import { assessment } from '../assessment.setup.ts';

/** PAYMENT_QR: not on offer yet, which the screen says. */
export const PAYMENT_QR = assessment.createStateConfig({
  description: 'Paying by QR code is not available yet.',
  on: { 'step.backRequested': 'DIAGNOSIS' },
});
