import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { selectProfileStep } from '../../../machines/profile/profile.machine.ts';
import { useAddress } from '../../lib/address/address.ts';
import type { AddressOf } from '../../lib/address/address.ts';

/** The erasure opens only by its button: Back and any other step in the URL return to the profile. */
const PROFILE_ADDRESS: AddressOf<
  SnapshotFrom<typeof profileMachine>,
  { type: 'erasure.closed' }
> = {
  param: 'step',
  select: selectProfileStep,
  moved: () => ({ type: 'erasure.closed' }),
  gone: () => ({ type: 'erasure.closed' }),
};

/** Keeps the erasure step in the URL. */
export const useProfileAddress = (actor: ActorRefFrom<typeof profileMachine>): void =>
  useAddress(actor, PROFILE_ADDRESS);
