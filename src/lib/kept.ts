/** What an earlier visit has left on this device: an assessment under way, or a result and its day ("21 Nov"). */
export type Kept =
  | { readonly kind: 'assessment' }
  | { readonly kind: 'result'; readonly day: string };
