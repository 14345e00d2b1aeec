/** Question before an X-ray is deleted. */
export const DELETION_QUESTION =
  'The picture, what was found in it and what was made of it with your answers are deleted for good.';

/** Notice that an X-ray was deleted. */
export const XRAY_DELETED = {
  title: 'X-ray deleted',
  message: 'It is not in your account any more.',
};

/** Notice that it could not be deleted. */
export const XRAY_NOT_DELETED = {
  title: 'X-ray not deleted',
  message: 'Your X-ray is still in your account. Please try again.',
};
