import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import type { Clause } from '../evidence/text/clauses.ts';
import { readClauses } from '../evidence/text/clauses.ts';
import { denialsIn, isDenied } from '../evidence/text/denials.ts';
import type { Token } from '../evidence/text/pattern.ts';
import { shorten } from '../texts/shorten.ts';
import { topicOfNamePart } from './name-parts.ts';
import { EVERY_PAINKILLER, MEDICINE_PHRASES } from './lexicon/names.ts';
import { PRESCRIBED_KINDS } from './lexicon/prescribed.ts';
import { ALLERGIES, OTHERS, REACTIONS, REFUSED } from './lexicon/reactions.ts';
import { spellMedicines } from './spelling.ts';

/** The medicines that a reaction can rule out. */
export type Family = 'nsaid' | 'paracetamol' | 'chlorhexidine';
/** A kind of medicine that only a dentist prescribes, or that does not go with one. */
export type Kind = keyof typeof PRESCRIBED_KINDS;
/** What harm is told of: a kind, or a family that the self-care rules know. */
export type ToldKind = Kind | Family;
/**
 * `group`: paracetamol is meant by a word that means more than it. `only`: the medicine beside it alone is fine. `leading`: harm is told
 * before anything that may have done it is named, as at the head of a list.
 */
type Mark =
  | Family
  | Kind
  | 'group'
  | 'other'
  | 'reaction'
  | 'allergy'
  | 'leading'
  | 'refused'
  | 'borne'
  | 'only'
  | 'no'
  | 'negated';

const marked = (phrases: readonly string[], ...marks: Mark[]): Array<[string, Mark]> =>
  marks.flatMap((mark) => phrases.map((phrase): [string, Mark] => [phrase, mark]));

const KINDS = Object.keys(PRESCRIBED_KINDS) as Kind[];

/**
 * Phrases with what they mark. "Painkiller" alone stands for the ibuprofen family, of which most reactions are told; of
 * paracetamol the question about reactions asks.
 */
const BOOK = makePhraseBook<Mark>([
  ...marked(MEDICINE_PHRASES.nsaid, 'nsaid'),
  ...marked(MEDICINE_PHRASES.paracetamol, 'paracetamol'),
  ...marked(MEDICINE_PHRASES.combination, 'nsaid', 'group'),
  ...marked(MEDICINE_PHRASES.painkiller, 'nsaid'),
  ...marked(EVERY_PAINKILLER, 'nsaid', 'group'),
  ...marked(MEDICINE_PHRASES.feverTablet, 'paracetamol'),
  ...marked(MEDICINE_PHRASES.chlorhexidine, 'chlorhexidine'),
  ...marked(MEDICINE_PHRASES.rinse, 'chlorhexidine'),
  ...marked(OTHERS, 'other'),
  ...KINDS.flatMap((kind) => marked(PRESCRIBED_KINDS[kind], kind)),
  ...marked(REACTIONS, 'reaction'),
  ...marked(ALLERGIES, 'allergy'),
  ...marked(REFUSED, 'refused'),
]);

const TELLS_HARM: ReadonlySet<Mark> = new Set<Mark>(['reaction', 'allergy', 'refused']);

const BORNE =
  /\b(?:suits?|fine|ok|okay|safe|tolerates?|tolerated|works?|theek|thik)\b|\b(?:no|not|without|nil|koi|never|none|any)\b.{0,40}\b(?:allerg\w*|problems?|dikkat|reactions?|reacted|trouble|side effects?)\b|\b(?:allergy|problem|dikkat|reaction) (?:bhi )?(?:nahi|none|no|nil)\b/;

const NEGATED = /\b(?:not|never|nahi|dont|isnt|doesnt|didnt|cannot|cant)\b/;
const NAMES_NO = /^(?:no|not|nil|never|dont|avoid)\b|\bnahi\b/;

/** Ends of a part: what is said of one medicine is not said of the next. */
const PART_ENDS =
  /[,;()\n!?\u0964]|\.(?!\d)|\bbut\b|\bhowever\b|\blekin\b|\bmagar\b|\b(?=(?:only|sirf) \p{L})/giu;

const ONLY: ReadonlySet<string> = new Set(['only', 'sirf', 'just', 'hi']);
const TAKEN: ReadonlySet<string> = new Set(['take', 'use', 'have', 'give', 'tab', 'tablet']);

/** Returns true for "only dolo", "only take dolo" and "dolo only". */
const standsAlone = (tokens: readonly Token[], start: number): boolean => {
  const [first = '', before = '', after = ''] = [start - 2, start - 1, start + 1].map(
    (at) => tokens[at]?.word,
  );
  return ONLY.has(before) || ONLY.has(after) || (TAKEN.has(before) && ONLY.has(first));
};

type Hit = ReturnType<typeof BOOK.search>[number];

const REACTION: ReadonlySet<Mark> = new Set<Mark>(['reaction', 'allergy']);
const startsOf = (hits: readonly Hit[]): number =>
  Math.min(...hits.map(({ match }) => match.start));

/** Returns true when harm is told before a name is. */
const isLeading = (hits: readonly Hit[]): boolean =>
  startsOf(hits.filter(({ means }) => TELLS_HARM.has(means))) <
  startsOf(hits.filter(({ means }) => !TELLS_HARM.has(means)));

const marksOf = (clause: Clause): ReadonlySet<Mark> => {
  const borne = BORNE.test(clause.words);
  const denials = denialsIn(clause.tokens);
  const marks = new Set<Mark>(borne ? ['borne'] : []);
  if (NAMES_NO.test(clause.words)) marks.add('no');
  if (NEGATED.test(clause.words)) marks.add('negated');
  const isHeard = ({ means, match }: Hit): boolean =>
    !REACTION.has(means) || !(borne || clause.isDeniedList || isDenied(denials, match.used));
  const hits = BOOK.search(clause.tokens).filter(isHeard);
  if (isLeading(hits)) marks.add('leading');
  for (const { means, match } of hits) {
    marks.add(means);
    if (isFamily(means) && standsAlone(clause.tokens, match.start)) marks.add('only');
  }
  for (const { word } of clause.tokens) {
    const topic = topicOfNamePart(word);
    if (topic !== null && isFamily(topic)) marks.add(topic);
  }
  return marks;
};

const FAMILIES: readonly Family[] = ['nsaid', 'paracetamol', 'chlorhexidine'];
const isFamily = (mark: string): mark is Family => FAMILIES.some((family) => family === mark);
const tellsHarm = (marks: ReadonlySet<Mark>): boolean =>
  marks.has('reaction') || marks.has('refused');
const namesNothing = (marks: ReadonlySet<Mark>): boolean =>
  !marks.has('other') && !marks.has('group') && FAMILIES.every((family) => !marks.has(family));

type Part = {
  readonly marks: ReadonlySet<Mark>;
  readonly words: string;
  /** What parts it from the one before; empty where a clause alone does. */
  readonly parting: string;
  readonly start: number;
  readonly end: number;
};

const partsOf = (text: string, endings = PART_ENDS): Part[] => {
  const ends = [...text.matchAll(endings)];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return starts.flatMap((start, at) => {
    const end = ends[at]?.index ?? text.length;
    return readClauses(spellMedicines(text.slice(start, end))).map((clause, nth) => ({
      marks: marksOf(clause),
      words: clause.words,
      parting: nth === 0 ? text.slice(ends[at - 1]?.index ?? start, start).toLowerCase() : '',
      start,
      end,
    }));
  });
};

/**
 * Returns the parts that tell harm of one of them: itself, or with it neighbouring words that name nothing else that
 * could have done it. "No combiflam, only dolo" tells it of the first.
 */
const harmOf = (parts: readonly Part[], at: number): Part[] => {
  const part = parts[at];
  if (part === undefined) return [];
  const next = parts[at + 1];
  if (tellsHarm(part.marks)) return [part];
  if (part.marks.has('no') && next?.marks.has('only') && !tellsHarm(next.marks)) return [part];
  if (part.marks.has('borne')) return [];
  const beside = [parts[at - 1], next].find(
    (other) => other !== undefined && tellsHarm(other.marks) && namesNothing(other.marks),
  );
  return beside === undefined ? [] : [part, beside];
};

/** Returns true when a medicine is said to be fine: "only dolo", "dolo suits me". */
const permits = (parts: readonly Part[], at: number): boolean => {
  const marks = parts[at]?.marks ?? new Set();
  const isFine = marks.has('only') || (marks.has('borne') && !marks.has('negated'));
  return isFine && harmOf(parts, at).length === 0;
};

const QUOTE_MAX = 80;

/**
 * Returns the families of which a reaction or a ban is told plainly, beside the name, with the words that tell it.
 * Anything less plain is left to the question about reactions. What bars painkillers of every kind does not bar the
 * paracetamol that is said to be fine; a reaction to paracetamol by its own name always does.
 */
export const readReactions = (text: string): ReadonlyMap<Family, string> => {
  const parts = partsOf(text.normalize('NFKC'));
  const isFine = parts.some(({ marks }, at) => marks.has('paracetamol') && permits(parts, at));
  const told = new Map<Family, string>();
  for (const family of FAMILIES) {
    const named = (marks: ReadonlySet<Mark>): boolean =>
      marks.has(family) || (family === 'paracetamol' && !isFine && marks.has('group'));
    const harm = parts
      .map(({ marks }, at) => (named(marks) ? harmOf(parts, at) : []))
      .find(({ length }) => length > 0);
    if (harm === undefined) continue;
    const [from, to] = [
      Math.min(...harm.map(({ start }) => start)),
      Math.max(...harm.map(({ end }) => end)),
    ];
    told.set(family, shorten(text.normalize('NFKC').slice(from, to), QUOTE_MAX));
  }
  return told;
};

/** What a text tells of each kind: that it did harm, or only its name. */
export type KindTold = 'harm' | 'name';
export type ToldKinds = ReadonlyMap<ToldKind, KindTold>;

const EXCEPT =
  /\b(?:except(?:ing)?(?: for| to)?|excluding|other than|apart from|besides|ke alawa)\b/u;
/** Ends of a part where "except" ends one too: what a text denies of all medicines, it tells of the one that it excepts. */
const KIND_ENDS = new RegExp(`${PART_ENDS.source}|${EXCEPT.source}`, 'giu');

const ONLY_THIS = /^(?:only|sirf)\b/u;
const SOME_ALLERGY = /\b(?:al+erg|eler[gj]|react|intoler|hypersens)/u;
const TAKING =
  /\b(?:tak(?:e|es|en|ing)|took|use[sd]?|using|on|had|have|has|gives?|given|leti|leta|lete|li|liya|now|daily|for|since)\b/u;
const LIST_PARTING = /^[\s,\n/&]*$/u;
const WORDS_OF_ITEM = 4;

/** Returns true for an item of a list: a name, perhaps with a word or two, of which nothing else is told. */
const isItem = ({ marks, words }: Part): boolean =>
  !tellsHarm(marks) &&
  !marks.has('borne') &&
  !marks.has('negated') &&
  !marks.has('no') &&
  !TAKING.test(words) &&
  words.split(' ').length <= WORDS_OF_ITEM;

/**
 * Returns true for an item of a list that begins with a reaction ("allergic to ibuprofen, penicillin"), and for one that a denial
 * excepts ("no known allergies except penicillin").
 */
const isListed = (parts: readonly Part[], at: number): boolean => {
  const [part, before] = [parts[at], parts[at - 1]];
  if (part === undefined || before === undefined || !isItem(part)) return false;
  const isExcepted = EXCEPT.test(part.parting) || ONLY_THIS.test(part.words);
  if (isExcepted && before.marks.has('borne') && SOME_ALLERGY.test(before.words)) return true;
  if (!LIST_PARTING.test(part.parting)) return false;
  return (tellsHarm(before.marks) && before.marks.has('leading')) || isListed(parts, at - 1);
};

const TOLD_KINDS: readonly ToldKind[] = [...KINDS, ...FAMILIES];

/**
 * Returns the kinds of medicines that a text names, and of which it tells a reaction or a ban. What is said to be fine is a name
 * alone: who prescribes has to say that they have read it.
 */
export const readKinds = (text: string): ToldKinds => {
  const parts = partsOf(text.normalize('NFKC'), KIND_ENDS);
  const told = new Map<ToldKind, KindTold>();
  parts.forEach(({ marks }, at) => {
    for (const kind of TOLD_KINDS) {
      if (!marks.has(kind)) continue;
      const isHarm = harmOf(parts, at).length > 0 || isListed(parts, at);
      if (isHarm || !told.has(kind)) told.set(kind, isHarm ? 'harm' : 'name');
    }
  });
  return told;
};

const namesAny = (part: Part | undefined): boolean =>
  part !== undefined &&
  (!namesNothing(part.marks) || TOLD_KINDS.some((kind) => part.marks.has(kind)));

const NONE = /\b(?:no|nil|none|nothing|nahi)$/u;

/** Returns true when an allergy is told beside no name that is known here: "PQR allergy". */
export const tellsUnknownReaction = (text: string): boolean => {
  const parts = partsOf(text.normalize('NFKC'));
  return parts.some(
    ({ marks, words }, at) =>
      marks.has('allergy') &&
      !NONE.test(words) &&
      !NONE.test(parts[at + 1]?.words ?? '') &&
      ![parts[at - 1], parts[at], parts[at + 1]].some(namesAny),
  );
};
