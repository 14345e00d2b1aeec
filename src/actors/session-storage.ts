import type { Auth, User } from '../../contracts/account.ts';
import type { SelectedDentist } from '../../contracts/dentists.ts';

/** Where the auth data is kept, with what a booking under way has chosen (SESS-03, SESS-04). */
export const SESSION_KEY = 'epik-llm-storage';

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

/** What a browser that keeps nothing remembers until the page is left. */
let unkept: string | null = null;

const read = (): string | null => {
  try {
    return localStorage.getItem(SESSION_KEY) ?? unkept;
  } catch {
    return unkept;
  }
};

const write = (value: string | null): void => {
  unkept = null;
  try {
    if (value === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, value);
  } catch {
    // Signed in as long as the page lasts.
    unkept = value;
  }
};

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

/** What lies on the device, before anybody has looked at it; null for nothing, and for what cannot be read. */
const keptHere = (): Partial<KeptSession> | null => {
  try {
    return JSON.parse(read() ?? 'null') as Partial<KeptSession> | null;
  } catch {
    return null;
  }
};

/** Who is kept as signed in; null for nobody. */
export const keptAccount = (): KeptSession | null => {
  const kept = keptHere();
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
  const before = keptHere();
  const isAnother = isAuth(before?.auth) && before.auth.id !== auth.id;
  const kept: KeptSession = {
    version: 1,
    auth,
    checkedAt: Date.now(),
    bookingData: (!isAnother && before?.bookingData) || null,
    selectedDentist: (!isAnother && before?.selectedDentist) || null,
  };
  write(JSON.stringify(kept));
};

/** Keeps whom the person has picked (BKFL-08), beside who is signed in or for somebody who is not. */
export const keepSelected = (selectedDentist: SelectedDentist): void =>
  write(JSON.stringify({ version: 1, auth: null, ...keptHere(), selectedDentist }));

/** What a booking under way has chosen, before anybody has looked at it. */
export const keptBookingData = (): unknown => keptHere()?.bookingData ?? null;

/** Keeps what a booking under way has chosen, or forgets it (BKFL-07). */
export const keepBookingData = (bookingData: unknown): void => {
  const before = keptHere();
  if (bookingData === null && before === null) return;
  write(JSON.stringify({ version: 1, auth: null, ...before, bookingData }));
};

/** Keeps who is signed in, and tells every part of the page that somebody has signed in. */
export const openSession = (auth: Auth): void => {
  keepAuth(auth);
  tell('session.changed');
};

/** Forgets who is signed in, with the booking data and the selected dentist (SESS-08..10). */
export const forgetSession = (): void => write(null);

/** The server does not know the token of a call any more; one that was replaced meanwhile says nothing. */
export const refuseToken = (token: string): void => {
  if (token === keptToken()) tell('token.refused');
};
