import { assessment } from '../assessment.setup.ts';

/** CLINIC_BOOKING: not on offer yet, which the screen says. */
export const CLINIC_BOOKING = assessment.createStateConfig({
  description: 'Booking a clinic is not available yet.',
  on: { 'step.backRequested': 'DIAGNOSIS' },
});
