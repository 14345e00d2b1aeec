import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its form; one's consultations run it. */
export const {
  Within: CancellationWithin,
  useFlow: useCancellation,
  useSelected: useCancellationSelected,
} = createFlow<typeof cancellationMachine>('cancellation');
