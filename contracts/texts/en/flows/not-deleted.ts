/** Notice when the outcome of a deletion is not known. */
export const DELETION_UNCLEAR = {
  title: 'No answer to the deletion',
  message: 'We could not tell whether it was deleted. Please load this page again.',
};
