/**
 * The states of a consultation.
 *
 * - held: its time is kept for a patient who pays
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
/**
 * Reasons for which a booked call can be neither moved nor cancelled any more: it counts as had, or its time has come.
 *
 * - met: patient and dentist both were in its room
 * - linkShown: it is held on another site, and the link was shown; this server does not see who meets there
 * - begun: its time has begun
 */
export const FIXED_BY = ['met', 'linkShown', 'begun'] as const;
export type FixedBy = (typeof FIXED_BY)[number];

export type AppointmentState = (typeof APPOINTMENT_STATES)[number];
