import { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { cancelConsultation } from '../../actors/consultations.ts';

/** Cancelling with the server in its place. */
export const providedCancellation = cancellationMachine.provide({ actors: { cancelConsultation } });
