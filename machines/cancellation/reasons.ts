/** Reasons that a patient can give for a cancellation; the clinic learns no more. The screen has their words. */
export const CANCEL_REASONS = ['other_time', 'feels_better', 'seen_elsewhere', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
