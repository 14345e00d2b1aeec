/**
 * What may become of a consultation.
 *
 * - held: its time is kept for somebody who pays
 * - confirmed: it is booked
 * - cancelled: by the person, with a reason
 * - lapsed: held, and not paid in time
 * - ended: its time is over
 * - missed: the dentist did not come, as the patient has said and the room has seen
 */
export const APPOINTMENT_STATES = [
  'held',
  'confirmed',
  'cancelled',
  'lapsed',
  'ended',
  'missed',
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];
