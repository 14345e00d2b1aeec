import { fromPromise } from 'xstate';
import type { User } from '../../../contracts/accounts/account.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { Credentials } from '../../../contracts/forms/sign-in.ts';
import type { Authenticated, SignInInput } from '../../../machines/sign-in/sign-in.machine.ts';
import { call } from '../calls/call.ts';
import { enter } from './enter.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { keptUser } from './session-storage.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/sign-in.ts'));

/** Reads the user signed in on this device; null for none. */
export const readSession = fromPromise<User | null>(() => Promise.resolve(keptUser()));

/** Signs in with a password: patients by /llm/login, staff by their own path (API-36, API-45). */
export const authenticate = fromPromise<Authenticated, Credentials & SignInInput>(
  async ({ input: { place, email, password }, signal }) => {
    try {
      const auth =
        place === 'staff'
          ? await call(named('staffLogin'), { body: { username: email, password }, signal })
          : await call(named('login'), { body: { email, password }, signal });
      return { verdict: 'signedIn', user: await enter(auth) };
    } catch (error) {
      const { kind } = error as Failure;
      const message = saidBy(error);
      if (message === null || (kind !== 'refused' && kind !== 'unauthorized')) throw error;
      return { verdict: 'refused', message };
    }
  },
);
