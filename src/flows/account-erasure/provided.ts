import { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { eraseAccount } from '../../actors/account-erasure.ts';
import { clearDevice } from '../../actors/session.ts';

/** Deleting the account with the server and the device in their places. */
export const providedAccountErasure = accountErasureMachine.provide({
  actors: { eraseAccount, clearDevice },
});
