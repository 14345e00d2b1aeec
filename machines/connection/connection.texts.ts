import type { ConnectionNews } from './connection.selectors.ts';

export type ConnectionWords = {
  /** What is the case. */
  readonly lead: string;
  /** What is not lost. */
  readonly kept?: string;
  /** What has to wait: where there is room, and for whoever listens. */
  readonly rest?: string;
};

const KEPT = 'What you write stays here.';
const WAITS = 'Bookings and new results have to wait.';

/** What the banner says. The lines with what is kept have room on a phone of 360 pixels. */
export const CONNECTION_WORDS: Readonly<Record<ConnectionNews, ConnectionWords>> = {
  disconnected: { lead: 'You are offline.', kept: KEPT, rest: WAITS },
  unanswered: { lead: 'No answer from us.', kept: KEPT, rest: WAITS },
  restored: { lead: 'Connected again.' },
};
