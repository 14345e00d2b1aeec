import { fromPromise } from 'xstate';
import { USER_TYPE } from '../../../contracts/accounts/account.ts';
import type {
  GoogleAnswer,
  GoogleEntry,
} from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { leaveFor } from '../../lib/address/leave.ts';
import { placeToGoOn } from '../../lib/address/return-address.ts';
import { call } from '../calls/call.ts';
import { enter } from './enter.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { asJson, stored } from '../storage/stored.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/google.ts'));

/** The channel between the waiting window and the one that returns from Google. */
const CHANNEL = 'toothwise-google-return';
type Away = { readonly state: string; readonly place: string };

/** Data that this tab must remember while it is at Google, when no window could be opened. */
const AWAY = stored(
  'toothwise-google-away',
  asJson((kept) => kept as Away),
  { for: 'tab' },
);

type Returned = { readonly state: string; readonly token: string | null };

const answerOf = ({ token }: Returned, place: string | null): GoogleAnswer =>
  token === null ? { kind: 'declined' } : { kind: 'answered', token, place };

/** Waits until one of this app's windows returns with this `state`. */
const answerFor = (state: string, signal: AbortSignal): Promise<GoogleAnswer> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    signal.addEventListener('abort', () => channel.close());
    channel.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      if (data.state !== state) return;
      channel.close();
      resolve(answerOf(data, null));
    });
  });

/**
 * Opens Google in a window and waits for its answer. The window opens at the press, before any request, so that pop-up
 * blockers allow it; if it is blocked all the same, this page goes to Google and comes back.
 */
export const askGoogle = fromPromise<GoogleAnswer>(async ({ signal }) => {
  const opened = window.open('', '', 'popup,width=480,height=640');
  signal.addEventListener('abort', () => opened?.close());
  try {
    const begun = await call(named('beginGoogleSignup'), { body: {}, signal });
    const address = new URL(begun.authorize_url, location.href).href;
    if (opened === null) {
      const isKept = AWAY.set({ state: begun.state, place: placeToGoOn() });
      if (!isKept) throw new Error('The browser could not come back from Google');
      leaveFor(address);
      return await new Promise(() => undefined);
    }
    opened.location.href = address;
    return await answerFor(begun.state, signal);
  } catch (failure) {
    opened?.close();
    throw failure;
  }
});

/** Takes Google's answer out of the address, and gives it to the window that asked. */
export const readReturn = fromPromise<GoogleAnswer>(() => {
  const sent = new URLSearchParams(location.hash.slice(1));
  // A token must not stay in the browser's history.
  history.replaceState(history.state, '', location.pathname);
  const returned: Returned = { state: sent.get('state') ?? '', token: sent.get('id_token') };
  const away = AWAY.get();
  AWAY.drop();
  if (away !== null && away.state === returned.state) {
    return Promise.resolve(answerOf(returned, away.place));
  }
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin alone
  channel.postMessage(returned);
  channel.close();
  window.close();
  return Promise.resolve({ kind: 'passedOn' });
});

/** Reads the e-mail address in a token, if readable; the server does not rely on it (GOOG-05). */
const claimedEmail = (token: string): string | undefined => {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const { email } = JSON.parse(bytes) as { email?: unknown };
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
};

/** Signs this device in with the token that Google has signed (API-42, GOOG-02..05). */
export const exchangeToken = fromPromise<GoogleEntry, { token: string }>(
  async ({ input: { token }, signal }) => {
    const claimed = claimedEmail(token);
    const body = {
      google_token: token,
      user_type: USER_TYPE as typeof USER_TYPE,
      device_info: navigator.userAgent,
      ...(claimed === undefined ? {} : { claimed_email: claimed }),
    };
    const { is_new_user, ...auth } = await call(named('googleSignup'), { body, signal });
    return { user: await enter(auth), isNew: is_new_user };
  },
);
