import { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { eraseAccount } from '../../actors/accounts/account-erasure.ts';
import { clearDevice } from '../../actors/accounts/session.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The erasure flow, bound to the server and this device. */
export const providedAccountErasure = accountErasureMachine.provide({
  actors: { eraseAccount, clearDevice },
});

/** Hooks of the flow, which the profile flow runs. */
export const {
  Within: AccountErasureWithin,
  useFlow: useAccountErasure,
  useSelected: useAccountErasureSelected,
} = createFlow<typeof accountErasureMachine>('accountErasure');
