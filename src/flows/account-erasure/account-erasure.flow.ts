import type { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens; the profile runs it. */
export const {
  Within: AccountErasureWithin,
  useFlow: useAccountErasure,
  useSelected: useAccountErasureSelected,
} = createFlow<typeof accountErasureMachine>('accountErasure');
