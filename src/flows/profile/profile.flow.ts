import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: ProfileFlow,
  Within: ProfileWithin,
  useFlow: useProfile,
  useSelected: useProfileSelected,
} = createFlow<typeof profileMachine>('profile');
