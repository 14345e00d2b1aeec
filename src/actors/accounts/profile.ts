import { fromPromise } from 'xstate';
import type { Profile } from '../../../contracts/endpoints/profile.ts';
import type { LoadedProfile, ProfileChange } from '../../../machines/profile/profile.machine.ts';
import { keepAnalyticsChoice } from '../page/analytics-choice.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { handOver } from './hand-over.ts';
import { keptAccount, openSession } from './session-storage.ts';

const ofAccountSessions = laterEndpoints(
  () => import('../../../contracts/endpoints/account-sessions.ts'),
);
const ofProfile = laterEndpoints(() => import('../../../contracts/endpoints/profile.ts'));

/** Reads the account's details, and its open sessions. */
export const loadProfile = fromPromise<LoadedProfile>(async ({ signal }) => {
  const [profile, { sessions }] = await Promise.all([
    call(ofProfile('readProfile'), { signal }),
    call(ofAccountSessions('listSessions'), { signal }),
  ]);
  if (profile.consents.dataProcessing?.granted === false) keepAnalyticsChoice('off');
  return { profile, sessions };
});

const send = (change: ProfileChange, signal: AbortSignal): Promise<Profile> => {
  if (change.kind === 'consent') {
    const consents = { [change.purpose]: change.granted };
    return call(ofProfile('decideConsents'), { body: { consents }, signal });
  }
  const body =
    change.kind === 'names'
      ? change.names
      : { preferences: { [change.preference]: change.wanted } };
  return call(ofProfile('changeProfile'), { body, signal });
};

/** Updates the name on this device to the server's, unless another account has signed in meanwhile. */
const keepName = ({ id, firstName, lastName, name }: Profile): void => {
  const kept = keptAccount()?.auth;
  if (kept?.id === id) openSession({ ...kept, firstName, lastName, name });
};

/** Sends one change of the account's profile. */
export const saveChange = fromPromise<Profile, ProfileChange | null>(async ({ input, signal }) => {
  if (input === null) throw new Error('There is nothing to change');
  const profile = await send(input, signal);
  if (input.kind === 'names') keepName(profile);
  // Withdrawing consent to data processing also stops analytics, in every tab of this browser.
  if (input.kind === 'consent' && input.purpose === 'dataProcessing') {
    keepAnalyticsChoice(input.granted ? 'on' : 'off');
  }
  return profile;
});

/** Ends every session of the account on the server. */
export const endSessions = fromPromise<void>(async ({ signal }) => {
  await call(ofAccountSessions('signOutEverywhere'), { body: {}, signal });
});

/** Saves everything stored for the account as a JSON file with the day in its name. */
export const exportData = fromPromise<void>(async ({ signal }) => {
  const exported = await call(ofProfile('exportData'), { signal });
  handOver(exported);
});
