/**
 * Consent that an account made while booking begins with (NEW-20): keeping the booking needs no other, and the
 * onboarding asks for the rest. The text is shown beside the button that sends the code; another text gets another name.
 */
export const BOOKING_CONSENT = { purpose: 'dataProcessing', wording: '2026-11-booking' } as const;
