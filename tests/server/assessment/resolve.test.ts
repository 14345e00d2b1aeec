import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../server/assessment/evidence/evidence.ts';
import { settle } from '../../../server/assessment/evidence/resolve.ts';

const say = (present: boolean, source: Observation['source'], quote = 'words'): Observation => ({
  finding: 'trigger.cold',
  present,
  source,
  quote,
});
const choose = (present: boolean, optionId: string): Observation => ({
  ...say(present, 'answer'),
  optionId,
});

describe('settling contradictions', () => {
  it('lets an explicit answer outrank the concern', () => {
    expect(settle([say(true, 'concern'), choose(false, 'no_pain')])[0]?.present).toBe(false);
    expect(settle([say(true, 'concern'), choose(true, 'cold')])[0]?.present).toBe(true);
  });

  it('takes one of several answers that states it', () => {
    expect(settle([choose(true, 'cold'), choose(false, 'no_pain')])[0]?.present).toBe(true);
    expect(settle([choose(false, 'no_pain'), choose(false, 'sweet')])[0]?.present).toBe(false);
  });

  it.each(['sign', 'background'] as const)('lets a %s outrank the concern, too', (source) => {
    expect(settle([say(false, source), say(true, 'concern')])[0]?.present).toBe(false);
  });

  it('lets a sign stand that was confirmed in one place and denied in another', () => {
    expect(settle([choose(false, 'none'), say(true, 'sign')])[0]?.present).toBe(true);
    expect(settle([choose(true, 'cold'), say(false, 'sign')])[0]?.present).toBe(true);
  });

  it('keeps the full weight of an answer that the words repeat', () => {
    const because = [choose(true, 'cold'), say(true, 'concern')];
    expect(settle(because)).toEqual([
      { finding: 'trigger.cold', present: true, weight: 1, isStated: true, because },
    ]);
  });

  it('keeps what was answered once at full weight, with its words', () => {
    const because = [choose(true, 'cold')];
    expect(settle(because)).toEqual([
      { finding: 'trigger.cold', present: true, weight: 1, isStated: true, because },
    ]);
  });

  it('weighs words alone less than an answer, and what is disputed less than what is not', () => {
    const weightOf = (...items: Observation[]): number => settle(items)[0]?.weight ?? 1;
    const words = weightOf(say(true, 'concern'));
    expect(settle([say(true, 'concern')])[0]?.isStated).toBe(false);
    expect(words).toBeLessThan(1);
    expect(weightOf(say(true, 'concern'), say(true, 'concern'))).toBe(words);
    expect(weightOf(choose(true, 'cold'), choose(false, 'none'))).toBe(0.6);
    expect(words).toBe(0.7);
  });

  it('takes one of several things of the background that states it', () => {
    const settled = settle([say(true, 'background'), say(false, 'background')]);
    expect(settled[0]?.present).toBe(true);
  });
});
