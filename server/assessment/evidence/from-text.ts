import type { FindingId } from '../knowledge/findings.ts';
import { PHRASES } from '../knowledge/phrases/index.ts';
import type { EvidenceSource, Observation } from './evidence.ts';
import { remembered } from './text/memory.ts';
import { ageIn } from './text/numbers.ts';
import { makePhraseBook } from './text/phrase-book.ts';
import type { Clause } from './text/clauses.ts';
import { readSentences } from './text/clauses.ts';
import { denialsIn, isDenied } from './text/denials.ts';
import { openingOf } from './text/opening.ts';

const BOOK = makePhraseBook(PHRASES);

const INFANT_YEARS = 1.5;
const CHILD_YEARS = 12;
const ADULT_YEARS = 19;

/** Matches years of former times and of a child that is fed: such an age is not the patient's of today. */
const OTHER_AGE = /\b(?:when|was|were|since|breastfeeding|feeding|delivered|birth)\b/;

const ageGroupsIn = ({ words }: Clause): FindingId[] => {
  const age = OTHER_AGE.test(words) ? null : ageIn(words);
  if (age === null || age >= ADULT_YEARS) return [];
  if (age >= CHILD_YEARS) return ['child.12_or_older'];
  return age < INFANT_YEARS ? ['child.under_12', 'infant'] : ['child.under_12'];
};

/** Returns true for findings of time. "Not healed since months": what is denied is the healing, and not the time. */
const isTime = (finding: FindingId): boolean => finding.startsWith('onset.');

const suggestedBy = (clause: Clause): FindingId[] => {
  const denials = denialsIn(clause.tokens);
  const isSaid = (used: readonly number[]): boolean =>
    !clause.isDeniedList && !isDenied(denials, used);
  return [
    ...BOOK.search(clause.tokens)
      .filter(({ means, match }) => isTime(means) || isSaid(match.used))
      .map(({ means }) => means),
    ...ageGroupsIn(clause),
  ];
};

/**
 * Groups of findings that tell when and how something is, not what: in the opening of a text they are about something
 * else. Rain "for nine days without a break" is no pain without a break.
 */
const QUALITIES: ReadonlySet<string> = new Set([
  'onset',
  'course',
  'pain',
  'trigger',
  'relief',
  'stain',
]);

const isQuality = (finding: FindingId): boolean => QUALITIES.has(finding.split('.', 1)[0] ?? '');

const readAfresh = (text: string, source: EvidenceSource): readonly Observation[] => {
  const found = new Map<string, Observation>();
  const sentences = readSentences(text);
  const opening = openingOf(sentences);
  for (const sentence of sentences) {
    for (const clause of sentence.clauses) {
      for (const finding of suggestedBy(clause)) {
        if (opening.has(sentence) && isQuality(finding)) continue;
        const { quote } = clause;
        found.set(`${finding} ${quote}`, { finding, present: true, source, quote });
      }
    }
  }
  return [...found.values()];
};

/**
 * Reads the findings that a patient's words suggest: English, Hindi in Latin or Devanagari letters, slips and message
 * spellings included. What is denied beside the words is left out; nothing is read as absent. Never throws; linear in
 * the length of the text. One assessment reads a text several times and remembers how.
 */
export const readText = remembered(readAfresh);
