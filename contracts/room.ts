/** How long before its consultation a room opens, in milliseconds: time to try camera and microphone. */
export const ROOM_OPENS_BEFORE_MS = 10 * 60_000;

/** How long after the planned end it closes, in milliseconds: a call that began late is not cut. */
export const ROOM_CLOSES_AFTER_MS = 30 * 60_000;

/** How long the server waits for news before it answers that there are none, in milliseconds. */
export const ROOM_POLL_MS = 20_000;

/** How long somebody counts as present who has not asked for news, in milliseconds: two polls and a bad moment. */
export const ROOM_PRESENCE_MS = 45_000;

/** How many polls of one account may wait at once: a tab, its reload, and one more. */
export const ROOM_POLLS_OF_ACCOUNT = 3;

/** How many polls may wait in one process at once. */
export const ROOM_POLLS_OF_PROCESS = 1000;

/** For how many days what was written and shared can be read; then it is deleted. */
export const ROOM_TALK_KEPT_DAYS = 30;

/** The longest message, in characters. */
export const ROOM_TEXT_MAX = 1000;

/** How many messages one room takes, written and shared ones together; each of the two has half of them. */
export const ROOM_TALK_MAX = 300;

/** How much signalling one room takes: some hundred connections. Each of the two has half of it. */
export const ROOM_SIGNALS_MAX = 5000;

/** How long the signals of one of the two may be together, as JSON in bytes: browsers need about 12,000 for a connection. */
export const ROOM_SIGNAL_BYTES_OF_ONE = 1_000_000;

/** How many signals one call may bring. */
export const ROOM_SIGNALS_AT_ONCE = 20;

/** The longest description of a connection, in characters; browsers write about 8,000. */
export const ROOM_SDP_MAX = 30_000;
