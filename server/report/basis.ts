import { DISCLAIMER } from '../../contracts/common/product.ts';
import { SAVED_RESULT } from '../../contracts/texts/en/saved-result.ts';
import { momentOf } from './days.ts';
import type { Block } from './report.ts';
import { WORDS } from './words.ts';

/** Says what the reported result rests on, beside the code that opens it in its owner's account. */
export const basisWithCode = (address: string, sentences: readonly string[]): Block => ({
  kind: 'code',
  address,
  alt: WORDS.code.alt.replace('{address}', address),
  title: WORDS.basisTitle,
  text: [...sentences, SAVED_RESULT.notSince, DISCLAIMER, WORDS.code.text].join(' '),
});

/** Says what made a report's content and when, and whose it is: what stands at the top of a page is not read aloud. */
export const madeBy = (
  maker: string,
  { madeAt, owner }: { readonly madeAt: string; readonly owner: string },
): string =>
  WORDS.basis.made
    .replace('{moment}', momentOf(madeAt))
    .replace('{maker}', maker)
    .replace('{owner}', () => owner);

/** Writes what stands at the top of each page: the day, and whose account holds it. */
export const datedFor = (day: string, owner: string): string =>
  WORDS.dated.replace('{day}', day).replace('{owner}', () => owner);
