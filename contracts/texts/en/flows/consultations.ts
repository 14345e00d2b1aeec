import { REFUND } from '../refund.ts';

/** Notice that the money is on its way back. */
export const REFUND_REQUESTED = {
  title: 'Your money is on its way back',
  message: REFUND.time,
};

/** Notice that the money could not be asked back; nothing has changed. */
export const REFUND_FAILED = {
  title: 'Not connected',
  message: 'The money could not be asked back. Nothing has changed: please try again.',
};

/** Title of the notice of a cancelled appointment, which says what becomes of the money. */
export const CONSULTATION_CANCELLED = 'Consultation cancelled';

/** Notice of an appointment at another time. */
export const CONSULTATION_MOVED = {
  title: 'Consultation moved',
  message: 'The new time stands in your list.',
};

/** Notice that the dentist did not come, as the server has seen. */
export const CONSULTATION_MISSED = {
  title: 'We are sorry that nobody came',
  message:
    'What you paid is good for another time, or goes back. If you paid nothing yet, you owe nothing.',
};

/** Notice of a report on a call that this server could not see. */
export const ABSENCE_NOTED = {
  title: 'We have taken it down',
  message: 'The call was on another site, where we see nobody. A person looks into it.',
};
