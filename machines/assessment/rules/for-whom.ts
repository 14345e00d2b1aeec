import type { ForWhom } from '../../../contracts/assessment/chat-context.ts';
import type { Known } from './known.ts';

type Told = Pick<Known, 'forWhom' | 'aboutChild'>;

/** Returns whom the assessment is for: what was said of it, else a child where the words name one. */
export const forWhomOf = ({ forWhom, aboutChild }: Told): ForWhom | null =>
  forWhom ?? (aboutChild ? 'child' : null);

/** How an age is asked: in bands, in a child's years, or in both for somebody else, who may be a child. */
export type AgesAsked = { readonly bands: boolean; readonly years: boolean };

/** Returns how the age is asked of whom it is for. A child's years name the band that they lie in. */
export const agesAsked = (told: Told): AgesAsked => {
  const forWhom = forWhomOf(told);
  return { bands: forWhom !== 'child', years: forWhom === 'child' || forWhom === 'other' };
};
