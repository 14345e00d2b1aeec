import type { FindingId } from '../knowledge/findings.ts';
import type { EvidenceSource, Observation } from './evidence.ts';
import type { Clause, Sentence } from './text/clauses.ts';
import { readSentences } from './text/clauses.ts';
import { LEXICON } from './text/lexicon/index.ts';
import { remembered } from './text/memory.ts';
import { readMood } from './text/negation.ts';
import { daysOf, readNumbers, readUlcerAge } from './text/numbers.ts';
import { readOpening } from './text/opening.ts';
import { readOverdose } from './text/overdose.ts';
import { isOfToday, tellsPastReaction } from './text/past-reaction.ts';
import type { Hit } from './text/phrase-book.ts';
import { makePhraseBook } from './text/phrase-book.ts';
import type { Found, Saying } from './text/settle.ts';
import { settle } from './text/settle.ts';

const BOOK = makePhraseBook<Saying>(
  (Object.entries(LEXICON) as Array<[FindingId, readonly string[]]>).flatMap(([finding, phrases]) =>
    phrases.map((phrase): [string, Saying] =>
      phrase.startsWith('~')
        ? [phrase.slice(1), { finding, present: false }]
        : [phrase, { finding, present: true }],
    ),
  ),
);

/** Complaints that can pass; an injury or a lost tooth stays a fact although "gone" is said. */
const PASSES =
  /^(?:pain|trigger|swelling|fever|pus|bleeding|ulcer|patch|lump|blisters|numbness|malaise|airway|swallowing|opening|sinus|heart|tooth\.infected)/;

const decide = (hit: Hit<Saying>, mood: ReturnType<typeof readMood>): Found | null => {
  const { finding, present } = hit.means;
  const { start, end, used } = hit.match;
  const said = mood.of(hit.match);
  if (said === 'unknown' || (said === 'absent' && hit.presenceOnly)) return null;
  // "Breathing is not normal" takes the reassurance back; the complaint is read by its own phrases.
  if (!present && mood.denies(hit.match)) return null;
  const stands = said === 'present' || (!mood.denies(hit.match) && !PASSES.test(finding));
  return {
    finding,
    present: present && stands,
    start,
    end,
    size: used.length,
    rank: used.length + (mood.spokenWithDenial(hit.match) ? 2 : 0),
  };
};

const readClause = (clause: Clause): Saying[] => {
  const mood = readMood(clause.tokens);
  const found = BOOK.search(clause.tokens)
    .map((hit) => decide(hit, mood))
    .filter((each) => each !== null);
  return settle(clause, mood, found);
};

const OVER_3_WEEKS: Saying = { finding: 'onset.over_3_weeks', present: true };
const isOverThreeWeeks = (clause: Clause): boolean => (daysOf(clause) ?? 0) > 21;

const GROWING: Saying = { finding: 'lump.growing_bleeding', present: true };

/** "A lump for two months, growing, bleeds": a short clause of its own about the lump before it. */
const saysItGrows = (clause: Clause): boolean =>
  clause.tokens.length <= 4 &&
  clause.tokens.some(({ keys }) => keys.includes('@grow') || keys.includes('@bleed')) &&
  !clause.tokens.some(({ word }) => /^(?:no|not|never|nahi|doesnt|hasnt|gums?)$/.test(word));

const BLEEDS_ON: Saying = { finding: 'bleeding.not_stopping', present: true };
const BLEEDS_AGAIN =
  /\b(?:bleed(?:s|ing)?|blood|khoon|khun)\b.{0,30}\b(?:again|phir se)\b.{0,30}\b(?:not|wont|doesnt|isnt|nahi)\b.{0,12}\b(?:stop|stops|stopping|ruk)\b/;
const OF_THE_GUMS = /\b(?:gums?|brush\w*|floss\w*|masud\w*)\b/;

/** "It stopped and now it bleeds again, does not stop": told over several clauses. */
const bleedsOn = ({ words }: Sentence): boolean =>
  BLEEDS_AGAIN.test(words) && !OF_THE_GUMS.test(words);

const readSentence = (sentence: Sentence, source: EvidenceSource): Observation[] => {
  const sayings = sentence.clauses.flatMap((clause, index) => {
    const past = tellsPastReaction(clause, sentence.clauses[index - 1]);
    const numbers = [...readNumbers(clause), ...readOpening(clause)];
    const told = new Set(numbers.map(({ finding }) => finding));
    return [...readClause(clause).filter(({ finding }) => !told.has(finding)), ...numbers]
      .filter((saying) => !(past && saying.present && isOfToday(saying.finding)))
      .map((saying) => ({ ...saying, quote: clause.quote }));
  });
  const tellsOfUlcer = sayings.some(({ finding, present }) => present && finding === 'ulcer.any');
  const tellsOfLump = sayings.some(({ finding, present }) => present && finding === 'lump.any');
  const openSocket = sayings.some(
    ({ finding, present }) => present && finding === 'socket.not_healing',
  );
  const whole = [
    ...(tellsOfUlcer ? readUlcerAge(sentence) : []),
    ...(tellsOfLump && sentence.clauses.some(saysItGrows) ? [GROWING] : []),
    ...(openSocket && sentence.clauses.some(isOverThreeWeeks) ? [OVER_3_WEEKS] : []),
    ...readOverdose(sentence),
    ...(bleedsOn(sentence) ? [BLEEDS_ON] : []),
  ].map((reading) => ({ ...reading, quote: sentence.quote }));
  return [...sayings, ...whole].map(({ finding, present, quote }) => ({
    finding,
    present,
    source,
    quote,
  }));
};

/** "It bled for hours, we pressed, then it stopped": in one telling the last word counts. */
const withoutBleedingThatStopped = (read: readonly Observation[]): readonly Observation[] => {
  const lastOf = (finding: FindingId): number =>
    read.findLastIndex((item) => item.present && item.finding === finding);
  const stopped = lastOf('bleeding.stopped_by_pressure');
  const goesOn = lastOf('bleeding.not_stopping');
  if (goesOn < 0 || stopped < goesOn || read[stopped]?.quote === read[goesOn]?.quote) return read;
  return read.filter((item) => !(item.present && item.finding === 'bleeding.not_stopping'));
};

const readAfresh = (text: string, source: EvidenceSource): readonly Observation[] => {
  const seen = new Set<string>();
  const read = readSentences(text).flatMap((sentence) => readSentence(sentence, source));
  return withoutBleedingThatStopped(read).filter(({ finding, present, quote }) => {
    const key = `${finding} ${present} ${quote}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/**
 * The findings in what a person wrote: English, Hindi in Latin or Devanagari letters, slips and message
 * spellings included. Denials are kept as absent findings; doubts, questions and suppositions are left out.
 * Never throws; linear in the length of the text. One assessment reads a text several times and
 * remembers how.
 */
export const readText = remembered(readAfresh);
