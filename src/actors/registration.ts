import { fromPromise } from 'xstate';
import { USER_TYPE } from '../../contracts/account.ts';
import type { Auth } from '../../contracts/account.ts';
import type { Weakness } from '../../contracts/weak-password.ts';
import { saidBy } from '../../machines/kit/failure.ts';
import type { Failure } from '../../machines/kit/failure.ts';
import type { Details } from '../../machines/registration/details.ts';
import { trimmedNames } from '../../machines/registration/names.ts';
import type { Created, KeptDetails } from '../../machines/registration/registration.setup.ts';
import type { StaffDetails } from '../../machines/staff-registration/staff-details.ts';
import { call } from './call.ts';
import { enter } from './enter.ts';
import { laterEndpoints } from './later-endpoints.ts';

const ofPassword = laterEndpoints(() => import('../../contracts/endpoints/password.ts'));
const ofSignIn = laterEndpoints(() => import('../../contracts/endpoints/sign-in.ts'));
const ofStaff = laterEndpoints(() => import('../../contracts/endpoints/staff.ts'));

/** Where the form waits for a reload, for this tab alone. */
const DETAILS_KEY = 'toothwise-registration';

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** What was written in before a reload; what cannot be read is nothing. */
export const loadDetails = fromPromise<KeptDetails | null>(() => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(DETAILS_KEY) ?? 'null');
  if (typeof kept !== 'object' || kept === null) return Promise.resolve(null);
  const texts = FIELDS.map((field) => [field, (kept as Record<string, unknown>)[field]] as const);
  const areTexts = texts.every(([, text]) => typeof text === 'string');
  return Promise.resolve(areTexts ? (Object.fromEntries(texts) as KeptDetails) : null);
});

/** Keeps what is written in for a reload of this tab; never a password. */
export const keepDetails = ({ firstName, lastName, email, phone }: Details): void => {
  try {
    const kept: KeptDetails = { firstName, lastName, email, phone };
    sessionStorage.setItem(DETAILS_KEY, JSON.stringify(kept));
  } catch {
    // A reload then begins with an empty form.
  }
};

/** Forgets it once there is an account. */
export const forgetDetails = (): void => {
  try {
    sessionStorage.removeItem(DETAILS_KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
};

/** First and last name, joined by a space (REG-27). */
const nameOf = ({ firstName, lastName }: Details): string => `${firstName} ${lastName}`;

/** Asks whether a new password is easy to guess. */
export const checkPassword = fromPromise<Weakness | null, Details>(async ({ input, signal }) => {
  const { password, email, phone } = input;
  const body = { password, email, phone, name: nameOf(input) };
  return (await call(ofPassword('checkPassword'), { body, signal })).weakness;
});

/** Signs this device in to an account that was made; a refusal has words for the person. */
const created = async (making: Promise<Auth>): Promise<Created> => {
  try {
    return { verdict: 'created', user: enter(await making) };
  } catch (error) {
    const message = saidBy(error);
    if (message === null || (error as Failure).kind !== 'refused') throw error;
    return { verdict: 'refused', message };
  }
};

/** Creates the account and signs this device in (API-44, REG-25..28, SESS-02). */
export const createAccount = fromPromise<Created, Details>(({ input, signal }) => {
  const { email, password, phone } = input;
  const body = { email, password, name: nameOf(input), phone, user_type: USER_TYPE } as const;
  return created(call(ofSignIn('register'), { body, signal }));
});

/** The same for somebody who was invited to the staff, by the path of their own (API-47, REG-29). */
export const createStaffAccount = fromPromise<Created, StaffDetails>(({ input, signal }) => {
  const { invitation, email, password } = input;
  const body = {
    invitation: invitation.trim(),
    email: email.trim().toLowerCase(),
    password,
    ...trimmedNames(input),
  };
  return created(call(ofStaff('registerStaff'), { body, signal }));
});
