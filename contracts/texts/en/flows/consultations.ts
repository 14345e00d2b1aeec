import type { RaisedNotice } from '../../../common/notice.ts';
import { inRupees } from '../../../payments/rupees.ts';
import { REFUND } from '../refund.ts';

/** Notice that the money is on its way back. */
export const REFUND_REQUESTED: RaisedNotice = {
  type: 'success',
  title: 'Your money is on its way back',
  message: REFUND.time,
};

/** Notice that the money could not be asked back; nothing has changed. */
export const REFUND_FAILED: RaisedNotice = {
  type: 'error',
  title: 'Not connected',
  message: 'The money could not be asked back. Nothing has changed: please try again.',
};

/** What became of an appointment that was to be cancelled; `paid` is in paise. */
type Cancelled =
  | { readonly kind: 'cancelled'; readonly paid: number | null; readonly money: 'back' | 'kept' }
  | { readonly kind: 'kept' };

const moneyAfter = (output: Cancelled): string => {
  if (output.kind === 'kept' || output.paid === null) return REFUND.nothingPaid;
  const amount = inRupees(output.paid);
  return output.money === 'back' ? REFUND.goesBack(amount) : REFUND.isKept(amount);
};

/** Makes the notice of a cancelled appointment, with what becomes of the money. */
export const consultationCancelled = (output: Cancelled): RaisedNotice => ({
  type: 'success',
  title: 'Consultation cancelled',
  message: moneyAfter(output),
});

/** Notice of an appointment at another time. */
export const CONSULTATION_MOVED: RaisedNotice = {
  type: 'success',
  title: 'Consultation moved',
  message: 'The new time stands in your list.',
};

/** Notice that the dentist did not come, as the server has seen. */
export const CONSULTATION_MISSED: RaisedNotice = {
  // The type is not `success`, since nothing went well.
  type: 'info',
  title: 'We are sorry that nobody came',
  message:
    'What you paid is good for another time, or goes back. If you paid nothing yet, you owe nothing.',
};

/** Notice of a report on a call that this server could not see. */
export const ABSENCE_NOTED: RaisedNotice = {
  type: 'success',
  title: 'We have taken it down',
  message: 'The call was on another site, where we see nobody. A person looks into it.',
};
