import type { Auth, User } from '../../../contracts/accounts/account.ts';
import type { SelectedDentist } from '../../../contracts/booking/dentists.ts';
import { SESSION } from './session-key.ts';
import type { KeptSession } from './session-key.ts';

/** Time during which the signed-in user need not be read again, in milliseconds (API-51, CONST-53). */
export const USER_FRESH_MS = 5 * 60_000;

const listeners = new Set<(change: 'session.changed' | 'token.refused') => void>();

/** Tells of signing in and out in this tab, and of a refused token. @returns what stops the listening */
export const onSessionChange = (
  listener: (change: 'session.changed' | 'token.refused') => void,
): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (change: 'session.changed' | 'token.refused'): void => {
  for (const listener of listeners) listener(change);
};

const TEXTS = ['id', 'firstName', 'lastName', 'name', 'username', 'role', 'access_token'] as const;

/**
 * Checks the auth data without its schema, which signed-out visitors should not wait for; the server checks the rest. An
 * account of a phone alone has no address.
 */
const isAuth = (value: Partial<Auth> | null | undefined): value is Auth =>
  value !== undefined &&
  value !== null &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  Array.isArray(value.permissions) &&
  typeof value.onboarded === 'boolean';

/** Returns the session kept on this device; null for none. */
export const keptAccount = (): KeptSession | null => {
  const kept = SESSION.get();
  return isAuth(kept?.auth) && typeof kept?.checkedAt === 'number' ? (kept as KeptSession) : null;
};

/** Returns the user of the kept session, without the token; null for none. */
export const keptUser = (): User | null => {
  const kept = keptAccount();
  if (kept === null) return null;
  const { access_token: _token, ...user } = kept.auth;
  return user;
};

/** Returns the token that calls carry (SESS-07); null when signed out. */
export const keptToken = (): string | null => keptAccount()?.auth.access_token ?? null;

/**
 * Keeps the signed-in account as the server has just described it (SESS-01, SESS-02), with the picked dentist and the
 * booking under way, also those chosen before signing in; another account's are dropped.
 */
export const keepAuth = (auth: Auth): void => {
  const before = SESSION.get();
  const isAnother = isAuth(before?.auth) && before.auth.id !== auth.id;
  const kept: KeptSession = {
    version: 1,
    auth,
    checkedAt: Date.now(),
    bookingData: (!isAnother && before?.bookingData) || null,
    selectedDentist: (!isAnother && before?.selectedDentist) || null,
  };
  SESSION.set(kept);
};

/** Keeps the dentist that the patient has picked (BKFL-08), signed in or not. */
export const keepSelected = (selectedDentist: SelectedDentist): void => {
  SESSION.set({ version: 1, auth: null, ...SESSION.get(), selectedDentist });
};

/** Returns what a booking under way has chosen, unvalidated. */
export const keptBookingData = (): unknown => SESSION.get()?.bookingData ?? null;

/** Keeps what a booking under way has chosen; null forgets it (BKFL-07). */
export const keepBookingData = (bookingData: unknown): void => {
  const before = SESSION.get();
  if (bookingData === null && before === null) return;
  SESSION.set({ version: 1, auth: null, ...before, bookingData });
};

/** Keeps the signed-in account, and tells every part of the page that it has signed in. */
export const openSession = (auth: Auth): void => {
  keepAuth(auth);
  tell('session.changed');
};

/** Forgets the signed-in account, with the booking data and the selected dentist (SESS-08..10). */
export const forgetSession = (): void => {
  SESSION.drop();
};

/** Reports that the server has refused a token, unless it was replaced meanwhile. */
export const refuseToken = (token: string): void => {
  if (token === keptToken()) tell('token.refused');
};
