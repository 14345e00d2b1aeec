import { saidBy } from '../../contracts/common/failure.ts';
import type { NoticeWords, RaisedNotice } from '../../contracts/common/notice.ts';

/** Event of a call that failed. */
export type CallFailed = { readonly event: { readonly error: unknown } };

/** Event of a call whose reply says yes, or no with a sentence. */
type Answered = {
  readonly event: { readonly output: { readonly verdict: string; readonly message?: string } };
};

/** The action that keeps what the server said of a call that failed (API-02); its chart has `rememberRefusal`. */
export const rememberFailure = {
  type: 'rememberRefusal',
  params: ({ event }: CallFailed) => ({ said: saidBy(event.error) }),
} as const;

/** The action that keeps the sentence with which a reply says no; its chart has `rememberRefusal`. */
export const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: Answered) => ({ said: event.output.message ?? null }),
} as const;

/** Makes the notice of what did not work: the server's own sentence takes the place of ours (API-02). */
export const failed = ({ title, message }: NoticeWords, said: string | null): RaisedNotice => ({
  type: 'error',
  title,
  message: said ?? message,
});

/** Returns an action that tells why a call failed; its chart has the action `raiseNotice`. */
export const sayWhy = (words: NoticeWords) =>
  ({
    type: 'raiseNotice',
    params: ({ event }: CallFailed) => ({ notice: failed(words, saidBy(event.error)) }),
  }) as const;

/** A chart that keeps what the server said, until it is told. */
type Refused = { readonly context: { readonly refusal: string | null } };

/** Returns an action that tells the refusal that is kept; its chart has the action `raiseNotice`. */
export const sayRefusal = (words: NoticeWords) =>
  ({
    type: 'raiseNotice',
    params: ({ context }: Refused) => ({ notice: failed(words, context.refusal) }),
  }) as const;
