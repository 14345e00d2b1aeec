import { prescriptionCodeMachine } from '../../../machines/prescription-code/prescription-code.machine.ts';
import { verifyCode } from '../../actors/prescriptions/verify-code.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The check of a prescription, bound to the server. */
export const providedPrescriptionCode = prescriptionCodeMachine.provide({ actors: { verifyCode } });

/** Provider and hooks of the flow. */
export const {
  Provider: PrescriptionCodeFlow,
  Within: PrescriptionCodeWithin,
  useFlow: usePrescriptionCode,
  useSelected: usePrescriptionCodeSelected,
} = createFlow<typeof prescriptionCodeMachine>('prescriptionCode');
