import { fromPromise } from 'xstate';
import { USER_TYPE } from '../../contracts/account.ts';
import type {
  GoogleAnswer,
  GoogleEntry,
} from '../../machines/google-sign-in/google-sign-in.machine.ts';
import { leaveFor } from '../lib/leave.ts';
import { placeToGoOn } from '../lib/return-address.ts';
import { call } from './call.ts';
import { enter } from './enter.ts';
import { laterEndpoints } from './later-endpoints.ts';

const named = laterEndpoints(() => import('../../contracts/endpoints/google.ts'));

/** Between the window that waits and the one that comes back from Google. */
const CHANNEL = 'toothwise-google-return';
/** What this tab went to Google with, where no window could be opened. */
const AWAY_KEY = 'toothwise-google-away';

type Away = { readonly state: string; readonly place: string };
type Returned = { readonly state: string; readonly token: string | null };

const answerOf = ({ token }: Returned, place: string | null): GoogleAnswer =>
  token === null ? { kind: 'declined' } : { kind: 'answered', token, place };

/** Waits until a window of ours has come back with this `state`. */
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
 * Opens Google in a window of its own and waits for its answer. The window is opened at the press, before anything is
 * asked, so that nothing blocks it; where it is blocked all the same, this page is led to Google and back.
 */
export const askGoogle = fromPromise<GoogleAnswer>(async ({ signal }) => {
  const opened = window.open('', '', 'popup,width=480,height=640');
  signal.addEventListener('abort', () => opened?.close());
  try {
    const begun = await call(named('beginGoogleSignup'), { body: {}, signal });
    const address = new URL(begun.authorize_url, location.href).href;
    if (opened === null) {
      const away: Away = { state: begun.state, place: placeToGoOn() };
      sessionStorage.setItem(AWAY_KEY, JSON.stringify(away));
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

const keptAway = (): Away | null => {
  const kept = JSON.parse(sessionStorage.getItem(AWAY_KEY) ?? 'null') as Away | null;
  sessionStorage.removeItem(AWAY_KEY);
  return kept;
};

/** Takes what Google has sent out of the address, and gives it to the window that it belongs to. */
export const readReturn = fromPromise<GoogleAnswer>(() => {
  const sent = new URLSearchParams(location.hash.slice(1));
  // A token does not stay in the history.
  history.replaceState(history.state, '', location.pathname);
  const returned: Returned = { state: sent.get('state') ?? '', token: sent.get('id_token') };
  const away = keptAway();
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

/** The address in a token, as far as it can be read; the server does not rely on it (GOOG-05). */
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

/** Signs this device in with what Google has signed (API-42, GOOG-02..05). */
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
    return { user: enter(auth), isNew: is_new_user };
  },
);
