import type { Auth } from '../../../contracts/accounts/account.ts';
import type { SelectedDentist } from '../../../contracts/booking/dentists.ts';
import { asJson, stored } from '../storage/stored.ts';

export type KeptSession = {
  readonly version: 1;
  readonly auth: Auth;
  /** Time of the server's last answer about the user, in milliseconds since 1970. */
  readonly checkedAt: number;
  /** The choices of a booking under way (BKFL-07); validated where they are used. */
  readonly bookingData: unknown;
  /** The dentist picked last (BKFL-08). */
  readonly selectedDentist: SelectedDentist | null;
};

/** The stored form; `auth` is there when an account is signed in. */
type Kept = Partial<Omit<KeptSession, 'auth'>> & { readonly auth?: Auth | null };

/** The auth data with what a booking under way has chosen (SESS-03, SESS-04), unvalidated. */
export const SESSION = stored(
  'epik-llm-storage',
  asJson((kept) => kept as Kept),
  { for: 'device', orForPage: true },
);
