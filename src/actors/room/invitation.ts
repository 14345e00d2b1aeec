import { fromPromise } from 'xstate';
import { guestAddress } from '../../../contracts/booking/guest-address.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  GuestInvited,
  OfGuest,
} from '../../../machines/room-invitation/room-invitation.setup.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/room-guest.ts'));

/** The server's statuses for a link that it does not make: the room is gone (404) or closed (422), or it was another's turn. */
const NOT_MADE: ReadonlySet<number | undefined> = new Set([404, 409, 422]);

/** Makes a link for one third person. */
export const inviteGuest = fromPromise<
  GuestInvited,
  { readonly id: string; readonly replaces: string | null }
>(async ({ input: { id, replaces }, signal }) => {
  try {
    const asked = { params: { id }, body: { replaces }, signal };
    const { guest, link } = await call(named('inviteGuest'), asked);
    const address = new URL(guestAddress(link), window.location.href).href;
    return { verdict: 'invited', guest, address };
  } catch (error) {
    const sentence = saidBy(error);
    if (sentence === null || !NOT_MADE.has((error as Failure).status)) throw error;
    return { verdict: 'refused', sentence };
  }
});

const NOT_FOUND = 404;

/** Lets the guest in; one who is gone by now counts as done, since the news tell it. */
export const admitGuest = fromPromise<void, OfGuest>(async ({ input: { id, guest }, signal }) => {
  try {
    await call(named('admitGuest'), { params: { id }, body: { guest }, signal });
  } catch (error) {
    if ((error as Failure).status !== NOT_FOUND) throw error;
  }
});

/** Ends it for the guest, or takes the link back. */
export const endGuest = fromPromise<void, OfGuest>(async ({ input: { id, guest }, signal }) => {
  await call(named('endGuest'), { params: { id }, body: { guest }, signal });
});
