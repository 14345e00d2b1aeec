import { passkeysMachine } from '../../../machines/passkeys/passkeys.machine.ts';
import {
  addPasskey,
  readPasskeys,
  removePasskey,
  resetPasskeys,
} from '../../actors/accounts/passkeys.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** One's own passkeys, bound to this browser and the server. */
export const providedPasskeys = passkeysMachine.provide({
  actors: { readPasskeys, addPasskey, removePasskey, resetPasskeys },
});

/** Provider and hooks of the flow. */
export const {
  Provider: PasskeysFlow,
  Within: PasskeysWithin,
  useFlow: usePasskeys,
  useSelected: usePasskeysSelected,
} = createFlow<typeof passkeysMachine>('passkeys');
