import type { Emergency } from '../../contracts/diagnosis.ts';
import { isDentalCompound, isDentalWord } from '../../contracts/dental-vocabulary.ts';
import { emergencyInText } from './relevance/emergencies.ts';
import { isInstruction, splitLabels, withoutQuotes } from './relevance/instructions.ts';
import { isDentalInIndianScript } from './relevance/scripts.ts';
import type { Setting } from './relevance/senses.ts';
import {
  isElsewhere,
  isHarmedWork,
  isNotAPersons,
  isOuterPlace,
  isTask,
  settingOf,
  withoutOtherSenses,
} from './relevance/senses.ts';
import { speaksOfTheMouth } from './relevance/symptoms.ts';
import { clausesOf, plainText, sentencesOf, tokensOf } from './relevance/tokens.ts';
import { classOf, isCost, isEvent, isRegionalSign } from './relevance/words.ts';

/** Reply of the relevance check; `emergency` is set when the text itself calls for help now (API-07). */
export type Relevance = { isDentalRelated: boolean; emergency: Emergency | null };

/** What one sentence holds, by class of word. */
type Tally = {
  core: number;
  place: number;
  regional: number;
  work: number;
  ambiguous: number;
  face: number;
  sign: number;
  regionalSign: number;
  event: number;
  cost: number;
};

function tallyOf(tokens: readonly string[]): Tally {
  const tally: Tally = {
    core: 0,
    place: 0,
    regional: 0,
    work: 0,
    ambiguous: 0,
    face: 0,
    sign: 0,
    regionalSign: 0,
    event: 0,
    cost: 0,
  };
  for (const token of tokens) {
    const kind = classOf(token) ?? (token.length >= 6 && isDentalCompound(token) ? 'core' : undefined);
    if (kind && !isElsewhere(token, tokens)) tally[kind] += 1;
    if (isRegionalSign(token)) tally.regionalSign += 1;
    if (isEvent(token)) tally.event += 1;
    if (isCost(token)) tally.cost += 1;
  }
  return tally;
}

const SHORT = 3;

/** Ambiguous work that needs no owner beside what has happened to it. */
const MOSTLY_DENTAL = new Set(['filling', 'crown']);

/** How long it has lasted is what people tell about a complaint. */
const DURATION = /\b(?:since|from|for|past|last) (?:\w+ ){0,3}(?:days?|weeks?|months?|years?|morning|night|yesterday|childhood)\b|\b(?:din|hafte|mahine|saal) se\b/;


function workCounts(tally: Tally, sentence: string, setting: Setting): boolean {
  if (tally.work > 0) return true;
  if (tally.ambiguous === 0) return false;
  const tokens = tokensOf(sentence);
  const likely = setting.own || tokens.some((token) => MOSTLY_DENTAL.has(token));
  if (likely && isHarmedWork(sentence, tokens)) return true;
  if (setting.outside) return false;
  if (tokens.length <= SHORT || tally.ambiguous > 1 || tally.cost > 0) return true;
  return likely && tally.sign + tally.event > 0;
}

/** Pimples and make-up on the cheek are no matter of the mouth; a sore lip or tongue always is. */
const isSkinOnly = (tokens: readonly string[], setting: Setting): boolean =>
  setting.skin && tokens.every((token) => classOf(token) !== 'place' || isOuterPlace(token));

/** Whether one sentence, other senses already taken out, is a dental concern. */
function sentenceIsDental(sentence: string, strict: boolean): boolean {
  const plain = withoutOtherSenses(sentence);
  const tokens = tokensOf(plain);
  if (tokens.length === 0) return false;
  const setting = settingOf(tokensOf(sentence));
  if (isNotAPersons(sentence, setting)) return false;
  const tally = tallyOf(tokens);
  const complaint = tally.sign + tally.regionalSign + tally.cost + tally.event > 0 || DURATION.test(plain);
  if (isDentalInIndianScript(plain, tokens)) return !strict || tokens.length > 1;
  if (strict && !complaint) return false;
  if (tally.core > 0) return true;
  if (tokens.length === 1 && isDentalWord(plain)) return true;
  if (tally.place > 0) return !isSkinOnly(tokens, setting) && (complaint || setting.own || tally.place > 1 || tokens.length <= SHORT);
  if (tally.regional > 0 && tally.regionalSign > 0) return true;
  return workCounts(tally, plain, setting) || speaksOfTheMouth(plain, setting);
}

/** A skin matter in one clause does not speak for the next: "eczema is bad and my tongue has ulcers". */
function aClauseIsDental(sentence: string, strict: boolean): boolean {
  const clauses = clausesOf(sentence);
  if (clauses.length < 2 || !settingOf(tokensOf(sentence)).skin) return false;
  return clauses.some((clause) => sentenceIsDental(clause, strict));
}

type Remainder = { sentences: string[]; instructed: boolean };

/** The message without instructions to the machine and without tasks. */
function remainderOf(message: string): Remainder {
  const plain = splitLabels(plainText(message));
  const instructed = isInstruction(plain) || sentencesOf(plain).some(isInstruction);
  const sentences: string[] = [];
  for (const sentence of sentencesOf(instructed ? withoutQuotes(plain) : plain)) {
    const kept = clausesOf(sentence).filter(
      (clause) => !(instructed && isInstruction(clause)) && !isTask(clause),
    );
    if (kept.length > 0) sentences.push(kept.join(' , '));
  }
  return { sentences, instructed };
}

function isDental(message: string): boolean {
  const { sentences, instructed } = remainderOf(message);
  return sentences.some(
    (sentence) =>
      sentenceIsDental(sentence, instructed) || aClauseIsDental(sentence, instructed),
  );
}

/**
 * Whether a message is about teeth, gums, mouth, jaw or dental care, and whether it calls for help
 * now. Deterministic, linear in the length of the message, no I/O (INTRO-21, API-06, API-07).
 */
export function checkRelevance(message: string): Relevance {
  const isDentalRelated = isDental(message);
  return { isDentalRelated, emergency: emergencyInText(message, isDentalRelated) };
}
