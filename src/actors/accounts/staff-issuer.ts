import { fromPromise } from 'xstate';
import { ISSUER_TEXTS } from '../../../contracts/texts/en/staff/issuer.ts';
import type { IssuerReturn, StaffWays } from '../../../machines/sign-in/sign-in.machine.ts';
import { leaveFor } from '../../lib/address/leave.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { asJson, stored } from '../storage/stored.ts';
import { enter } from './enter.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/staff-issuer.ts'));

/** This tab must remember this while it is at the issuer: the state, and the query that names the page to go on with. */
const AWAY = stored(
  'toothwise-issuer-away',
  asJson((kept) => {
    const { state, search } = kept as { state?: unknown; search?: unknown };
    return typeof state === 'string' && typeof search === 'string' ? { state, search } : null;
  }),
  { for: 'tab' },
);

/** Asks in which ways the staff can sign in here. */
export const readStaffWays = fromPromise<StaffWays>(({ signal }) =>
  call(named('readStaffWays'), { signal }),
);

/** Leaves this page for the issuer's; it comes back to the same address. */
export const leaveForIssuer = fromPromise<void>(async ({ signal }) => {
  const { authorize_url, state } = await call(named('beginStaffIssuer'), { body: {}, signal });
  if (!AWAY.set({ state, search: location.search })) {
    throw new Error('The browser could not come back from the issuer');
  }
  leaveFor(new URL(authorize_url, location.href).href);
  return new Promise(() => undefined);
});

/** Takes what the issuer has sent back out of the address and the history, and signs in with it. */
export const returnFromIssuer = fromPromise<IssuerReturn>(async ({ signal }) => {
  const sent = new URLSearchParams(location.hash.slice(1));
  const state = sent.get('state');
  if (state === null) return { verdict: 'none' };
  const away = AWAY.get();
  AWAY.drop();
  // A code must not stay in the browser's history.
  history.replaceState(history.state, '', `${location.pathname}${away?.search ?? ''}`);
  const code = sent.get('code');
  if (code === null || away?.state !== state) {
    return { verdict: 'refused', message: ISSUER_TEXTS.declined };
  }
  const auth = await call(named('enterByStaffIssuer'), { body: { state, code }, signal });
  return { verdict: 'signedIn', user: await enter(auth) };
});
