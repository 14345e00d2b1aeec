import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../../../contracts/assessment/signs.ts';
import { readClauses } from '../../../../server/assessment/evidence/text/clauses.ts';
import { makeClassifier } from '../../../../server/assessment/signs/classifier/classifier.ts';
import {
  featuresOf,
  splitJoined,
} from '../../../../server/assessment/signs/classifier/features.ts';
import stated from '../../../../server/assessment/evidence/stated/weights.json' with { type: 'json' };
import relevance from '../../../../server/assessment/relevance/weights.json' with { type: 'json' };
import learned from '../../../../server/assessment/signs/classifier/weights.json' with { type: 'json' };
import type { Example } from '../../../../server/training/examples.ts';
import { parseExample, readExamples } from '../../../../server/training/examples.ts';
import { trainStated } from '../../../../server/training/readings/train.ts';
import { trainRelevance } from '../../../../server/training/relevance/train.ts';
import { train } from '../../../../server/training/train.ts';

const told = (text: string, ...signs: Example['signs']): Example => ({
  text,
  signs,
});

/** Each three times: what is seen less often is not learned. */
const SMALL = [
  told('zinc wall', 'trismus'),
  told('zinc wall', 'trismus'),
  told('zinc roof', 'trismus'),
  told('plum wall', 'dysphagia'),
  told('plum wall', 'dysphagia'),
  told('plum door', 'dysphagia'),
  told('wall once'),
  told('wall twice'),
  told('wall and wall'),
];

describe('learning from examples', () => {
  const { known, classify, support } = makeClassifier(train(SMALL));
  const of = (text: string) =>
    classify(known(readClauses(text).map(splitJoined).flatMap(featuresOf)));

  it('finds the words that speak for a sign, and those that speak for none', () => {
    expect(of('zinc').trismus).toBeGreaterThan(0.5);
    expect(of('zinc').dysphagia).toBeLessThan(0.5);
    expect(of('plum').dysphagia).toBeGreaterThan(0.5);
    expect(of('zinc').danger).toBeGreaterThan(of('wall').danger);
    expect(of('wall').trismus).toBeLessThan(of('zinc').trismus);
  });

  it('says how much a part of a text speaks for a sign', () => {
    const supports = (word: string) => support(known([word]), 'trismus');
    expect(supports('zinc')).toBeGreaterThan(supports('wall'));
  });

  it('learns nothing of a word that was seen less than three times', () => {
    expect(train(SMALL).features.some((line) => line.includes('roof'))).toBe(false);
    expect(of('roof')).toEqual(of('never heard of'));
  });

  it('teaches the same each time', () => {
    expect(train(SMALL)).toEqual(train(SMALL));
  });
});

describe('an example', () => {
  it('is a message with the sign of its file and further ones at its end', () => {
    expect(parseExample('trismus', 'mouth shut')).toEqual({
      text: 'mouth shut',
      signs: ['trismus'],
    });
    const both = parseExample('trismus', 'mouth shut, cannot swallow [also: dysphagia]');
    expect(both).toMatchObject({
      text: 'mouth shut, cannot swallow',
      signs: ['dysphagia', 'trismus'],
    });
  });

  it('tells no sign in the two files of what is none', () => {
    for (const file of ['ordinary', 'alarming']) {
      expect(parseExample(file, 'saw it in a film')).toEqual({
        text: 'saw it in a film',
        signs: [],
      });
    }
  });

  it('with a sign that there is not is refused, and the line is named', () => {
    expect(() => parseExample('trismus', 'shut [also: lockjaw]')).toThrow(
      'lockjaw is no sign (trismus.txt: "shut [also: lockjaw]")',
    );
  });
});

describe('the examples', () => {
  const examples = readExamples();

  it('tell every sign at least a hundred times, and what is none often enough', () => {
    const rare = SIGN_IDS.filter(
      (id) => examples.filter(({ signs }) => signs.includes(id)).length < 100,
    );
    expect(rare).toEqual([]);
    expect(examples.filter(({ signs }) => signs.length === 0).length).toBeGreaterThan(2000);
  });

  it('stand once', () => {
    const seen = new Set<string>();
    const twice = examples.filter(({ text }) => {
      const key = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
      const isKnown = seen.has(key);
      seen.add(key);
      return isKnown;
    });
    expect(twice.map(({ text }) => text)).toEqual([]);
  });

  it('teach what the engine knows (npm run train:words)', { timeout: 300_000 }, () => {
    const taught = train(examples);
    expect(learned.labels).toEqual(taught.labels);
    expect(learned.features.length).toBe(taught.features.length);
    // Another machine may round the last hundredth otherwise.
    const numbersOf = (line: string) => line.split('\t')[1]?.split(/[ :]/).map(Number) ?? [];
    const apart = taught.features.filter((line, at) => {
      const known = numbersOf(learned.features[at] ?? '');
      return numbersOf(line).some((number, place) => Math.abs(number - (known[place] ?? 0)) > 1);
    });
    expect(apart).toEqual([]);
  });

  it.each([
    ['relevance', relevance, trainRelevance],
    ['what is stated', stated, trainStated],
  ])('teach %s as it is known (npm run train:words)', (_, known, teach) => {
    const taught = teach();
    const bytes = ({ weights }: typeof known) => [...new Int8Array(Buffer.from(weights, 'base64'))];
    const before = bytes(known);
    // Another machine may round the last step otherwise.
    const apart = bytes(taught).filter((byte, at) => Math.abs(byte - (before[at] ?? 0)) > 1);
    expect(apart).toEqual([]);
    expect(taught.bias).toBeCloseTo(known.bias, 1);
  });
});
