import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: ProfileFlow,
  Within: ProfileWithin,
  useFlow: useProfile,
  useSelected: useProfileSelected,
} = createFlow<typeof profileMachine>('profile');
