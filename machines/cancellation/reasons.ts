/** Reasons for a cancellation, by which the clinic learns of it. The words are those of the screen. */
export const CANCEL_REASONS = ['other_time', 'feels_better', 'seen_elsewhere', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
