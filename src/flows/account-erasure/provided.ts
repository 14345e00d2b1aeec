import { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { eraseAccount } from '../../actors/account-erasure.ts';
import { clearDevice } from '../../actors/session.ts';

/** The erasure flow, bound to the server and this device. */
export const providedAccountErasure = accountErasureMachine.provide({
  actors: { eraseAccount, clearDevice },
});
