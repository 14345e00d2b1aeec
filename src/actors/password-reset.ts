import { fromPromise } from 'xstate';

/** Where the address waits for a reload, for this tab alone. */
const EMAIL_KEY = 'toothwise-password-reset';

/** The address that was written in before a reload; null for none. */
export const loadEmail = fromPromise<string | null>(() =>
  Promise.resolve(sessionStorage.getItem(EMAIL_KEY)),
);

/** Keeps whose password it is for a reload of this tab. */
export const keepEmail = (email: string): void => {
  try {
    sessionStorage.setItem(EMAIL_KEY, email);
  } catch {
    // A reload then asks for the address again.
  }
};

/** Forgets it once there is a new password. */
export const forgetEmail = (): void => {
  try {
    sessionStorage.removeItem(EMAIL_KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
};
