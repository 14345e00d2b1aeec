import { LANGUAGE } from '../../contracts/common/language.ts';
import { DISCLAIMER } from '../../contracts/texts/en/disclaimer.ts';
import { PAPER } from '../../contracts/texts/en/papers.ts';
import { SAVED_RESULT } from '../../contracts/texts/en/saved-result.ts';
import { momentOf } from './days.ts';
import type { Block, Report } from './report.ts';

/** Says what the reported result rests on, beside the code that opens it in its owner's account. */
export const basisWithCode = (address: string, sentences: readonly string[]): Block => ({
  kind: 'code',
  address,
  alt: PAPER.code.alt.replace('{address}', address),
  title: PAPER.basisTitle,
  text: [...sentences, SAVED_RESULT.notSince, DISCLAIMER, PAPER.code.text].join(' '),
});

/** Says what made a report's content and when, and whose it is: what stands at the top of a page is not read aloud. */
export const madeBy = (
  maker: string,
  { madeAt, owner }: { readonly madeAt: string; readonly owner: string },
): string =>
  PAPER.made
    .replace('{moment}', momentOf(madeAt))
    .replace('{maker}', maker)
    .replace('{owner}', () => owner);

/** Writes what stands at the top of each page: the day, and whose account holds it. */
export const datedFor = (day: string, owner: string): string =>
  PAPER.dated.replace('{day}', day).replace('{owner}', () => owner);

/** Builds what every paper has: its language, and what stands on each page. */
export const frameOf = ({
  dated,
  footer,
}: Pick<Report, 'dated' | 'footer'>): Pick<Report, 'language' | 'page' | 'dated' | 'footer'> => ({
  language: LANGUAGE,
  page: PAPER.page,
  dated,
  footer,
});
