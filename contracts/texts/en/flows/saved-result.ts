/** Question before a result is deleted. */
export const DELETION_QUESTION =
  'The result and every reading of it together with an X-ray are deleted for good. It is also taken out of video calls where you shared it. Your X-rays and booked visits stay.';

/** Notice that it could not be deleted. */
export const RESULT_NOT_DELETED = {
  title: 'Result not deleted',
  message: 'Your result is still in your account. Please try again.',
};
