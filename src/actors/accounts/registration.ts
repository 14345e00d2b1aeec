import { fromPromise } from 'xstate';
import { USER_TYPE } from '../../../contracts/accounts/account.ts';
import type { Auth } from '../../../contracts/accounts/account.ts';
import type { Weakness } from '../../../contracts/accounts/weak-password.ts';
import { keptOf, sentOf } from '../../../contracts/forms/form.ts';
import { REGISTRATION } from '../../../contracts/forms/registration.ts';
import type { Details } from '../../../contracts/forms/registration.ts';
import { STAFF_REGISTRATION } from '../../../contracts/forms/staff-registration.ts';
import type { StaffDetails } from '../../../contracts/forms/staff-registration.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { Created, KeptDetails } from '../../../machines/registration/registration.machine.ts';
import { call } from '../calls/call.ts';
import { enter } from './enter.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { asJson, stored } from '../storage/stored.ts';

const ofPassword = laterEndpoints(() => import('../../../contracts/endpoints/password.ts'));
const ofSignIn = laterEndpoints(() => import('../../../contracts/endpoints/sign-in.ts'));
const ofStaff = laterEndpoints(() => import('../../../contracts/endpoints/staff.ts'));

/** The form's entries; they survive a reload, in this tab alone. */
const DETAILS = stored(
  'toothwise-registration',
  asJson((kept) => keptOf(REGISTRATION, kept as KeptDetails)),
  { for: 'tab' },
);

/** Reads the entries made before a reload; unreadable ones count as none. */
export const loadDetails = fromPromise<KeptDetails | null>(() => Promise.resolve(DETAILS.get()));

/** Keeps the entries for a reload of this tab; never a password. */
export const keepDetails = (details: Details): void => {
  DETAILS.set(keptOf(REGISTRATION, details));
};

/** Forgets the entries once the account exists. */
export const forgetDetails = (): void => {
  DETAILS.drop();
};

/** Asks the server whether a new password is easy to guess. */
export const checkPassword = fromPromise<Weakness | null, Details>(async ({ input, signal }) => {
  const body = sentOf(REGISTRATION, input);
  return (await call(ofPassword('checkPassword'), { body, signal })).weakness;
});

/** Signs this device in to the new account; a refusal carries the server's sentence. */
const created = async (making: Promise<Auth>): Promise<Created> => {
  try {
    return { verdict: 'created', user: await enter(await making) };
  } catch (error) {
    const message = saidBy(error);
    if (message === null || (error as Failure).kind !== 'refused') throw error;
    return { verdict: 'refused', message };
  }
};

/** Creates the account and signs this device in (API-44, REG-25..28, SESS-02). */
export const createAccount = fromPromise<Created, Details>(({ input, signal }) => {
  const body = { ...sentOf(REGISTRATION, input), user_type: USER_TYPE } as const;
  return created(call(ofSignIn('register'), { body, signal }));
});

/**
 * Creates the account of an invited staff member by the staff's own path, and signs this device in (API-47, REG-29).
 */
export const createStaffAccount = fromPromise<Created, StaffDetails>(({ input, signal }) => {
  const body = sentOf(STAFF_REGISTRATION, input);
  return created(call(ofStaff('registerStaff'), { body, signal }));
});
