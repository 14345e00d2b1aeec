import { PHRASES } from '../../../knowledge/phrases/index.ts';
import { BOX_PHRASES, MEDICINE_PHRASES } from '../../../medicines/lexicon/names.ts';
import { OTHERS, REACTIONS, REFUSED } from '../../../medicines/lexicon/reactions.ts';
import { OUTRIGHT } from '../../../signs/phrases/outright.ts';
import { CHILD_NAMED } from './child.ts';
import { MARK_PHRASES } from './marks.ts';

const ALL = [
  ...PHRASES.map(([phrase]) => phrase),
  ...Object.values(OUTRIGHT).flat(),
  ...Object.values(MARK_PHRASES).flat(),
  ...Object.values(MEDICINE_PHRASES).flat(),
  ...Object.values(BOX_PHRASES).flat(),
  ...REACTIONS,
  ...REFUSED,
  ...OTHERS,
  ...CHILD_NAMED,
];

const wordsOf = (phrase: string): string[] =>
  phrase
    .split(/\s+/)
    .flatMap((term) => term.replace(/^[+>!]/, '').split('/'))
    .filter((word) => /^[a-z0-9]/.test(word));

/** Words of all phrases. They are known words, and so are their misspellings, whichever phrase book is read first. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(ALL.flatMap(wordsOf));
