import type { FindingId } from '../knowledge/findings.ts';
import { PHRASES } from '../knowledge/phrases/index.ts';
import { likelihoodsStated } from './stated/stated.ts';
import type { EvidenceSource, Observation } from './evidence.ts';
import { remembered } from './text/memory.ts';
import { ageIn } from './text/numbers.ts';
import type { Match } from './text/pattern.ts';
import type { Hit } from './text/phrase-book.ts';
import { makePhraseBook } from './text/phrase-book.ts';
import type { Clause } from './text/clauses.ts';
import { readSentences } from './text/clauses.ts';
import { denialsIn, isDenied, isDenying } from './text/denials.ts';
import type { Mark } from './text/marks.ts';
import { isMarkedBeside } from './text/marks.ts';
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

/** Occasions that people wait for: a time that leads to one is no time since when something is. */
const OCCASIONS = new Set(
  `wedding weddings marriage marrying shaadi shadi engagement sagai reception function party exam exams interview interviews
  appointment leaving travelling traveling travel flight flying trip holiday vacation moving delivery due`.split(
    /\s+/,
  ),
);
/** Words that lead to a time to come: "in two months", "from next month", "2 mahine baad". */
const AHEAD = new Set('in within after next coming upcoming agle baad'.split(' '));
/** Words behind which "in" leads back: "in the last two months". */
const LEADS_BACK = new Set('last past previous these pichle'.split(' '));

/** Returns true when a time is one that is waited for: "my wedding is in two months". */
const isAhead = ({ tokens }: Clause, { start, end }: Match): boolean =>
  tokens.some(({ word }) => OCCASIONS.has(word)) &&
  !tokens.some(({ word }) => LEADS_BACK.has(word) || isDenying(word)) &&
  tokens.some(({ word }, at) => AHEAD.has(word) && at >= start - 1 && at <= end + 1);

/** Marks that take the words after them out of what is stated. */
const UNSTATED: ReadonlySet<Mark> = new Set(['asked', 'supposed', 'feared', 'planned']);
/** A mark holds for so many words after it: what comes later is a thought of its own. */
const MARK_REACH = 6;
/** Words that name the patient: a question with none of them asks about people in general. */
const NAMES_THE_PATIENT = new Set(
  `i my me mine im ive we our us he she him her his mera meri mere mujhe main hum hamara uska uski uske unka unki unke wife
  husband son daughter mother father mom dad beta beti baby child`.split(/\s+/),
);

/** Returns true when words are asked in general, supposed, feared or planned, and so tell nothing of the patient now. */
const isUnstated = ({ marks, tokens }: Clause, { start, end, used }: Match): boolean =>
  marks.some(({ mark, by }) => {
    const last = Math.max(...by);
    if (!UNSTATED.has(mark) || last > end || start - last > MARK_REACH) return false;
    if (by.some((at) => used.includes(at))) return false;
    return (
      mark !== 'asked' ||
      (by.includes(0) && !tokens.some(({ word }) => NAMES_THE_PATIENT.has(word)))
    );
  });

/** Finds what phrases read in a clause, before it is judged whether the words state it. */
export const readingsIn = (clause: Clause): Hit<FindingId>[] => {
  const denials = denialsIn(clause.tokens);
  const isSaid = (match: Match): boolean =>
    !clause.isDeniedList && !isDenied(denials, match.used) && !isUnstated(clause, match);
  return BOOK.search(clause.tokens).filter(({ means, match }) => {
    if (isTime(means)) return !isAhead(clause, match);
    // A suspicion is told in words of doubt, and often with fear: its own phrases say that somebody has named it.
    if (means === 'cancer.suspected') return !clause.isDeniedList && !isDenied(denials, match.used);
    return isSaid(match);
  });
};

/** Marks of a clause that is of another time, of somebody else, or no plain speech. */
const ELSEWHERE: ReadonlySet<Mark> = new Set(['past', 'other', 'figure', 'normal']);

/** Returns true when a clause says words of it outright: it is no question, and nothing beside them denies or removes them. */
const isOutright = ({ tokens, marks, isAsked }: Clause, used: readonly number[]): boolean =>
  !isAsked &&
  !isMarkedBeside(
    marks.filter(({ mark }) => ELSEWHERE.has(mark)),
    used,
  ) &&
  !tokens.some(({ word }, at) => isDenying(word) && !used.includes(at));

type Suggested = Pick<Observation, 'finding' | 'likelihood' | 'isOutright'>;

/** Most readings of one finding in one clause that are judged: a text that says one thing again buys no more work. */
const JUDGED_MAX = 2;

const suggestedBy = (clause: Clause): Suggested[] => {
  const stated = likelihoodsStated(clause);
  const judged = new Map<FindingId, number>();
  const suggested: Suggested[] = [];
  for (const { means, match } of readingsIn(clause)) {
    const count = judged.get(means) ?? 0;
    judged.set(means, count + 1);
    if (count < JUDGED_MAX) {
      suggested.push({
        finding: means,
        likelihood: stated(means, match),
        isOutright: isOutright(clause, match.used),
      });
    }
  }
  return [
    ...suggested,
    ...ageGroupsIn(clause).map((finding) => ({
      finding,
      likelihood: 1,
      isOutright: isOutright(clause, []),
    })),
  ];
};

/** Returns what a clause tells that is no free telling: a list of medicines, or our own words of an X-ray. */
const toldBy = (clause: Clause): Suggested[] =>
  [...readingsIn(clause).map(({ means }) => means), ...ageGroupsIn(clause)].map((finding) => ({
    finding,
  }));

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

/** Likelihood from which a reading is taken as said: what is less sure is asked, and not marked. */
const LIKELY = 0.85;
/** The same for a time, which often stands in a clause of its own: "my gums bleed, for months". */
const LIKELY_TIME = 0.7;

/** Likelihood from which a sore is one. A time that stands alone is always less sure. */
const SURELY = 0.7;
/** Times that are too long for a sore that heals by itself. */
const TOO_LONG: ReadonlySet<FindingId> = new Set(['onset.over_3_weeks', 'onset.months']);
/** Sores that come and go, or have a cause, are told with these. */
const NO_ONE_SORE: ReadonlySet<FindingId> = new Set([
  'course.recurrent',
  'course.heals_10_days',
  'course.moves',
  'ulcer.many_small',
  'ulcer.at_sharp_tooth',
  'tongue.map',
]);

/**
 * Reads one sore and the only time that is told, each in a sentence of its own, as a sore of that age: "I have an ulcer
 * on my tongue. I noticed it five weeks ago."
 */
const oldSoreIn = (read: readonly Observation[]): Observation[] => {
  const sore = read.find(
    ({ finding, likelihood = 1 }) => finding === 'ulcer.any' && likelihood >= SURELY,
  );
  const times = read.filter(({ finding }) => finding.startsWith('onset.'));
  const time = times.find(({ finding }) => TOO_LONG.has(finding));
  if (sore === undefined || time === undefined || times.some((each) => !TOO_LONG.has(each.finding)))
    return [];
  if (read.some(({ finding }) => NO_ONE_SORE.has(finding))) return [];
  return [{ ...time, finding: 'ulcer.over_3_weeks', isOutright: false }];
};

const readAfresh = (text: string, source: EvidenceSource): readonly Observation[] => {
  const found = new Map<string, Observation>();
  const sentences = readSentences(text);
  const opening = openingOf(sentences);
  const readIn = source === 'concern' ? suggestedBy : toldBy;
  for (const sentence of sentences) {
    for (const clause of sentence.clauses) {
      for (const read of readIn(clause)) {
        if (opening.has(sentence) && isQuality(read.finding)) continue;
        const { quote } = clause;
        const key = `${read.finding} ${quote}`;
        if ((found.get(key)?.likelihood ?? 0) > (read.likelihood ?? 1)) continue;
        found.set(key, { ...read, present: true, source, quote });
      }
    }
  }
  return [...found.values(), ...oldSoreIn([...found.values()])];
};

/**
 * Reads the findings that a patient's words suggest: English, Hindi in Latin or Devanagari letters, slips and message
 * spellings included, each with how likely the words state it. What is denied beside the words is left out; nothing is
 * read as absent. Never throws; linear in the length of the text. One assessment reads a text several times and remembers
 * how.
 */
export const readText = remembered(readAfresh);

/** The likelihood for words that say a finding in so many words: what wakes somebody is there at night. */
const LIKELY_PLAIN = 0.5;
const SAID_PLAINLY: ReadonlyMap<FindingId, RegExp> = new Map([
  ['pain.night', /\b(?:wakes?|woken?|woke|waking) (?:me|us|him|her)\b/i],
]);

const likelyFrom = ({ finding, quote }: Observation): number => {
  if (isTime(finding)) return LIKELY_TIME;
  return SAID_PLAINLY.get(finding)?.test(quote ?? '') === true ? LIKELY_PLAIN : LIKELY;
};

/** Findings whose words say less than the answers do: a root canal is no filling of these weeks. */
const SAID_LOOSELY: ReadonlySet<FindingId> = new Set(['tooth.recent_filling']);

/** Returns the findings that the words of a concern state outright, so that we may say "You said this. Right?". */
export const statedIn = (concern: string): ReadonlySet<FindingId> =>
  new Set(
    readText(concern, 'concern')
      .filter((read) => read.isOutright === true && (read.likelihood ?? 1) >= likelyFrom(read))
      .map(({ finding }) => finding)
      .filter((finding) => !SAID_LOOSELY.has(finding)),
  );
