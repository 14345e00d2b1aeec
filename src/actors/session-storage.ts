import type { Auth, User } from '../../contracts/account.ts';
import type { SelectedDentist } from '../../contracts/dentists.ts';
import { asJson, stored } from './stored.ts';

/** How long who is signed in need not be asked again, in milliseconds (API-51, CONST-53). */
export const USER_FRESH_MS = 5 * 60_000;

export type KeptSession = {
  readonly version: 1;
  readonly auth: Auth;
  /** When the server last said who is signed in, in milliseconds since 1970. */
  readonly checkedAt: number;
  /** What a booking under way has chosen (BKFL-07); its schema looks at it where it is used. */
  readonly bookingData: unknown;
  /** Whom the person has picked last (BKFL-08). */
  readonly selectedDentist: SelectedDentist | null;
};

const listeners = new Set<(change: 'session.changed' | 'token.refused') => void>();

/** Tells of signing in and out in this tab, and of a refused token. @returns what ends that */
export const onSessionChange = (
  listener: (change: 'session.changed' | 'token.refused') => void,
): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (change: 'session.changed' | 'token.refused'): void => {
  for (const listener of listeners) listener(change);
};

/** What lies on a device: with `auth`, where somebody is signed in. */
type Kept = Partial<Omit<KeptSession, 'auth'>> & { readonly auth?: Auth | null };

/** The auth data with what a booking under way has chosen (SESS-03, SESS-04), before anybody has looked at it. */
export const SESSION = stored(
  'epik-llm-storage',
  asJson((kept) => kept as Kept),
  { for: 'device', orForPage: true },
);

const TEXTS = [
  'id',
  'email',
  'firstName',
  'lastName',
  'name',
  'username',
  'role',
  'access_token',
] as const;

/** Looked at without its schema, which nobody who is not signed in should wait for; the server says the rest. */
const isAuth = (value: Partial<Auth> | null | undefined): value is Auth =>
  value !== undefined &&
  value !== null &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  Array.isArray(value.permissions) &&
  typeof value.onboarded === 'boolean';

/** Who is kept as signed in; null for nobody. */
export const keptAccount = (): KeptSession | null => {
  const kept = SESSION.get();
  return isAuth(kept?.auth) && typeof kept?.checkedAt === 'number' ? (kept as KeptSession) : null;
};

/** Who is kept as signed in, without the token; null for nobody. */
export const keptUser = (): User | null => {
  const kept = keptAccount();
  if (kept === null) return null;
  const { access_token: _token, ...user } = kept.auth;
  return user;
};

/** The token that calls carry (SESS-07); null when nobody is signed in. */
export const keptToken = (): string | null => keptAccount()?.auth.access_token ?? null;

/**
 * Keeps who is signed in, as the server has just said (SESS-01, SESS-02), with whom they have picked and what they are
 * booking, also before they signed in; what is another account's goes.
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

/** Keeps whom the person has picked (BKFL-08), beside who is signed in or for somebody who is not. */
export const keepSelected = (selectedDentist: SelectedDentist): void => {
  SESSION.set({ version: 1, auth: null, ...SESSION.get(), selectedDentist });
};

/** What a booking under way has chosen, before anybody has looked at it. */
export const keptBookingData = (): unknown => SESSION.get()?.bookingData ?? null;

/** Keeps what a booking under way has chosen, or forgets it (BKFL-07). */
export const keepBookingData = (bookingData: unknown): void => {
  const before = SESSION.get();
  if (bookingData === null && before === null) return;
  SESSION.set({ version: 1, auth: null, ...before, bookingData });
};

/** Keeps who is signed in, and tells every part of the page that somebody has signed in. */
export const openSession = (auth: Auth): void => {
  keepAuth(auth);
  tell('session.changed');
};

/** Forgets who is signed in, with the booking data and the selected dentist (SESS-08..10). */
export const forgetSession = (): void => {
  SESSION.drop();
};

/** The server does not know the token of a call any more; one that was replaced meanwhile says nothing. */
export const refuseToken = (token: string): void => {
  if (token === keptToken()) tell('token.refused');
};
