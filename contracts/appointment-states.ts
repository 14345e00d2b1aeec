/**
 * What may become of a consultation.
 *
 * - held: its time is kept for somebody who pays
 * - confirmed: it is booked
 * - cancelled: by the person, with a reason
 * - lapsed: held, and not paid in time
 * - ended: its time is over
 */
export const APPOINTMENT_STATES = ['held', 'confirmed', 'cancelled', 'lapsed', 'ended'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];
