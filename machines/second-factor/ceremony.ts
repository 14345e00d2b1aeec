/** End of a passkey's use or making. `ended`: the session is not known any more. */
export type Ceremony =
  | { readonly verdict: 'done' | 'cancelled' | 'ended' }
  | { readonly verdict: 'refused'; readonly message: string };

/** `known`: the account has a passkey already, made elsewhere or by a try whose reply was lost. */
export type Making = Ceremony | { readonly verdict: 'known' };

type Ended = { readonly event: { readonly output: Making } };
type Asked = { readonly ceremony: Making; readonly verdict: Making['verdict'] };

/** The guard `isVerdict` of a chart asks this. */
export const hasVerdict = (_: unknown, { ceremony, verdict }: Asked): boolean =>
  ceremony.verdict === verdict;

/** The action `rememberRefusal` of a chart keeps this. */
export const refusalOf = (_: unknown, ceremony: Making): { readonly refusal: string | null } => ({
  refusal: ceremony.verdict === 'refused' ? ceremony.message : null,
});

/** Returns the guard that holds for one end; its chart has `isVerdict`. */
export const isVerdict = (verdict: Making['verdict']) =>
  ({
    type: 'isVerdict',
    params: ({ event }: Ended) => ({ ceremony: event.output, verdict }),
  }) as const;

/** The action that keeps why a passkey was refused; its chart has `rememberRefusal`. */
export const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: Ended) => event.output,
} as const;
