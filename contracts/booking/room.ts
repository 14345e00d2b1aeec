/** Time before its consultation at which a room opens, in milliseconds: time to try camera and microphone. */
export const ROOM_OPENS_BEFORE_MS = 10 * 60_000;

/** Time after the planned end at which it closes, in milliseconds: a call that began late is not cut. */
export const ROOM_CLOSES_AFTER_MS = 30 * 60_000;

/** Longest time that the server waits for news before it answers that there are none, in milliseconds. */
export const ROOM_POLL_MS = 20_000;

/**
 * Time for which a person counts as present after the last poll for news, in milliseconds: two polls and a bad moment.
 */
export const ROOM_PRESENCE_MS = 45_000;

/** Most polls of one account that may wait at once: a tab, its reload, and one more. */
export const ROOM_POLLS_OF_ACCOUNT = 3;

/** Most polls that may wait in one process at once. */
export const ROOM_POLLS_OF_PROCESS = 1000;

/** Days for which the written and shared messages can be read; then they are deleted. */
export const ROOM_TALK_KEPT_DAYS = 30;

/** The longest message, in characters. */
export const ROOM_TEXT_MAX = 1000;

/** Most messages of one room, written and shared ones together; each of the two people has half of them. */
export const ROOM_TALK_MAX = 300;

/** Most signals of one room: some hundred connections. Each of the two people has half of them. */
export const ROOM_SIGNALS_MAX = 5000;

/** Most bytes of all signals of one of the two people, as JSON: browsers need about 12,000 for a connection. */
export const ROOM_SIGNAL_BYTES_OF_ONE = 1_000_000;

/** Most signals in one call. */
export const ROOM_SIGNALS_AT_ONCE = 20;

/** The longest description of a connection, in characters; browsers write about 8,000. */
export const ROOM_SDP_MAX = 30_000;
