import { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { eraseAccount } from '../../actors/accounts/account-erasure.ts';
import { clearDevice } from '../../actors/accounts/session.ts';

/** The erasure flow, bound to the server and this device. */
export const providedAccountErasure = accountErasureMachine.provide({
  actors: { eraseAccount, clearDevice },
});
