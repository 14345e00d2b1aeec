import { fromPromise } from 'xstate';
import type { User } from '../../../contracts/accounts/account.ts';
import type { Choices } from '../../../machines/onboarding/choices.ts';
import type {
  Decisions,
  KnownProfile,
  OnboardingInput,
} from '../../../machines/onboarding/onboarding.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { keptAccount, openSession } from './session-storage.ts';
import { POSTPONED } from './postponed.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/profile.ts'));

/** Reads whether this account has postponed the onboarding since the tab was opened. */
export const wasPostponed = fromPromise<boolean, OnboardingInput>(({ input }) =>
  Promise.resolve(POSTPONED.get() === input.account),
);

/** Keeps for this tab that the onboarding was postponed; with blocked storage it comes again with the next page. */
export const keepPostponed = (account: string): void => {
  POSTPONED.set(account);
};

/** Reads the account's names, preferences and earlier consents. */
export const readProfile = fromPromise<KnownProfile>(async ({ signal }) => {
  const { preferences, consents, ...user } = await call(named('readProfile'), { signal });
  const isGranted = (purpose: keyof Choices['consents']): boolean =>
    consents[purpose]?.granted ?? false;
  return {
    user,
    choices: {
      names: { firstName: user.firstName, lastName: user.lastName },
      preferences,
      consents: {
        dataProcessing: isGranted('dataProcessing'),
        aiAnalysis: isGranted('aiAnalysis'),
        communications: isGranted('communications'),
      },
    },
  };
});

/** Sends what was chosen; the last call ends the onboarding, and needs the consents (API-53). */
export const completeOnboarding = fromPromise<User, Decisions>(async ({ input, signal }) => {
  const { changes, consents } = input;
  if (changes !== null) await call(named('changeProfile'), { body: changes, signal });
  await call(named('decideConsents'), { body: { consents }, signal });
  return call(named('completeOnboarding'), { body: {}, signal });
});

/**
 * Keeps on this device that the onboarding is done and tells every part of the page, unless another account has signed
 * in meanwhile.
 */
export const keepUser = (user: User | null): void => {
  const kept = keptAccount();
  if (user === null || kept === null || kept.auth.id !== user.id) return;
  openSession({ ...user, access_token: kept.auth.access_token });
};
