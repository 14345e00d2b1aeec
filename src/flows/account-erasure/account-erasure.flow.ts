import type { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the profile flow runs. */
export const {
  Within: AccountErasureWithin,
  useFlow: useAccountErasure,
  useSelected: useAccountErasureSelected,
} = createFlow<typeof accountErasureMachine>('accountErasure');
