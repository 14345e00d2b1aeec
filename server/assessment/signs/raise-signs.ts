import { SIGN_IDS, SIGNS_ASKED_MAX } from '../../../contracts/assessment/signs.ts';
import type { SignId } from '../../../contracts/assessment/signs.ts';
import type { Sentence } from '../evidence/text/clauses.ts';
import { readSentences } from '../evidence/text/clauses.ts';
import { remembered } from '../evidence/text/memory.ts';
import { tellsOverdose } from '../evidence/text/overdose.ts';
import { shorten } from '../texts/shorten.ts';
import { classifier } from './classifier/classifier.ts';
import type { Part } from './stretches.ts';
import { stretchesOf } from './stretches.ts';
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

/** Signs are asked back when the odds of a danger times those of the likeliest sign are at least so high. */
const ASKED_FROM = 0.12;
/** Other signs are asked beside the likeliest one when they are at least this share as likely. */
const ALSO_ASKED_FROM = 0.2;
/** Likelihood from which likeness to examples alone counts as told plainly. */
const PLAIN_FROM = 0.7;
/** Likelihood of signs that are told outright, so that they are asked before all that are only alike. */
const OUTRIGHT = 1;

const QUOTE_MAX = 200;

const oddsOf = (likelihood: number): number => likelihood / (1 - likelihood);

/** Returns the clause that speaks for a sign most. */
const quoteFor = (sign: SignId, stretch: readonly Part[]): string => {
  const supports = stretch.map(({ features }) => classifier.support(features, sign));
  return stretch[supports.indexOf(Math.max(...supports))]?.quote ?? '';
};

/** Returns the signs that a stretch is like, the likeliest first. */
const raisedByLikeness = (stretch: readonly Part[]): RaisedSign[] => {
  const likelihoods = classifier.classify(stretch.flatMap(({ features }) => features));
  const likeliest = SIGN_IDS.toSorted((a, b) => likelihoods[b] - likelihoods[a]);
  const [first] = likeliest;
  if (!first || oddsOf(likelihoods.danger) * oddsOf(likelihoods[first]) < ASKED_FROM) return [];
  return likeliest
    .slice(0, SIGNS_ASKED_MAX)
    .filter((id) => likelihoods[id] >= likelihoods[first] * ALSO_ASKED_FROM)
    .map((id) => ({
      id,
      quote: quoteFor(id, stretch),
      likelihood: likelihoods[id],
      isPlain: likelihoods[id] >= PLAIN_FROM,
    }));
};

const raisedOutright = (stretch: readonly Part[]): RaisedSign[] =>
  toldOutright(stretch).map(({ id, quotes, isDoubted }) => ({
    id,
    quote: shorten([...new Set(quotes)].join(' … '), QUOTE_MAX),
    likelihood: OUTRIGHT,
    isPlain: !isDoubted,
  }));

/** Finds painkillers that are counted, which no likeness of words can add up. */
const raisedByCounting = (sentences: readonly Sentence[]): RaisedSign[] =>
  sentences
    .filter(tellsOverdose)
    .map(({ quote }) => ({ id: 'analgesic_overdose', quote, likelihood: OUTRIGHT, isPlain: true }));

const readAfresh = (text: string): readonly RaisedSign[] => {
  const sentences = readSentences(text);
  const stretches = stretchesOf(sentences);
  const raised = [
    ...raisedByCounting(sentences),
    ...stretches.flatMap(raisedOutright),
    ...stretches.flatMap(raisedByLikeness),
  ];
  return SIGN_IDS.flatMap((id) => {
    const same = raised.filter((sign) => sign.id === id);
    return same.find(({ isPlain }) => isPlain) ?? same[0] ?? [];
  });
};

/**
 * Finds the danger signs that a text hints at, the gravest first, each once: told outright, counted, or alike to what
 * patients wrote who had them (server/training/examples/). Never throws; linear in the length of the text.
 */
export const signsIn = remembered(readAfresh);
