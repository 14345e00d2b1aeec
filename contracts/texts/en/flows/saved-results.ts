import type { RaisedNotice } from '../../../common/notice.ts';
import { notDeleted } from './not-deleted.ts';

/** Question before an X-ray is deleted. */
export const DELETION_QUESTION =
  'The picture, what was found in it and what was made of it with your answers are deleted for good.';

/** Notice that an X-ray was deleted. */
export const XRAY_DELETED: RaisedNotice = {
  type: 'success',
  title: 'X-ray deleted',
  message: 'It is not in your account any more.',
};

/** Notice that it could not be deleted, or that this is not known. */
export const xrayNotDeleted = notDeleted(
  'X-ray not deleted',
  'Your X-ray is still in your account. Please try again.',
);
