import { describe, expect, it } from 'vitest';
import {
  PLACES,
  hashOf,
  hashesFrom,
  joined,
  makeHashed,
  rowOf,
} from '../../../server/assessment/learned/hashed.ts';
import { learnedRelevance } from '../../../server/assessment/relevance/learned.ts';
import { readText, statedIn } from '../../../server/assessment/evidence/from-text.ts';
import { learnHashed } from '../../../server/training/hashed.ts';
import type { Judged } from '../../../server/training/hashed.ts';

const judged = (isTrue: boolean, ...words: string[]): Judged => ({
  ...rowOf(words.map(hashOf)),
  isTrue,
  say: 1,
});

describe('hashed features', () => {
  it('have the same place on every machine, within the places there are', () => {
    // The published value of this word (FNV-1a, 32 bits).
    expect(hashOf('foobar') >>> 0).toBe(0xbf9cf968);
    const { features } = rowOf(['tooth', 'gum', 'दाँत', ''].map(hashOf));
    for (const place of features) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(PLACES);
    }
  });

  it('count once, and a long text no more than a short one', () => {
    const { features, scale } = rowOf(['a', 'b', 'a', 'c', 'd'].map(hashOf));
    expect(features).toHaveLength(4);
    expect(scale).toBe(0.5);
    expect(rowOf([])).toEqual({ features: Int32Array.of(), scale: 1 });
  });

  it('of several are others in another order', () => {
    expect(joined(1, 2)).not.toBe(joined(2, 1));
    expect(joined(1, 2)).toBe(joined(1, 2));
  });

  it('of letters are those of the text they make, as far as it goes', () => {
    expect([...hashesFrom('gums', 1, [2, 3, 4])]).toEqual([hashOf('um'), hashOf('ums')]);
  });

  it('say what was learned of them, and nothing sure of what was not', () => {
    const rows = Array.from({ length: 20 }, (_, at) => [
      judged(true, 'zinc', `wall ${at}`),
      judged(false, 'plum', `wall ${at}`),
    ]).flat();
    const likely = makeHashed(learnHashed(rows));
    expect(likely([hashOf('zinc')])).toBeGreaterThan(0.9);
    expect(likely([hashOf('plum')])).toBeLessThan(0.1);
    expect(likely([])).toBeGreaterThan(0.2);
    expect(likely([])).toBeLessThan(0.8);
  });
});

const named = () => true;
const unnamed = () => false;

describe('what examples say of a message', () => {
  it('is nothing of a short one', () => {
    expect(learnedRelevance('front one is loose', named)).toBeNull();
    expect(learnedRelevance('', named)).toBeNull();
  });

  it('is that it is dental although no word of the mouth stands in it', () => {
    const message =
      'The temporary one popped off at lunch and now every sip of cold water shoots right up, the permanent is due on Friday';
    expect(learnedRelevance(message, named)).toBe(true);
  });

  it('is that it is none although the mouth is named', () => {
    const message =
      'Doctor has given my father metformin by mouth twice a day for his sugar and his kidney report came back with creatinine 2.1, should the dose be lowered now';
    expect(learnedRelevance(message, named)).toBe(false);
  });

  it('is that it is none in fewer words where no tooth is named', () => {
    const message =
      'My throat is sore and I lost my voice with fever and cough since Monday, which syrup';
    expect(learnedRelevance(message, unnamed)).toBe(false);
    expect(learnedRelevance(message, named)).toBeNull();
  });
});

describe('a finding is said', () => {
  it.each([
    ['my gums bleed when I brush', 'gum.bleeds_brushing'],
    ['sharp pain when I drink cold water', 'trigger.cold'],
    ['thanda lagta hai aur dard hota hai', 'pain.any'],
    ['my filling fell out yesterday', 'tooth.restoration_lost'],
    ['bad toothache, wakes me at night', 'pain.night'],
    ['tooth pain for two months', 'onset.months'],
    ['tooth pain since 3 days', 'onset.days'],
    ['tooth broke 2 months ago', 'onset.months'],
    ['toothache since my wedding two months ago', 'onset.months'],
  ] as const)('in "%s"', (text, finding) => {
    expect([...statedIn(text)]).toContain(finding);
  });

  it.each([
    ["my car's clutch makes a sharp grinding noise on cold mornings", 'pain.sharp'],
    ['jab se naya cap laga hai tab se hai', 'pain.sharp'],
    ['she chala gaya ghar, RCT chalu hai', 'ulcer.any'],
    ["I'm 70 and have worn full dentures for thirty-odd years", 'onset.years'],
    // What a clause asks, denies, or tells of another or of the past is not marked, however sure the words look.
    ['do your patients have throbbing pain?', 'pain.throbbing'],
    ['Nothing is decayed', 'tooth.cavity'],
    ['a hole in the tooth after root canal treatment', 'tooth.recent_filling'],
    ["my neighbour's gums bleed when she brushes", 'gum.bleeds_brushing'],
    ['Years ago my filling fell out', 'tooth.restoration_lost'],
    ['does it wake me at night?', 'pain.night'],
    // A time that leads to an occasion is no time since when something is.
    ['I want whiter teeth for my wedding in two months', 'onset.months'],
  ] as const)('not in "%s": %s', (text, finding) => {
    expect([...statedIn(text)]).not.toContain(finding);
  });

  const timesIn = (text: string): unknown[] =>
    readText(text, 'concern').filter(({ finding }) => finding.startsWith('onset.'));

  it.each([
    'toothache, and my wedding is within two months',
    'toothache and my exam is within days',
    'toothache and an appointment in 5 weeks',
    'yellow teeth, wedding from next month',
  ])('of no time where one to come is told: "%s"', (text) => {
    expect(timesIn(text)).toEqual([]);
  });

  it.each([
    'my exam passed and the sore has not healed in 5 weeks',
    'sore for a month and an exam tomorrow',
    'pain in the last two months since the wedding',
  ])('of a time where one past is told: "%s"', (text) => {
    expect(timesIn(text)).not.toEqual([]);
  });
});
