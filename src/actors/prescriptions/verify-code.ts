import { fromPromise } from 'xstate';
import type { VerifiedPrescription } from '../../../contracts/endpoints/prescriptions.ts';
import type { PrescriptionCodeInput } from '../../../machines/prescription-code/prescription-code.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const ofPrescriptions = laterEndpoints(
  () => import('../../../contracts/endpoints/prescriptions.ts'),
);

/** Asks whether the prescription of a code holds. */
export const verifyCode = fromPromise<VerifiedPrescription, PrescriptionCodeInput>(
  ({ input: { code }, signal }) =>
    call(ofPrescriptions('verifyPrescription'), { body: { code }, signal }),
);
