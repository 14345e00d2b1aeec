import { fromPromise } from 'xstate';
import { AS_TEXT, stored } from '../storage/stored.ts';

/** The e-mail address of a reset under way; it survives a reload, in this tab alone. */
const EMAIL = stored('toothwise-password-reset', AS_TEXT, { for: 'tab' });

/** Reads the e-mail address entered before a reload; null for none. */
export const loadEmail = fromPromise<string | null>(() => Promise.resolve(EMAIL.get()));

/** Keeps the e-mail address for a reload of this tab; without storage it is asked for again. */
export const keepEmail = (email: string): void => {
  EMAIL.set(email);
};

/** Forgets the address once the password is changed. */
export const forgetEmail = (): void => {
  EMAIL.drop();
};
