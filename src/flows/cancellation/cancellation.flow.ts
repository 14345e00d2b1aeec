import { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { cancelConsultation } from '../../actors/booking/consultations.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The cancellation flow, bound to the server. */
export const providedCancellation = cancellationMachine.provide({ actors: { cancelConsultation } });

/** Hooks of the flow, which the consultations flow runs. */
export const {
  Within: CancellationWithin,
  useFlow: useCancellation,
  useSelected: useCancellationSelected,
} = createFlow<typeof cancellationMachine>('cancellation');
