import { SIGN_IDS } from '../../../../contracts/signs.ts';

/** What a message may tell: each of the danger signs, the gravest first, and whether it tells any at all. */
export const LABELS = [...SIGN_IDS, 'danger'] as const;
export type Label = (typeof LABELS)[number];
