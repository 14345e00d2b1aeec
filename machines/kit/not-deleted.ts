import { saidBy } from '../../contracts/common/failure.ts';
import type { Failure, FailureKind } from '../../contracts/common/failure.ts';
import type { NoticeWords } from '../../contracts/common/notice.ts';
import { DELETION_UNCLEAR } from '../../contracts/texts/en/flows/not-deleted.ts';
import { failed } from './refusal.ts';
import type { CallFailed } from './refusal.ts';

/** Failures after which the server may have deleted it all the same. */
const UNCLEAR: ReadonlySet<FailureKind | undefined> = new Set([
  'timeout',
  'network',
  'invalidReply',
]);

/**
 * Returns an action that tells why something could not be deleted, or that this is not known; its chart has the action
 * `raiseNotice`.
 */
export const sayNotDeleted = (words: NoticeWords) =>
  ({
    type: 'raiseNotice',
    params: ({ event: { error } }: CallFailed) => ({
      notice: UNCLEAR.has((error as Partial<Failure> | null)?.kind)
        ? failed(DELETION_UNCLEAR, null)
        : failed(words, saidBy(error)),
    }),
  }) as const;
