import type { RaisedNotice } from '../../contracts/notice.ts';
import { saidBy } from '../kit/failure.ts';
import type { Failure, FailureKind } from '../kit/failure.ts';

/** Asked before an X-ray is deleted. */
export const DELETION_QUESTION =
  'The picture, what was found in it and what was made of it with your answers are deleted for good.';

/** Said once it is gone. */
export const XRAY_DELETED: RaisedNotice = {
  type: 'success',
  title: 'X-ray deleted',
  message: 'It is not in your account any more.',
};

const NOT_DELETED = 'Your X-ray is still in your account. Please try again.';

/** Failures after which the server may have done it all the same. */
const UNCLEAR: ReadonlySet<FailureKind | undefined> = new Set([
  'timeout',
  'network',
  'invalidReply',
]);

/** Said when nobody knows whether it was deleted. */
const DELETION_UNCLEAR: RaisedNotice = {
  type: 'error',
  title: 'No answer to the deletion',
  message: 'We could not tell whether it was deleted. Please load this page again.',
};

/** Said when it could not be deleted, in the server's words if it sent any, or when that is not known. */
export const xrayNotDeleted = (error: unknown): RaisedNotice =>
  UNCLEAR.has((error as Partial<Failure> | null)?.kind)
    ? DELETION_UNCLEAR
    : { type: 'error', title: 'X-ray not deleted', message: saidBy(error) ?? NOT_DELETED };
