import { SIGN_IDS } from '../../../../contracts/assessment/signs.ts';

/** Labels of a message: each of the danger signs, the gravest first, and `danger` when it tells any at all. */
export const LABELS = [...SIGN_IDS, 'danger'] as const;
export type Label = (typeof LABELS)[number];
