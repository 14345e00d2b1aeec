export type ConnectionWords = {
  /** The news itself. */
  readonly lead: string;
  /** Reassurance on what is not lost. */
  readonly kept?: string;
  /** Actions that have to wait: shown where there is room, and read by screen readers. */
  readonly rest?: string;
};

const KEPT = 'What you write stays here.';
const WAITS = 'Bookings and new results have to wait.';

/** Texts of the banner. The lines with what is kept have room on a phone of 360 pixels. */
export const CONNECTION_WORDS = {
  disconnected: { lead: 'You are offline.', kept: KEPT, rest: WAITS },
  unanswered: { lead: 'No answer from us.', kept: KEPT, rest: WAITS },
  restored: { lead: 'Connected again.' },
} satisfies Readonly<Record<string, ConnectionWords>>;
