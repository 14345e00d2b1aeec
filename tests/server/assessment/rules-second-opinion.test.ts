import { describe, expect, it } from 'vitest';
import type {
  DiagnosisItem,
  EngineDiagnosis,
  Note,
} from '../../../contracts/assessment/diagnosis.ts';
import type { EmergencyKind, EmergencyLevel } from '../../../contracts/assessment/emergency.ts';
import { EMERGENCY } from '../../../contracts/texts/en/emergency.ts';
import { mergeSecondOpinion } from '../../../server/assessment/second-opinion.ts';
import { LanguageModelFailure } from '../../../server/providers/language-model/port.ts';
import type { LanguageModel } from '../../../server/providers/language-model/port.ts';
import type { ModelOpinion } from '../../../server/providers/language-model/schema.ts';
import { assessWithSecondOpinion } from '../../../server/services/second-opinion.ts';
import { engineHere } from '../../kit/server.ts';
import { GOOD, OWN } from '../language-model-case.kit.ts';
import { ADULT } from './rules.kit.ts';

const ASKS_FOR_CARE = 'A second reading of your answers by a language model asks for more care.';
const AGREES = 'A second reading by a language model also points to this.';

/** The merge, with next steps that name the raised urgency. */
const merge = (own: EngineDiagnosis, opinion: ModelOpinion): EngineDiagnosis =>
  mergeSecondOpinion(own, opinion, (urgency) => ({
    recommendation: [`earlier: ${urgency}`],
    steps: { do: [`earlier: ${urgency}`], do_not: [], hospital_if: [] },
  }));

const item = (id: string, likelihood: number): DiagnosisItem => ({
  id,
  name: `The name of ${id}`,
  likelihood,
  description: 'd',
  reason: ['its own reason'],
  because: [],
  against: [],
  suspicion: false,
});

/** The likelihoods after an opinion that names conditions in this order. */
const reRanked = (own: readonly DiagnosisItem[], ...conditions: string[]) =>
  merge({ ...OWN, diagnosis: [...own] }, { ...GOOD, conditions }).diagnosis;

const shares = (items: readonly DiagnosisItem[]): Record<string, number> =>
  Object.fromEntries(items.map(({ id, likelihood }) => [id, likelihood]));

describe('what an opinion does to the ranking', () => {
  const EVEN = [item('A', 25), item('B', 25), item('C', 25), item('D', 25)];

  it('weighs its first three places, a little less each, and nobody else', () => {
    // 25 * 1.25, 1.15, 1.05, 1 of a sum of 111.25, brought back to 100 and rounded down.
    expect(shares(reRanked(EVEN, 'A', 'B', 'C', 'D'))).toEqual({ A: 28, B: 25, C: 23, D: 22 });
    expect(shares(reRanked(EVEN, 'D', 'C', 'B'))).toEqual({ A: 22, B: 23, C: 25, D: 28 });
  });

  it('puts the likeliest first and gives its own reason to those that were named', () => {
    const items = reRanked([item('A', 40), item('B', 38)], 'B');
    expect(items.map(({ id }) => id)).toEqual(['B', 'A']);
    expect(items[0]?.reason).toEqual(['its own reason', AGREES]);
    expect(items[1]?.reason).toEqual(['its own reason']);
  });

  it('lets no candidate fall below 1, and takes what is too much from the first', () => {
    const items = reRanked([item('A', 4), item('B', 1), item('C', 1), item('D', 1)], 'A');
    expect(items.every(({ likelihood }) => likelihood >= 1)).toBe(true);
    expect(items.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBe(7);
    expect(items[0]).toMatchObject({ id: 'A', likelihood: 4 });
  });

  it('leaves a ranking alone in which nothing is likely', () => {
    expect(shares(reRanked([item('A', 0), item('B', 0)], 'B'))).toEqual({ A: 0, B: 0 });
  });

  it('leaves the ranking of an emergency alone', () => {
    const emergency = { level: 'medical', kinds: ['head_injury'] } as const;
    const own: EngineDiagnosis = {
      ...OWN,
      diagnosis: EVEN,
      emergency: { ...emergency, kinds: [...emergency.kinds] },
    };
    expect(merge(own, { ...GOOD, conditions: ['D'] }).diagnosis).toEqual(EVEN);
  });
});

describe('what an opinion does to the urgency', () => {
  const raise = (own: EngineDiagnosis['urgency'], urgency: ModelOpinion['urgency']) =>
    merge({ ...OWN, urgency: own }, { ...GOOD, urgency });

  it.each([
    ['routine', 'moderate', 'moderate'],
    ['routine', 'see dentist soon', 'see dentist soon'],
    ['moderate', 'emergency', 'see dentist soon'],
  ] as const)(
    '%s is raised by %s, and the next steps are those of an earlier visit',
    (own, opinion, urgency) => {
      const merged = raise(own, opinion);
      expect(merged.urgency).toBe(urgency);
      expect(merged.recommendation).toEqual([`earlier: ${urgency}`]);
      expect(merged.steps?.do).toEqual([`earlier: ${urgency}`]);
      expect(merged.summary).toBe(ASKS_FOR_CARE);
    },
  );

  it.each([
    ['moderate', 'routine'],
    ['moderate', 'moderate'],
    ['see dentist soon', 'routine'],
    ['see dentist soon', 'emergency'],
  ] as const)('%s stays what it is beside %s', (own, opinion) => {
    const merged = raise(own, opinion);
    expect(merged.urgency).toBe(own);
    expect(merged.recommendation).toEqual(OWN.recommendation);
    expect(merged.steps).toEqual(OWN.steps);
    expect(merged.summary).toBe(OWN.summary);
  });
});

describe('what an opinion does to an emergency', () => {
  const withOwn = (
    level: EmergencyLevel | null,
    flag: 'head_injury' | 'displaced_tooth_trauma',
    ...kinds: EmergencyKind[]
  ) =>
    merge(
      { ...OWN, emergency: level === null ? null : { level, kinds } },
      { ...GOOD, redFlags: [flag] },
    ).emergency;

  it('brings one by a flag alone', () => {
    expect(withOwn(null, 'head_injury')).toEqual({ level: 'medical', kinds: ['head_injury'] });
    expect(withOwn(null, 'displaced_tooth_trauma')).toEqual({
      level: 'dental',
      kinds: ['displaced_tooth_trauma'],
    });
  });

  it('is what the next steps follow, whatever the urgency was', () => {
    for (const urgency of ['routine', 'see dentist soon'] as const) {
      const merged = merge({ ...OWN, urgency }, { ...GOOD, redFlags: ['head_injury'] });
      expect(merged.recommendation[0]).toBe(EMERGENCY.titles.head_injury);
      expect(merged.steps?.hospital_if).toEqual([]);
      expect(merged.summary).toBe(ASKS_FOR_CARE);
    }
  });

  it('keeps ours unless the other is graver', () => {
    const ours = { level: 'medical', kinds: ['airway_compromise'] };
    expect(withOwn('medical', 'head_injury', 'airway_compromise')).toEqual(ours);
    expect(withOwn('medical', 'displaced_tooth_trauma', 'airway_compromise')).toEqual(ours);
    expect(withOwn('dental', 'displaced_tooth_trauma', 'avulsed_permanent_tooth')).toEqual({
      level: 'dental',
      kinds: ['avulsed_permanent_tooth'],
    });
    expect(withOwn('dental', 'head_injury', 'avulsed_permanent_tooth')).toEqual({
      level: 'medical',
      kinds: ['head_injury', 'avulsed_permanent_tooth'],
    });
  });

  it('is told once', () => {
    expect(withOwn('dental', 'head_injury', 'head_injury')?.kinds).toEqual(['head_injury']);
  });

  it('is not looked at again for a flag that was ours', () => {
    const own: EngineDiagnosis = { ...OWN, red_flags: ['head_injury'] };
    const merged = merge(own, { ...GOOD, redFlags: ['head_injury'] });
    expect(merged.emergency).toBeNull();
    expect(merged.red_flags).toEqual(['head_injury']);
  });

  it('lists a flag once that it names twice', () => {
    const merged = merge(OWN, { ...GOOD, redFlags: ['trismus', 'trismus'] });
    expect(merged.red_flags).toEqual(['trismus']);
  });
});

describe('the note for the dentist', () => {
  const noteOf = (opinion: Partial<ModelOpinion>) =>
    merge(OWN, { ...GOOD, ...opinion }).soap_note.assessment;

  it('says what was read, and only what changed', () => {
    expect(noteOf({ conditions: ['dental_caries', 'cracked_tooth'] })).toBe(
      'a\nSecond reading by a language model: Dental caries, Cracked tooth.',
    );
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

  it('tells the second reading as data, too', () => {
    const note: Note = {
      complaint: 'c',
      person: 'p',
      asked_back: [],
      answers: [],
      negatives: [],
      history: 'h',
      allergies: 'a',
      flags: ['facial numbness (urgent)'],
      differential: [],
      not_for_patient: [],
    };
    const noted = (conditions: string[]) =>
      merge({ ...OWN, note }, { ...GOOD, conditions, redFlags: ['trismus'] }).note;
    expect(noted(['dental_caries', 'cracked_tooth'])).toEqual({
      ...note,
      second_reading: 'Dental caries, Cracked tooth',
      flags: [
        'facial numbness (urgent)',
        'trismus (emergency): second reading by a language model',
      ],
    });
    expect(noted([])).not.toHaveProperty('second_reading');
    expect(merge(OWN, GOOD).note).toBeUndefined();
  });

  it('keeps its other parts', () => {
    expect(merge(OWN, GOOD).soap_note).toMatchObject({
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
        engine: engineHere,
        signal: new AbortController().signal,
        log: { warn: (details, message) => noted.push(details, message) },
      },
    );
    return { result, noted };
  };
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

  it('rules out every medicine when it adds a medical emergency, and asks nothing any more', async () => {
    const { result } = await ask(async () => ({ ...GOOD, redFlags: ['airway_compromise'] }));
    expect(result.medications.map(({ status }) => status)).toEqual(
      OWN.medications.map(() => 'not_for_you'),
    );
    expect(result.medicine_questions).toEqual([]);
  });

  it('leaves the medicines alone without a new emergency', async () => {
    const { result } = await ask(async () => GOOD);
    expect(result.medications).toEqual(OWN.medications);
    expect(result.medicine_questions).toEqual(OWN.medicine_questions);
  });
});
