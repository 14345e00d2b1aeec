import { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { endSessions, exportData, loadProfile, saveChange } from '../../actors/profile.ts';
import { providedAccountErasure } from '../account-erasure/provided.ts';

/** The profile with the server and the browser in their places. */
export const providedProfile = profileMachine.provide({
  actors: {
    loadProfile,
    saveChange,
    endSessions,
    exportData,
    accountErasure: providedAccountErasure,
  },
});
