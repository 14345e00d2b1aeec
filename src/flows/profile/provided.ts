import { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { endSessions, exportData, loadProfile, saveChange } from '../../actors/accounts/profile.ts';
import { providedAccountErasure } from '../account-erasure/provided.ts';

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
