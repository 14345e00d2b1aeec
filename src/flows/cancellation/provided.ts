import { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { cancelConsultation } from '../../actors/booking/consultations.ts';

/** The cancellation flow, bound to the server. */
export const providedCancellation = cancellationMachine.provide({ actors: { cancelConsultation } });
