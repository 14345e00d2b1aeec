import { describe, expect, it } from 'vitest';
import { NONE } from '../../../contracts/questions/shared.ts';
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
    expect(settle([say(false, 'concern'), choose(true, 'cold')])[0]?.present).toBe(true);
  });

  it('takes one of several answers that states it', () => {
    expect(settle([choose(true, 'cold'), choose(false, 'no_pain')])[0]?.present).toBe(true);
    expect(settle([choose(false, 'no_pain'), choose(false, 'sweet')])[0]?.present).toBe(false);
  });

  it('lets the own words outrank a whole list answered with NONE', () => {
    const settled = settle([say(true, 'concern'), choose(false, NONE)]);
    expect(settled[0]?.present).toBe(true);
    expect(settled[0]?.weight).toBeLessThan(1);
  });

  it('lets the later statement of the concern stand', () => {
    expect(settle([say(true, 'concern'), say(false, 'concern')])[0]?.present).toBe(false);
    expect(settle([say(false, 'concern'), say(true, 'concern')])[0]?.present).toBe(true);
  });

  it('keeps what was said once at full weight, with its words', () => {
    expect(settle([say(true, 'concern', 'cold hurts')])).toEqual([
      {
        finding: 'trigger.cold',
        present: true,
        weight: 1,
        because: [say(true, 'concern', 'cold hurts')],
      },
    ]);
  });

  it('takes one of several things of the background that states it', () => {
    const settled = settle([say(true, 'background'), say(false, 'background')]);
    expect(settled[0]?.present).toBe(true);
  });

  it('uses background only where nothing else was said', () => {
    expect(settle([say(true, 'background'), say(false, 'concern')])[0]?.present).toBe(false);
    expect(settle([say(true, 'background')])[0]?.present).toBe(true);
  });
});
