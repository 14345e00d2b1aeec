import { describe, expect, it } from 'vitest';
import type { EngineDiagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { URGENCIES } from '../../../contracts/assessment/diagnosis.ts';
import { mergeSecondOpinion } from '../../../server/assessment/second-opinion.ts';
import type { ModelOpinion } from '../../../server/providers/language-model/schema.ts';
import { GOOD, IN_DANGER, loweredIn, OWN } from '../language-model-case.kit.ts';

/** The merge, with next steps that name the raised urgency. */
const merge = (own: EngineDiagnosis, opinion: ModelOpinion): EngineDiagnosis =>
  mergeSecondOpinion(own, opinion, (urgency) => ({
    recommendation: [`earlier: ${urgency}`],
    steps: { do: [`earlier: ${urgency}`], do_not: [], hospital_if: [] },
  }));

const ROUTINE_WITH_FLAG: ModelOpinion = {
  ...GOOD,
  urgency: 'routine',
  redFlags: ['suspected_malignancy'],
};

describe('merging a second opinion', () => {
  it('keeps the advice of our own dental emergency beside a graver one', () => {
    const own: EngineDiagnosis = {
      ...OWN,
      urgency: 'see dentist soon',
      red_flags: ['avulsed_permanent_tooth'],
      emergency: { level: 'dental', kinds: ['avulsed_permanent_tooth'] },
    };
    const merged = merge(own, { ...GOOD, redFlags: ['head_injury'] });
    expect(merged.emergency?.level).toBe('medical');
    expect(merged.emergency?.kinds).toEqual(['head_injury', 'avulsed_permanent_tooth']);
  });

  it('makes no emergency of the mere word', () => {
    const merged = merge(OWN, { ...GOOD, urgency: 'emergency' });
    expect(merged.urgency).toBe('see dentist soon');
    expect(merged.emergency).toBeNull();
  });

  const opinions: ModelOpinion[] = (['emergency', ...URGENCIES] as const).flatMap((urgency) => [
    { ...GOOD, urgency },
    { ...GOOD, urgency, conditions: ['acute_apical_abscess', 'dental_caries'] },
    { ...GOOD, urgency, redFlags: ['facial_numbness'] },
    { ...GOOD, urgency, redFlags: ['dysphagia', 'systemic_infection'] },
  ]);

  it('never lowers urgency, flags, emergency or advice against a medicine', () => {
    for (const own of [OWN, IN_DANGER, { ...OWN, urgency: 'routine' as const }]) {
      const lost = opinions.flatMap((opinion) => loweredIn(own, merge(own, opinion)));
      expect(lost).toEqual([]);
    }
  });

  it('raises urgency and asks for the next steps of the earlier visit', () => {
    const merged = merge(OWN, { ...GOOD, urgency: 'see dentist soon' });
    expect(merged.urgency).toBe('see dentist soon');
    expect(merged.recommendation).toEqual(['earlier: see dentist soon']);
    expect(merge(OWN, GOOD).recommendation).toEqual(OWN.recommendation);
  });

  it('raises urgency by a red flag, whatever the opinion calls it', () => {
    const merged = merge(OWN, { ...ROUTINE_WITH_FLAG });
    expect(merged.urgency).toBe('see dentist soon');
    expect(merged.red_flags).toEqual(['suspected_malignancy']);
  });

  it('keeps a flag without a level from raising anything', () => {
    const merged = merge(OWN, {
      ...GOOD,
      urgency: 'routine',
      redFlags: ['potentially_malignant_lesion'],
    });
    expect(merged.urgency).toBe('moderate');
  });

  it('re-ranks softly among the candidates and adds a reason of our own words', () => {
    const merged = merge(OWN, { ...GOOD, conditions: ['dental_caries'] });
    expect(merged.diagnosis.map((item) => item.name)).toEqual([
      'Dental caries',
      'Reversible pulpitis',
    ]);
    expect(merged.diagnosis[0]?.reason).toHaveLength(2);
    const sum = merged.diagnosis.reduce((total, item) => total + item.likelihood, 0);
    expect(sum).toBeLessThanOrEqual(95);
  });

  it('does not overturn a clear ranking', () => {
    const clear = {
      ...OWN,
      diagnosis: OWN.diagnosis.map((item, i) => ({ ...item, likelihood: i === 0 ? 80 : 10 })),
    };
    const merged = merge(clear, { ...GOOD, conditions: ['dental_caries'] });
    expect(merged.diagnosis[0]?.name).toBe('Reversible pulpitis');
  });

  it("shows none of the model's own words", () => {
    const merged = merge(OWN, { ...GOOD, explanation: 'Take amoxicillin 500 mg.' });
    expect(JSON.stringify(merged)).not.toContain('amoxicillin');
  });

  it('leaves its input as it was', () => {
    const before = structuredClone(OWN);
    merge(OWN, { ...GOOD, urgency: 'emergency', redFlags: ['dysphagia'] });
    expect(OWN).toEqual(before);
  });
});
