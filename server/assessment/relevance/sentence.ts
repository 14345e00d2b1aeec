import { isDentalCompound, isDentalWord } from '../../../contracts/rules/dental-words.ts';
import { isDentalInIndianScript } from './scripts.ts';
import type { Setting } from './senses.ts';
import {
  isElsewhere,
  isHarmedWork,
  isNotAPersons,
  isOuterPlace,
  settingOf,
  withoutOtherSenses,
} from './senses.ts';
import { speaksOfTheMouth } from './symptoms.ts';
import { clausesOf, tokensOf } from './tokens.ts';
import type { WordClass } from './words.ts';
import {
  WORD_KINDS,
  classOf,
  isCost,
  isEvent,
  isRegionalSign,
  isRegionalVerb,
  isSmallWord,
} from './words.ts';

/** Number of words of each class in one sentence. */
type Tally = Record<WordClass, number>;

function tallyOf(tokens: readonly string[]): Tally {
  const tally = Object.fromEntries(WORD_KINDS.map((kind) => [kind, 0])) as Tally;
  const company = new Set(tokens);
  for (const token of tokens) {
    const kind =
      classOf(token) ?? (token.length >= 6 && isDentalCompound(token) ? 'core' : undefined);
    if (kind && !isElsewhere(token, company)) tally[kind] += 1;
    if (isRegionalSign(token)) tally.regionalSign += 1;
    if (isRegionalVerb(token)) tally.regionalVerb += 1;
    if (isEvent(token)) tally.event += 1;
    if (isCost(token)) tally.cost += 1;
  }
  return tally;
}

/** Most words of a message that is only a heading: "jaw", "lost filling". */
const SHORT = 3;

/** Returns true for ambiguous work that needs no owner beside what has happened to it, also as spelt by ear: "crwn". */
const isMostlyDental = (token: string): boolean =>
  /^(?:f[iy]l+[ie]?n+g?s?|crwon|corwn|[ck]r[oa]*[wu]+n+s?)$/.test(token);

/** Words of ambiguous work that are dental only when they are the writer's own. */
const RARELY_DENTAL: ReadonlySet<string> = new Set(
  `cap caps capp canal canals pulp socket drill drilling wire wires clip calculus brace bracket brackets polish
  scaler bonding extract`.split(/\s+/),
);

/** Matches a duration, which people tell about a complaint. */
const DURATION =
  /\b(?:since|from|for|past|last) (?:\w+ ){0,3}(?:days?|weeks?|months?|years?|morning|night|yesterday|childhood)\b|\b(?:din|hafte|mahine|saal) se\b/;

/** Returns true for a heading in which every word is known here: "crown fell off", not "crown chakra meditation". */
const isHeading = (tokens: readonly string[]): boolean =>
  tokens.length <= SHORT &&
  tokens.every(
    (token) =>
      (classOf(token) ?? (isEvent(token) || isCost(token) || isSmallWord(token))) &&
      !RARELY_DENTAL.has(token),
  );

function workCounts(tally: Tally, sentence: string, setting: Setting): boolean {
  if (tally.work > 0) return true;
  if (tally.ambiguous === 0) return false;
  const tokens = tokensOf(sentence);
  const likely = setting.own || tokens.some(isMostlyDental);
  if (likely && isHarmedWork(sentence, tokens)) return true;
  if (setting.outside) return false;
  if (isHeading(tokens) || tally.ambiguous > 1) return true;
  if (tally.cost > 0 && !tokens.some((token) => RARELY_DENTAL.has(token))) return true;
  return likely && tally.sign + tally.event > 0;
}

/**
 * Returns true when only the skin is spoken of. Pimples and make-up on the cheek are no matter of the mouth; a sore lip
 * or tongue always is.
 */
const isSkinOnly = (tokens: readonly string[], setting: Setting): boolean =>
  setting.skin && tokens.every((token) => classOf(token) !== 'place' || isOuterPlace(token));

function isAboutTheMouth(
  plain: string,
  tokens: readonly string[],
  { tally, setting, complaint }: { tally: Tally; setting: Setting; complaint: boolean },
): boolean {
  if (tally.place > 0 && !isSkinOnly(tokens, setting)) {
    if (complaint || setting.own || tally.place > 1 || tokens.length <= SHORT) return true;
  }
  if (tally.regional > 0 && tally.regionalSign + tally.regionalVerb + tally.sign > 0) return true;
  if (tally.everyday > 0 && tally.regionalSign > 0) return true;
  return workCounts(tally, plain, setting) || speaksOfTheMouth(plain, setting);
}

/**
 * Returns true when one sentence is a dental concern, other senses of its words taken out. `strict` asks for a
 * complaint or a treatment, because the message also gave orders to the machine.
 */
function isConcern(sentence: string, strict: boolean): boolean {
  const plain = withoutOtherSenses(sentence);
  const tokens = tokensOf(plain);
  const setting = settingOf(tokensOf(sentence));
  if (tokens.length === 0 || isNotAPersons(sentence, setting)) return false;
  if (isDentalInIndianScript(plain, tokens)) return !strict || tokens.length > 1;
  const tally = tallyOf(tokens);
  const complaint =
    tally.sign + tally.regionalSign + tally.regionalVerb + tally.cost + tally.event > 0 ||
    DURATION.test(plain);
  if (strict && !complaint) return false;
  if (tally.core > 0 || (tokens.length === 1 && isDentalWord(plain))) return true;
  return isAboutTheMouth(plain, tokens, { tally, setting, complaint });
}

/**
 * Returns true when a sentence, or a clause of it, is dental. A skin matter in one clause does not speak for the next:
 * "acne is bad and my cheek has ulcers".
 */
export function sentenceIsDental(sentence: string, strict: boolean): boolean {
  if (isConcern(sentence, strict)) return true;
  const clauses = clausesOf(sentence);
  if (clauses.length < 2 || !settingOf(tokensOf(sentence)).skin) return false;
  return clauses.some((clause) => isConcern(clause, strict));
}

/** The soft parts of the mouth, and what can be wrong with them: sores after a new medicine are an emergency that names no tooth. */
const SOFT_PART = /\b(?:mouth|lips?|tongue|palate|mu[nh]h?|hoth|hont|jeebh?|jibh)\b/;
const SORE =
  /\b(?:sores?|ulcer\w{0,9}|blister\w{0,4}|patch(?:es)?|lumps?|bleed\w{0,3}|chh?al[ae]y?)\b/;

/** Returns true when a sentence names teeth, gums, dental work or a sore of the mouth, and not only the mouth. */
export function namesDentalMatter(sentence: string): boolean {
  const plain = withoutOtherSenses(sentence);
  const tokens = tokensOf(plain);
  const { core, work } = tallyOf(tokens);
  if (core + work > 0 || isDentalInIndianScript(plain, tokens)) return true;
  return SOFT_PART.test(plain) && SORE.test(plain);
}
