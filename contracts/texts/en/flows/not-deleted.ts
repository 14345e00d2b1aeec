import type { RaisedNotice } from '../../../common/notice.ts';
import { saidBy } from '../../../common/failure.ts';
import type { Failure, FailureKind } from '../../../common/failure.ts';

/** Failures after which the server may have deleted it all the same. */
const UNCLEAR: ReadonlySet<FailureKind | undefined> = new Set([
  'timeout',
  'network',
  'invalidReply',
]);

/** Notice when the outcome of the deletion is not known. */
const DELETION_UNCLEAR: RaisedNotice = {
  type: 'error',
  title: 'No answer to the deletion',
  message: 'We could not tell whether it was deleted. Please load this page again.',
};

/**
 * Makes the notice that something could not be deleted, in the server's words if it sent any, or that this is not
 * known.
 */
export const notDeleted =
  (title: string, otherwise: string) =>
  (error: unknown): RaisedNotice =>
    UNCLEAR.has((error as Partial<Failure> | null)?.kind)
      ? DELETION_UNCLEAR
      : { type: 'error', title, message: saidBy(error) ?? otherwise };
