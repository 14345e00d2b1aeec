import { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { endSessions, exportData, loadProfile, saveChange } from '../../actors/accounts/profile.ts';
import { providedAccountErasure } from '../account-erasure/account-erasure.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The profile, bound to the server and the browser. */
export const providedProfile = profileMachine.provide({
  actors: {
    loadProfile,
    saveChange,
    endSessions,
    exportData,
    accountErasure: providedAccountErasure,
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: ProfileFlow,
  Within: ProfileWithin,
  useFlow: useProfile,
  useSelected: useProfileSelected,
} = createFlow<typeof profileMachine>('profile');
