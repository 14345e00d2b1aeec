import { describe, expect, it } from 'vitest';
import type { DiagnosisItem, Emergency, EngineDiagnosis } from '../../../contracts/diagnosis.ts';
import {
  assessWithSecondOpinion,
  mergeSecondOpinion,
} from '../../../server/assessment/second-opinion.ts';
import { LanguageModelFailure } from '../../../server/providers/language-model/port.ts';
import type { LanguageModel } from '../../../server/providers/language-model/port.ts';
import type { ModelOpinion } from '../../../server/providers/language-model/schema.ts';
import { GOOD, OWN } from '../language-model-case.kit.ts';
import { ADULT } from './rules.kit.ts';

const AGREES = 'A second reading by a language model also points to this.';

const item = (name: string, likelihood: number): DiagnosisItem => ({
  name,
  likelihood,
  description: 'd',
  reason: ['its own reason'],
});

/** The likelihoods after an opinion that names conditions in this order. */
const reRanked = (own: readonly DiagnosisItem[], ...conditions: string[]) =>
  mergeSecondOpinion({ ...OWN, diagnosis: [...own] }, { ...GOOD, conditions }).diagnosis;

const shares = (items: readonly DiagnosisItem[]): Record<string, number> =>
  Object.fromEntries(items.map(({ name, likelihood }) => [name, likelihood]));

describe('what an opinion does to the ranking', () => {
  const EVEN = [item('A', 25), item('B', 25), item('C', 25), item('D', 25)];

  it('weighs its first three places, a little less each, and nobody else', () => {
    // 25 * 1.25, 1.15, 1.05, 1 of a sum of 111.25, brought back to 100 and rounded down.
    expect(shares(reRanked(EVEN, 'A', 'B', 'C', 'D'))).toEqual({ A: 28, B: 25, C: 23, D: 22 });
    expect(shares(reRanked(EVEN, 'D', 'C', 'B'))).toEqual({ A: 22, B: 23, C: 25, D: 28 });
  });

  it('puts the likeliest first and gives its own reason to those that were named', () => {
    const items = reRanked([item('A', 40), item('B', 38)], 'B');
    expect(items.map(({ name }) => name)).toEqual(['B', 'A']);
    expect(items[0]?.reason).toEqual(['its own reason', AGREES]);
    expect(items[1]?.reason).toEqual(['its own reason']);
  });

  it('lets no candidate fall below 1, and takes what is too much from the first', () => {
    const items = reRanked([item('A', 4), item('B', 1), item('C', 1), item('D', 1)], 'A');
    expect(items.every(({ likelihood }) => likelihood >= 1)).toBe(true);
    expect(items.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBe(7);
    expect(items[0]).toMatchObject({ name: 'A', likelihood: 4 });
  });

  it('leaves a ranking alone in which nothing is likely', () => {
    expect(shares(reRanked([item('A', 0), item('B', 0)], 'B'))).toEqual({ A: 0, B: 0 });
  });

  it('leaves the ranking of an emergency alone', () => {
    const emergency: Emergency = { level: 'medical', title: 'Go', advice: ['Call.'] };
    const own = { ...OWN, diagnosis: EVEN, emergency };
    expect(mergeSecondOpinion(own, { ...GOOD, conditions: ['D'] }).diagnosis).toEqual(EVEN);
  });
});

describe('what an opinion does to the urgency', () => {
  const raise = (own: EngineDiagnosis['urgency'], urgency: ModelOpinion['urgency']) =>
    mergeSecondOpinion(
      {
        ...OWN,
        urgency: own,
        recommendation: [
          'See a dentist within 2 to 4 weeks.',
          'Come back in a few months.',
          'Ask at the next check-up.',
          'Ask at the next checkup.',
          'A routine visit will do.',
          'Wait two weeks.',
          'Wait four months.',
          'Keep brushing.',
        ],
      },
      { ...GOOD, urgency },
    );

  it.each([
    ['routine', 'moderate', 'See a dentist within 1 to 2 weeks.'],
    ['routine', 'see dentist soon', 'See a dentist within 1 to 3 days, sooner if it gets worse.'],
    ['moderate', 'emergency', 'See a dentist within 1 to 3 days, sooner if it gets worse.'],
  ] as const)('%s is raised by %s, and no later visit stays', (own, opinion, visit) => {
    const merged = raise(own, opinion);
    expect(merged.urgency).toBe(opinion === 'emergency' ? 'see dentist soon' : opinion);
    expect(merged.recommendation).toEqual([visit, 'Keep brushing.']);
  });

  it.each([
    ['moderate', 'routine'],
    ['moderate', 'moderate'],
    ['see dentist soon', 'routine'],
    ['see dentist soon', 'emergency'],
  ] as const)('%s stays what it is beside %s', (own, opinion) => {
    const merged = raise(own, opinion);
    expect(merged.urgency).toBe(own);
    expect(merged.recommendation).toHaveLength(8);
  });
});

describe('what an opinion does to an emergency', () => {
  const withOwn = (
    level: Emergency['level'] | null,
    flag: 'head_injury' | 'displaced_tooth_trauma',
  ) =>
    mergeSecondOpinion(
      {
        ...OWN,
        emergency: level === null ? null : { level, title: 'Ours', advice: ['Our advice.'] },
      },
      { ...GOOD, redFlags: [flag] },
    ).emergency;

  it('brings one by a flag alone', () => {
    expect(withOwn(null, 'head_injury')?.level).toBe('medical');
    expect(withOwn(null, 'displaced_tooth_trauma')?.level).toBe('dental');
  });

  it('keeps ours unless the other is graver', () => {
    expect(withOwn('medical', 'head_injury')?.title).toBe('Ours');
    expect(withOwn('medical', 'displaced_tooth_trauma')?.title).toBe('Ours');
    expect(withOwn('dental', 'displaced_tooth_trauma')?.title).toBe('Ours');
    const graver = withOwn('dental', 'head_injury');
    expect(graver?.level).toBe('medical');
    expect(graver?.advice.at(-1)).toBe('Our advice.');
    expect(graver?.advice.length).toBeGreaterThan(1);
  });

  it('says the same advice once', () => {
    const first = withOwn(null, 'head_injury')?.advice[0] ?? '';
    const merged = mergeSecondOpinion(
      { ...OWN, emergency: { level: 'dental', title: 'Ours', advice: [first] } },
      { ...GOOD, redFlags: ['head_injury'] },
    );
    expect(merged.emergency?.advice.filter((line) => line === first)).toHaveLength(1);
  });

  it('is not looked at again for a flag that was ours', () => {
    const own: EngineDiagnosis = { ...OWN, red_flags: ['head_injury'] };
    const merged = mergeSecondOpinion(own, { ...GOOD, redFlags: ['head_injury'] });
    expect(merged.emergency).toBeNull();
    expect(merged.red_flags).toEqual(['head_injury']);
  });

  it('lists a flag once that it names twice', () => {
    const merged = mergeSecondOpinion(OWN, { ...GOOD, redFlags: ['trismus', 'trismus'] });
    expect(merged.red_flags).toEqual(['trismus']);
  });
});

describe('the note for the dentist', () => {
  const noteOf = (opinion: Partial<ModelOpinion>) =>
    mergeSecondOpinion(OWN, { ...GOOD, ...opinion }).soap_note.assessment;

  it('says what was read, and only what changed', () => {
    expect(noteOf({ conditions: ['A', 'B'] })).toBe('a\nSecond reading by a language model: A, B.');
    expect(noteOf({ urgency: 'see dentist soon' })).toBe(
      'a\nSecond reading by a language model: Reversible pulpitis. Urgency raised from moderate to see dentist soon.',
    );
    expect(noteOf({ redFlags: ['potentially_malignant_lesion'] })).toBe(
      'a\nSecond reading by a language model: Reversible pulpitis. Red flags added: potentially_malignant_lesion.',
    );
    expect(noteOf({ redFlags: ['trismus', 'dysphagia'] })).toContain(
      'Red flags added: trismus, dysphagia.',
    );
  });

  it('keeps its other parts', () => {
    expect(mergeSecondOpinion(OWN, GOOD).soap_note).toMatchObject({
      subjective: 's',
      objective: 'o',
      plan: 'p',
    });
  });
});

describe('asking the model', () => {
  const ask = async (secondOpinion: LanguageModel['secondOpinion'], own: EngineDiagnosis = OWN) => {
    const noted: unknown[] = [];
    const result = await assessWithSecondOpinion(
      ADULT,
      own,
      { name: 'small-model', secondOpinion },
      {
        signal: new AbortController().signal,
        log: { warn: (details, message) => noted.push(details, message) },
      },
    );
    return { result, noted };
  };
  const suggested = ({ medications }: EngineDiagnosis): string[] =>
    medications.flatMap((each) => (each.suggested ? [each.id] : []));

  it('names the model beside the engine', async () => {
    const { result, noted } = await ask(async () => GOOD);
    expect(result.engine).toEqual({ name: 'toothwise-embedded + small-model', version: '1.0.0' });
    expect(noted).toEqual([]);
  });

  it.each([
    [new LanguageModelFailure('timeout', 'late'), 'timeout'],
    [new Error('anything else'), 'unavailable'],
  ])('keeps our result when it fails: %s', async (error, kind) => {
    const { result, noted } = await ask(async () => {
      throw error;
    });
    expect(result).toEqual({
      ...OWN,
      engine: {
        name: `toothwise-embedded (language model unavailable: ${kind})`,
        version: '1.0.0',
      },
    });
    expect(noted).toEqual([{ kind, model: 'small-model' }, 'no second opinion']);
  });

  it('takes a medicine away by a flag that was added, and gives none back', async () => {
    expect(suggested(OWN)).toEqual(['paracetamol', 'chlorhexidine']);
    const { result } = await ask(async () => ({ ...GOOD, redFlags: ['airway_compromise'] }));
    expect(suggested(result)).toEqual([]);
    const taken = result.medications.find(({ id }) => id === 'paracetamol');
    expect(taken?.reason).toBeTruthy();
    expect(result.medications.find(({ id }) => id === 'ibuprofen')?.reason).toBe('asthma');
  });

  it('leaves the medicines alone without a new flag', async () => {
    const { result } = await ask(async () => GOOD);
    expect(result.medications).toEqual(OWN.medications);
  });
});
