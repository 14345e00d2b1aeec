import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import type { Clause } from '../evidence/text/clauses.ts';
import { readClauses } from '../evidence/text/clauses.ts';
import { denialsIn, isDenied } from '../evidence/text/denials.ts';
import { topicOfNamePart } from './name-parts.ts';
import { MEDICINE_PHRASES } from './lexicon/names.ts';
import { OTHERS, REACTIONS, REFUSED } from './lexicon/reactions.ts';

/** The medicines that a reaction can rule out. */
export type Family = 'nsaid' | 'paracetamol' | 'chlorhexidine';
type Mark = Family | 'other' | 'reaction' | 'refused' | 'borne';

const marked = (phrases: readonly string[], ...marks: Mark[]): Array<[string, Mark]> =>
  marks.flatMap((mark) => phrases.map((phrase): [string, Mark] => [phrase, mark]));

/** Phrases with what they mark. A general word stands for every family that it may mean. */
const BOOK = makePhraseBook<Mark>([
  ...marked(MEDICINE_PHRASES.nsaid, 'nsaid'),
  ...marked(MEDICINE_PHRASES.paracetamol, 'paracetamol'),
  ...marked(MEDICINE_PHRASES.combination, 'nsaid', 'paracetamol'),
  ...marked(MEDICINE_PHRASES.painkiller, 'nsaid', 'paracetamol'),
  ...marked(MEDICINE_PHRASES.feverTablet, 'paracetamol'),
  ...marked(MEDICINE_PHRASES.chlorhexidine, 'chlorhexidine'),
  ...marked(MEDICINE_PHRASES.rinse, 'chlorhexidine'),
  ...marked(OTHERS, 'other'),
  ...marked(REACTIONS, 'reaction'),
  ...marked(REFUSED, 'refused'),
]);

const BORNE =
  /\b(?:suits?|fine|ok|okay|safe|tolerates?|tolerated|works?|theek|thik)\b|\b(?:no|not|without|nil|koi|never|none|any)\b.{0,40}\b(?:allerg\w*|problems?|dikkat|reactions?|reacted|trouble|side effects?)\b|\b(?:allergy|problem|dikkat|reaction) (?:bhi )?(?:nahi|none|no|nil)\b/;

/** Ends of a part: what is said of one medicine is not said of the next. */
const PART_ENDS = /[,;()\n!?\u0964]|\.(?!\d)|\bbut\b|\bhowever\b|\blekin\b|\bmagar\b/i;

const marksOf = (clause: Clause): ReadonlySet<Mark> => {
  const borne = BORNE.test(clause.words);
  const denials = denialsIn(clause.tokens);
  const marks = new Set<Mark>(borne ? ['borne'] : []);
  for (const { means, match } of BOOK.search(clause.tokens)) {
    if (means !== 'reaction' || !(borne || clause.isDeniedList || isDenied(denials, match.used)))
      marks.add(means);
  }
  for (const { word } of clause.tokens) {
    const topic = topicOfNamePart(word);
    if (topic === 'nsaid' || topic === 'paracetamol' || topic === 'chlorhexidine') marks.add(topic);
  }
  return marks;
};

const FAMILIES: readonly Family[] = ['nsaid', 'paracetamol', 'chlorhexidine'];
const tellsHarm = (marks: ReadonlySet<Mark>): boolean =>
  marks.has('reaction') || marks.has('refused');
const namesNothing = (marks: ReadonlySet<Mark>): boolean =>
  !marks.has('other') && FAMILIES.every((family) => !marks.has(family));

/**
 * Returns true when harm is told in the same words, or in neighbouring words that name nothing else that could have
 * done it.
 */
const isHarmful = (parts: ReadonlyArray<ReadonlySet<Mark>>, at: number): boolean => {
  const marks = parts[at] ?? new Set();
  if (tellsHarm(marks)) return true;
  if (marks.has('borne')) return false;
  return [parts[at - 1], parts[at + 1]].some(
    (beside) => beside !== undefined && tellsHarm(beside) && namesNothing(beside),
  );
};

/**
 * Returns the families of which a reaction or a ban is told plainly: beside the name. Anything less plain is left to
 * the question about reactions.
 */
export const readReactions = (text: string): ReadonlySet<Family> => {
  const parts = text
    .split(PART_ENDS)
    .flatMap((part) => readClauses(part))
    .map(marksOf);
  return new Set(
    FAMILIES.filter((family) =>
      parts.some((marks, at) => marks.has(family) && isHarmful(parts, at)),
    ),
  );
};
