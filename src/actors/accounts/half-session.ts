import type { Auth } from '../../../contracts/accounts/account.ts';
import { SECOND_FACTOR_PATH } from '../../../contracts/accounts/passkey-address.ts';
import { HOME_SIGNED_IN, PATHS } from '../../../contracts/common/paths.ts';
import { leaveFor } from '../../lib/address/leave.ts';
import { namedPlace, placeToGoOn } from '../../lib/address/return-address.ts';
import { asJson, stored } from '../storage/stored.ts';

/** A session that a password has opened and a passkey has not: good for that step alone. */
type Half = { readonly auth: Auth; readonly place: string };

/** It is kept for the tab and beside the session of the device, so that no other page takes it for one. */
export const HALF = stored(
  'toothwise-second-step',
  asJson((kept) => {
    const { auth, place } = kept as Partial<Half>;
    return typeof auth?.access_token === 'string' && typeof place === 'string'
      ? { auth, place }
      : null;
  }),
  { for: 'tab' },
);

const OF_STAFF: ReadonlySet<string> = new Set([PATHS.admin, PATHS.staffRegistration]);

/** The page that follows when both steps are done. */
const placeNow = (): string => {
  const { pathname, search } = location;
  if (OF_STAFF.has(pathname)) return namedPlace(search) ?? PATHS.adminDashboard;
  return pathname === PATHS.googleReturn ? HOME_SIGNED_IN : placeToGoOn();
};

/**
 * Goes on to the second step by leaving this page.
 * @throws Error where the browser's storage is blocked, so that the step would not find its session
 */
export const goOnWithPasskey = (auth: Auth): Promise<never> => {
  if (!HALF.set({ auth, place: placeNow() })) {
    throw new Error('The browser keeps nothing, so that the second step cannot follow');
  }
  leaveFor(SECOND_FACTOR_PATH);
  return new Promise(() => undefined);
};
