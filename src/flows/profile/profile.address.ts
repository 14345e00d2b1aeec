import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { selectProfileStep } from '../../../machines/profile/profile.selectors.ts';
import { useAddress } from '../../lib/address.ts';
import type { AddressOf } from '../../lib/address.ts';

/** Deleting the account is opened on the page alone: Back and any other step of the address lead back to the profile. */
const PROFILE_ADDRESS: AddressOf<
  SnapshotFrom<typeof profileMachine>,
  { type: 'erasure.closed' }
> = {
  param: 'step',
  select: selectProfileStep,
  moved: () => ({ type: 'erasure.closed' }),
  gone: () => ({ type: 'erasure.closed' }),
};

/** Deleting the account in the address. */
export const useProfileAddress = (actor: ActorRefFrom<typeof profileMachine>): void =>
  useAddress(actor, PROFILE_ADDRESS);
