import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { selectAddressStep } from '../../../machines/registration/registration.machine.ts';
import { useAddress } from '../../lib/address/address.ts';
import type { AddressOf } from '../../lib/address/address.ts';

/**
 * Maps the dialog to the URL. A code is valid once, so Back and any other step return to the form (REG-14..16, REG-38).
 */
const REGISTRATION_ADDRESS: AddressOf<
  SnapshotFrom<typeof registrationMachine>,
  { type: 'dialog.closed' }
> = {
  param: 'step',
  select: selectAddressStep,
  moved: () => ({ type: 'dialog.closed' }),
  gone: () => ({ type: 'dialog.closed' }),
};

/** Keeps the dialog in the URL. */
export const useRegistrationAddress = (actor: ActorRefFrom<typeof registrationMachine>): void =>
  useAddress(actor, REGISTRATION_ADDRESS);
