import { PHRASES } from '../knowledge/phrases/index.ts';
import type { EvidenceSource, Observation } from './evidence.ts';
import { remembered } from './text/memory.ts';
import { makePhraseBook } from './text/phrase-book.ts';
import { isDenied, readPieces } from './text/pieces.ts';

const BOOK = makePhraseBook(PHRASES);

const readAfresh = (text: string, source: EvidenceSource): readonly Observation[] => {
  const found = new Map<string, Observation>();
  for (const piece of readPieces(text)) {
    for (const { means: finding, match } of BOOK.search(piece.tokens)) {
      const key = `${finding} ${piece.quote}`;
      if (found.has(key) || isDenied(piece, match)) continue;
      found.set(key, { finding, present: true, source, quote: piece.quote });
    }
  }
  return [...found.values()];
};

/**
 * The findings that a person's words suggest: English, Hindi in Latin or Devanagari letters, slips and message
 * spellings included. What is denied beside the words is left out; nothing is read as absent. Never throws; linear in
 * the length of the text. One assessment reads a text several times and remembers how.
 */
export const readText = remembered(readAfresh);
