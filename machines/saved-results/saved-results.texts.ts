import type { RaisedNotice } from '../../contracts/notice.ts';
import { notDeleted } from '../kit/not-deleted.ts';

/** Asked before an X-ray is deleted. */
export const DELETION_QUESTION =
  'The picture, what was found in it and what was made of it with your answers are deleted for good.';

/** Said once it is gone. */
export const XRAY_DELETED: RaisedNotice = {
  type: 'success',
  title: 'X-ray deleted',
  message: 'It is not in your account any more.',
};

/** Said when it could not be deleted, or when that is not known. */
export const xrayNotDeleted = notDeleted(
  'X-ray not deleted',
  'Your X-ray is still in your account. Please try again.',
);
