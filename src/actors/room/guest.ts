import { fromPromise } from 'xstate';
import type { RoomRole } from '../../../contracts/endpoints/room.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  Asking,
  GuestAsked,
  GuestEntered,
  GuestNewsRead,
  LinkRead,
  ReadingNews,
  RoomGuestInput,
} from '../../../machines/room-guest/room-guest.setup.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { asJson, stored } from '../storage/stored.ts';
import { holdCallOf } from './room-call.ts';
import type { CallOutside } from './room-call.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/room-guest.ts'));

/** What this tab has asked for with a link, and the secret that it got; null before the reply has come. */
type Kept = Asking & { readonly token: string | null };

const KEPT = stored(
  'toothwise-call-guest',
  asJson((kept): Kept | null => {
    const { link, name, requestKey, token } = (kept ?? {}) as Partial<Kept>;
    const isWhole = [link, name, requestKey].every((each) => typeof each === 'string');
    return isWhole ? ({ link, name, requestKey, token: token ?? null } as Kept) : null;
  }),
  // The call works without storage, until the page is left.
  { for: 'tab', orForPage: true },
);

/** The server's statuses for a secret that is no good (404) or none at all (400). */
const MISSING: ReadonlySet<number | undefined> = new Set([400, 404]);

/** Turns "there is no such guest" into a verdict: every call about one must expect it. */
const orGone = async <Answer>(
  asked: () => Promise<Answer>,
): Promise<Answer | { readonly verdict: 'gone' }> => {
  try {
    return await asked();
  } catch (error) {
    if (!MISSING.has((error as Failure).status)) throw error;
    return { verdict: 'gone' };
  }
};

const ask = async (asking: Asking, signal: AbortSignal): Promise<GuestAsked> => {
  const { link, name, requestKey } = asking;
  // A reload that loses the reply asks the same again.
  KEPT.set({ link, name, requestKey, token: null });
  const answer = await orGone<GuestAsked>(async () => {
    const body = { link, name, agrees: true } as const;
    const { token } = await call(named('askToJoin'), { body, requestKey, signal });
    return { verdict: 'asked', token };
  });
  if (answer.verdict === 'gone') KEPT.drop();
  else KEPT.set({ link, name, requestKey, token: answer.token });
  return answer;
};

/** Reads whether this tab has used the link, or else whether nobody has. */
export const readLink = fromPromise<LinkRead, RoomGuestInput>(
  async ({ input: { link }, signal }) => {
    const kept = KEPT.get();
    if (kept?.link === link) {
      if (kept.token !== null) return { verdict: 'kept', token: kept.token };
      const asked = await ask(kept, signal);
      return asked.verdict === 'gone' ? asked : { verdict: 'kept', token: asked.token };
    }
    return orGone<LinkRead>(async () => {
      await call(named('lookAtLink'), { body: { link }, signal });
      return { verdict: 'fresh', requestKey: newRequestKey() };
    });
  },
);

/** Uses the link up, and asks the patient. */
export const askToJoin = fromPromise<GuestAsked, Asking>(({ input, signal }) => ask(input, signal));

/** Waits at the server to be let in. */
export const enterAsGuest = fromPromise<GuestEntered, { readonly token: string }>(
  ({ input: { token }, signal }) =>
    orGone<GuestEntered>(async () => {
      const { entry } = await call(named('enterAsGuest'), { body: { token }, signal });
      return entry === null ? { verdict: 'outside' } : { verdict: 'entered', entry };
    }),
);

/** Waits at the server for news. */
export const readGuestNews = fromPromise<GuestNewsRead, ReadingNews>(({ input, signal }) =>
  orGone<GuestNewsRead>(async () => {
    const { news } = await call(named('readGuestNews'), { body: { ...input }, signal });
    return { verdict: 'news', news };
  }),
);

/** Leaves for good. */
export const leaveAsGuest = fromPromise<void, { readonly token: string }>(
  async ({ input: { token }, signal }) => {
    KEPT.drop();
    await call(named('leaveAsGuest'), { body: { token }, signal });
  },
);

/** Connects by the browser, with signals that the server relays from a guest. */
const ofGuest: CallOutside = {
  connect: (settings) => new RTCPeerConnection(settings),
  send:
    ({ id: token, visit, to }) =>
    async (signals, signal) => {
      const body = { token, visit, to, signals: [...signals] };
      await call(named('sendGuestSignals'), { body, signal });
    },
};

/** Holds the connection to one of the two, who makes the first offer. */
const holdPair = (role: RoomRole) =>
  holdCallOf(ofGuest, {
    stream: role,
    isPolite: () => true,
    said: (told) => ({ type: 'pair.told', role, told }),
  });

export const holdPatientCall = holdPair('patient');
export const holdDoctorCall = holdPair('doctor');
