import { SIGN_IDS } from '../../../contracts/assessment/signs.ts';
import type { SignId } from '../../../contracts/assessment/signs.ts';
import { isDenied } from '../evidence/text/denials.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import { DOUBTS } from './phrases/doubts.ts';
import { OUTRIGHT } from './phrases/outright.ts';
import type { Part } from './stretches.ts';

/** A sign that is told in so many words. `isDoubted`: asked, past, feared or another person's. */
export type Told = { readonly id: SignId; readonly quotes: string[]; readonly isDoubted: boolean };

const TELLS = makePhraseBook<SignId>(
  SIGN_IDS.flatMap((id) => (OUTRIGHT[id] ?? []).map((phrase) => [phrase, id] as const)),
);
const DOUBTED = makePhraseBook<null>(DOUBTS.map((phrase) => [phrase, null] as const));

/** Finds what is denied, by place in the whole stretch; a denial reaches no further than its clause. */
const denialsOf = (stretch: readonly Part[]) => {
  let first = 0;
  return new Map(
    stretch.flatMap(({ tokens, denials }) => {
      const shift = first;
      first += tokens.length;
      return [...denials].map(
        ([place, by]) => [place + shift, by.map((denial) => denial + shift)] as const,
      );
    }),
  );
};

/** Finds the signs that a stretch tells outright, with the clauses that do. */
export const toldOutright = (stretch: readonly Part[]): Told[] => {
  const tokens = stretch.flatMap((part) => part.tokens);
  const partAt = stretch.flatMap((part) => part.tokens.map(() => part));
  const denials = denialsOf(stretch);
  const isDoubted = DOUBTED.search(tokens).length > 0;
  return TELLS.search(tokens).flatMap(({ means, match: { used } }) => {
    const parts = [...new Set(used.toSorted((a, b) => a - b).flatMap((at) => partAt[at] ?? []))];
    if (isDenied(denials, used) || parts.some(({ isDeniedList }) => isDeniedList)) return [];
    return {
      id: means,
      quotes: parts.map(({ quote }) => quote),
      isDoubted: isDoubted || parts.some(({ isAsked }) => isAsked),
    };
  });
};
