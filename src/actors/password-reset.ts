import { fromPromise } from 'xstate';
import { AS_TEXT, stored } from './stored.ts';

/** The address waits for a reload, in this tab alone. */
const EMAIL = stored('toothwise-password-reset', AS_TEXT, { for: 'tab' });

/** The address that was written in before a reload; null for none. */
export const loadEmail = fromPromise<string | null>(() => Promise.resolve(EMAIL.get()));

/** Keeps whose password it is for a reload of this tab, which asks for the address again otherwise. */
export const keepEmail = (email: string): void => {
  EMAIL.set(email);
};

/** Forgets it once there is a new password. */
export const forgetEmail = (): void => {
  EMAIL.drop();
};
