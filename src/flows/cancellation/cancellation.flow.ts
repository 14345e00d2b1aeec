import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the consultations flow runs. */
export const {
  Within: CancellationWithin,
  useFlow: useCancellation,
  useSelected: useCancellationSelected,
} = createFlow<typeof cancellationMachine>('cancellation');
