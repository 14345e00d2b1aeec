import { fromPromise } from 'xstate';
import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import type { SavedResult } from '../../../contracts/endpoints/saved-results.ts';
import { sharedResultOf } from '../../../contracts/rules/shared-result.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  MessageSent,
  Sharing,
  Writing,
} from '../../../machines/room-messages/room-messages.machine.ts';
import type {
  NewsRead,
  RoomEntered,
  RoomRead,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { keptToken } from '../accounts/session-storage.ts';

const ofRoom = laterEndpoints(() => import('../../../contracts/endpoints/room.ts'));
const ofSavedResults = laterEndpoints(
  () => import('../../../contracts/endpoints/saved-results.ts'),
);

type OfRoom = { readonly id: string };

/** The server's statuses for a room that is not the account's (404) and for a malformed id (400). */
const MISSING: ReadonlySet<number | undefined> = new Set([400, 404]);

/** Turns "signed out" and "not your room" into verdicts: every call about a room must expect them. */
const orNotIn = async <Answer>(
  asked: () => Promise<Answer>,
): Promise<Answer | { readonly verdict: 'signedOut' } | { readonly verdict: 'notFound' }> => {
  if (keptToken() === null) return { verdict: 'signedOut' };
  try {
    return await asked();
  } catch (error) {
    const { kind, status } = error as Failure;
    if (kind === 'unauthorized') return { verdict: 'signedOut' };
    if (MISSING.has(status)) return { verdict: 'notFound' };
    throw error;
  }
};

/** Reads the room: when it opens, who is expected, and whether the account is inside. */
export const readRoom = fromPromise<RoomRead, OfRoom>(({ input: { id }, signal }) =>
  orNotIn(async () => {
    const { room } = await call(ofRoom('readRoom'), { params: { id }, signal });
    return { verdict: 'read', room };
  }),
);

/** Enters the room if it is open. */
export const enterRoom = fromPromise<RoomEntered, OfRoom>(({ input: { id }, signal }) =>
  orNotIn<RoomEntered>(async () => {
    const { room, entry } = await call(ofRoom('enterRoom'), { params: { id }, body: {}, signal });
    if (entry === null) return { verdict: 'closed', room };
    return { verdict: 'entered', room, entry, requestKey: newRequestKey() };
  }),
);

/** Leaves the room. */
export const leaveRoom = fromPromise<void, OfRoom & { readonly visit: string }>(
  async ({ input: { id, visit }, signal }) => {
    await call(ofRoom('leaveRoom'), { params: { id }, body: { visit }, signal });
  },
);

/** Waits at the server for news (long polling). */
export const readNews = fromPromise<
  NewsRead,
  OfRoom & {
    readonly visit: string;
    readonly other: string | null;
    readonly guest: string;
    readonly after: number;
  }
>(({ input: { id, visit, other, guest, after }, signal }) =>
  orNotIn(async () => {
    const query = { visit, after: String(after), guest, ...(other !== null && { other }) };
    const { news } = await call(ofRoom('readRoomNews'), { params: { id }, query, signal });
    return { verdict: 'news', news };
  }),
);

/**
 * The server's statuses for a message it does not take: the result is gone (404), the consent was taken back (409), the room
 * is full or closed (422).
 */
const NOT_TAKEN: ReadonlySet<number | undefined> = new Set([404, 409, 422]);

const orRefused = async (asked: () => Promise<unknown>): Promise<MessageSent> => {
  try {
    await asked();
    return { verdict: 'sent' };
  } catch (error) {
    const sentence = saidBy(error);
    if (sentence === null || !NOT_TAKEN.has((error as Failure).status)) throw error;
    return { verdict: 'refused', sentence };
  }
};

/** Sends a message; its request key makes a retry harmless. */
export const sendMessage = fromPromise<MessageSent, Writing>(
  ({ input: { id, requestKey, text }, signal }) =>
    orRefused(async () => {
      const body = { kind: 'chat', text } as const;
      return call(ofRoom('sendRoomMessage'), { params: { id }, body, requestKey, signal });
    }),
);

/** Shares a saved result; its request key makes a retry harmless. */
export const shareResult = fromPromise<MessageSent, Sharing>(
  ({ input: { id, requestKey, resultId }, signal }) =>
    orRefused(async () => {
      const body = { kind: 'result', result_id: resultId } as const;
      return call(ofRoom('sendRoomMessage'), { params: { id }, body, requestKey, signal });
    }),
);

/** Lists the results that the patient could share. */
export const listShareable = fromPromise<readonly SavedResult[]>(
  async ({ signal }) => (await call(ofSavedResults('listResults'), { signal })).results,
);

/** Reads what the dentist would see of one of them. */
export const readShareable = fromPromise<SharedResult, OfRoom>(async ({ input: { id }, signal }) =>
  sharedResultOf(await call(ofSavedResults('readResult'), { params: { id }, signal })),
);
