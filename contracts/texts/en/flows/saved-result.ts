import { notDeleted } from './not-deleted.ts';

/** Question before a result is deleted. */
export const DELETION_QUESTION =
  'The result and every reading of it together with an X-ray are deleted for good. It is also taken out of video calls where you shared it. Your X-rays and booked visits stay.';

/** Notice that it could not be deleted, or that this is not known. */
export const resultNotDeleted = notDeleted(
  'Result not deleted',
  'Your result is still in your account. Please try again.',
);
