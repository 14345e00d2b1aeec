import { SIGN_IDS } from '../../../contracts/assessment/signs.ts';
import type { SignId } from '../../../contracts/assessment/signs.ts';
import type { Sentence } from '../evidence/text/clauses.ts';
import { readSentences } from '../evidence/text/clauses.ts';
import { remembered } from '../evidence/text/memory.ts';
import { overdoseIn } from '../evidence/text/overdose.ts';
import { TYING_WORDS } from '../evidence/text/pattern.ts';
import type { Token } from '../evidence/text/pattern.ts';
import { makePhraseBook } from '../evidence/text/phrase-book.ts';
import { classifier } from './classifier/classifier.ts';
import type { Known, Likelihoods } from './classifier/classifier.ts';
import { isEverydayComplaint } from './everyday.ts';
import { SUBJECTS } from './phrases/subjects.ts';
import type { Part } from './stretches.ts';
import { partsOf, stretchesOf } from './stretches.ts';
import type { Told } from './told-outright.ts';
import { toldOutright } from './told-outright.ts';

/**
 * A danger sign that a text hints at. `quote`: the words that speak for it most, as they were written. `likelihood`: 0
 * to 1. `isPlain`: told as present, of the writer or of the patient written for, and not past, doubted, feared or
 * asked.
 */
export type RaisedSign = {
  readonly id: SignId;
  readonly quote: string;
  readonly likelihood: number;
  readonly isPlain: boolean;
};

type Unquoted = Omit<RaisedSign, 'quote'>;

/** Likelihood from which a sign is asked back by likeness alone. */
const ALIKE_FROM = 0.15;
/** The same where words name the sign outright, but as asked, feared, past or the like. */
const NAMED_FROM = 0.05;
/** Other signs of a stretch are asked beside the likeliest one when they are at least this share as likely. */
const ALSO_FROM = 0.35;
/** Likelihood from which likeness agrees with what is told outright, so that it counts as told plainly. */
const AGREES_FROM = 0.2;
/** Likelihood of signs that are told outright, so that they are asked before all that are only alike. */
const OUTRIGHT = 1;

/** Likelihood from which a sign is asked back although no word of its subject is said. */
const UNNAMED_FROM = 0.2;
/**
 * The same for signs so far from most worries about teeth that a question about them frightens. The heart is asked about
 * only where it is named: whoever wrote of it wrote of a jaw that hurts, so that "my jaw hurts" is like them, and mostly a
 * tooth; the third question of every category asks for it all the same.
 */
const FAR_UNNAMED_FROM: Readonly<Partial<Record<SignId, number>>> = {
  temporal_arteritis: 0.4,
  stroke_signs: 0.4,
  collapse: 0.4,
  poisoning: 0.4,
  self_harm: 0.4,
  cardiac_symptoms: Number.POSITIVE_INFINITY,
};

const ABOUT = makePhraseBook<SignId>(
  SIGN_IDS.flatMap((id) => (SUBJECTS[id] ?? []).map((phrase) => [phrase, id] as const)),
);

/** A clause as the signs are read from it: what it tells outright, and what the classifier knows of it. */
type Heard = Part & { readonly told: readonly Told[]; readonly known: Known };

const heard = (part: Part, at: number, all: readonly Part[]): Heard => ({
  ...part,
  told: toldOutright(part, all[at + 1]),
  known: classifier.known(part.features),
});

/** Returns the signs whose subject is spoken of in a stretch. */
const subjectsOf = (stretch: readonly Part[]): ReadonlySet<SignId> => {
  const said = ABOUT.search(stretch.flatMap(({ tokens }) => tokens)).map(({ means }) => means);
  return new Set([...said, ...SIGN_IDS.filter((id) => SUBJECTS[id] === undefined)]);
};

/** Returns the signs that a stretch tells outright, or is like. */
export const raisedIn = (stretch: readonly Heard[], likelihoods: Likelihoods): Unquoted[] => {
  const told = stretch.flatMap((part) => part.told);
  const likelihoodOf = (id: SignId): number => likelihoods.danger * likelihoods[id];
  if (told.length === 0 && SIGN_IDS.every((id) => likelihoodOf(id) < ALIKE_FROM)) return [];
  const subjects = subjectsOf(stretch);
  const isAbout = (id: SignId): boolean =>
    subjects.has(id) || likelihoodOf(id) >= (FAR_UNNAMED_FROM[id] ?? UNNAMED_FROM);
  // A sign that the stretch is not about is asked of nobody, and keeps no other from being asked.
  const highest = Math.max(0, ...SIGN_IDS.filter(isAbout).map(likelihoodOf));
  return SIGN_IDS.flatMap((id): Unquoted[] => {
    const likelihood = likelihoodOf(id);
    const named = told.filter((each) => each.id === id);
    if (named.some(({ isStated, isQueried }) => isStated || isQueried)) {
      const isPlain = likelihood >= AGREES_FROM && named.some(({ isStated }) => isStated);
      return [{ id, likelihood: OUTRIGHT, isPlain }];
    }
    const from = named.length > 0 ? NAMED_FROM : Math.max(ALIKE_FROM, highest * ALSO_FROM);
    return likelihood < from || !isAbout(id) ? [] : [{ id, likelihood, isPlain: false }];
  });
};

/** Signs and likelihood of danger of one stretch. */
type Judged = { readonly signs: readonly Unquoted[]; readonly danger: number };

const judge = (stretch: readonly Heard[]): Judged => {
  const likelihoods = classifier.classify(stretch.flatMap(({ known }) => known));
  return { signs: raisedIn(stretch, likelihoods), danger: likelihoods.danger };
};

/**
 * Returns the clause that a sign is read from: of those that raise it alone, the ones with a word of its subject first, or
 * else of all, the one that speaks for it most. Another clause would be quoted for what it does not say.
 */
const quoteOf = (stretch: readonly Heard[], sign: SignId): string => {
  const alone = stretch.filter((part) => judge([part]).signs.some(({ id }) => id === sign));
  const about = alone.filter((part) => subjectsOf([part]).has(sign));
  const parts = [about, alone, stretch].find(({ length }) => length > 0) ?? stretch;
  const supports = parts.map(({ known }) => classifier.support(known, sign));
  return parts[supports.indexOf(Math.max(...supports))]?.quote ?? '';
};

/** A raised sign whose quote is looked for only where it is the one that is asked. */
type Raised = Unquoted & { readonly quoted: () => string };

/** Classes of what happens to a person, which is asked back even where nothing else is said: "choking". */
const HAPPENS: ReadonlySet<string> = new Set(
  '@bleed @breathe @cough @vomit @faint @swallow @pouring'.split(' '),
);

/** Returns true when words are one noun: "tongue", "my abscess". */
const isNoun = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ word }) => !TYING_WORDS.has(word));
  return words.length < 2 && !words.some(({ keys }) => keys.some((key) => HAPPENS.has(key)));
};

/**
 * Returns true when a stretch names a matter, or an everyday complaint, and tells no more of it, so that likeness to those
 * who told more is none of its own.
 */
const isBare = (stretch: readonly Heard[]): boolean => {
  const tokens = stretch.flatMap((part) => part.tokens);
  return (
    stretch.every(({ told }) => told.length === 0) &&
    (isNoun(tokens) || isEverydayComplaint(tokens))
  );
};

/** Finds painkillers that are counted, which no likeness of words can add up. */
const raisedByCounting = (sentences: readonly Sentence[]): Raised[] =>
  sentences.flatMap((sentence): Raised[] => {
    const overdose = overdoseIn(sentence);
    if (overdose === null) return [];
    const isPlain = overdose === 'told';
    return [
      { id: 'analgesic_overdose', likelihood: OUTRIGHT, isPlain, quoted: () => sentence.quote },
    ];
  });

/** Likelihood of danger from which it is asked about in general when no single sign is raised. */
const DANGER_FROM = 0.95;

/** What a text tells of danger: its signs, the gravest first, each once, and whether it is very like texts of danger. */
export type DangerRead = {
  readonly signs: readonly RaisedSign[];
  readonly isDangerLikely: boolean;
};

/**
 * Reads the danger that a text hints at: told outright, counted, or alike to what patients wrote who were in it
 * (server/training/examples/). Never throws; linear in the length of the text.
 */
export const readDanger = remembered((text: string): DangerRead => {
  const sentences = readSentences(text);
  const stretches = stretchesOf(partsOf(sentences).map(heard));
  const judged = stretches
    .filter((stretch) => !isBare(stretch))
    .map((stretch) => ({ ...judge(stretch), stretch }));
  const raised = [
    ...raisedByCounting(sentences),
    ...judged.flatMap(({ signs, stretch }) =>
      signs.map((sign): Raised => ({ ...sign, quoted: () => quoteOf(stretch, sign.id) })),
    ),
  ];
  const signs = SIGN_IDS.flatMap((id) => {
    const same = raised.filter((sign) => sign.id === id);
    const [likeliest] = same.toSorted((a, b) => b.likelihood - a.likelihood);
    const told = same.find(({ isPlain }) => isPlain) ?? likeliest;
    if (told === undefined) return [];
    const { quoted, ...sign } = told;
    return [{ ...sign, quote: quoted() }];
  });
  return { signs, isDangerLikely: judged.some(({ danger }) => danger >= DANGER_FROM) };
});

/** Finds the danger signs that a text hints at, the gravest first, each once. */
export const signsIn = (text: string): readonly RaisedSign[] => readDanger(text).signs;
