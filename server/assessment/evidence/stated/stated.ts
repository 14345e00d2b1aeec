import type { FindingId } from '../../knowledge/findings.ts';
import { hashOf, joined, makeHashed } from '../../learned/hashed.ts';
import type { Clause } from '../text/clauses.ts';
import type { Match } from '../text/pattern.ts';
import learned from './weights.json' with { type: 'json' };

/** Words before and after the matched ones that are looked at beside the finding. */
const NEAR = 2;
/** Most words of a clause that says little beside the finding. */
const SHORT = 3;

/** Kinds of features. */
const [FINDING, GROUP, MATCHED, CLASS, USED, WORD, MARK, ASKED, FEW] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const [BEFORE, BETWEEN, AFTER] = [10, 11, 12];

const sideOf = (at: number, { start, end }: Match): number => {
  if (at < start) return BEFORE;
  return at > end ? AFTER : BETWEEN;
};

const distanceTo = (at: number, { start, end }: Match): number => Math.max(start - at, at - end, 0);

type Seen = Pick<Clause, 'tokens' | 'marks' | 'isAsked'>;
type Features = (finding: FindingId, match: Match) => Iterable<number>;

/**
 * Hashes the words of a clause once, and returns what speaks for or against each reading of it: the finding and its
 * group, the words it was read from, and the other words, the classes and the marks of the clause, alone and beside the
 * finding or its group.
 */
export const statedFeatures = ({ tokens, marks, isAsked }: Seen): Features => {
  const words = tokens.map(({ word }) => hashOf(word));
  const classes = new Set(tokens.flatMap(({ keys }) => keys.filter((key) => key.startsWith('@'))));
  const classHashes = [...classes].map(hashOf);
  const markHashes = [...new Set(marks.map(({ mark }) => mark))].map(hashOf);
  return function* features(id, match) {
    const finding = hashOf(id);
    const group = hashOf(id.split('.', 1)[0] ?? '');
    yield joined(FINDING, finding);
    yield joined(GROUP, group);
    yield joined(MATCHED, finding, ...match.used.map((at) => words[at] ?? 0));
    for (const [kind, hashes] of [[CLASS, classHashes] as const, [MARK, markHashes] as const]) {
      for (const hash of hashes) {
        yield joined(kind, hash);
        yield joined(kind, group, hash);
        yield joined(kind, finding, hash);
      }
    }
    for (const [at, word] of words.entries()) {
      if (match.used.includes(at)) {
        yield joined(USED, word);
        yield joined(USED, finding, word);
        continue;
      }
      yield joined(WORD, word);
      yield joined(WORD, group, word);
      if (distanceTo(at, match) > NEAR) continue;
      yield joined(sideOf(at, match), word);
      yield joined(sideOf(at, match), finding, word);
    }
    if (isAsked) {
      yield joined(ASKED);
      yield joined(ASKED, group);
    }
    if (tokens.length <= SHORT) {
      yield joined(FEW);
      yield joined(FEW, finding);
    }
  };
};

const likelihood = makeHashed(learned);

/**
 * Returns how likely each reading of a clause is stated as true of the patient now, from 0 to 1, as ten thousand readings
 * teach that were judged one by one: "a sharp noise" is no sharp pain, and "chala gaya" no ulcer.
 */
export const likelihoodsStated = (clause: Seen): ((...reading: Parameters<Features>) => number) => {
  const featuresOf = statedFeatures(clause);
  return (finding, match) => likelihood(featuresOf(finding, match));
};
