import { saidBy } from '../../contracts/common/failure.ts';

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
