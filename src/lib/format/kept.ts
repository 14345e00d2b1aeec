/** Work that an earlier visit left on this device: an unfinished assessment, or a result and its day ("21 Nov"). */
export type Kept =
  | { readonly kind: 'assessment' }
  | { readonly kind: 'result'; readonly day: string };
