import { describe, expect, it } from 'vitest';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import type { ConditionId } from '../../../server/assessment/texts/en/conditions/index.ts';
import { triage } from '../../../server/assessment/triage.ts';

const likely = (id: ConditionId, share = 0.5): Ranked => {
  const condition = CONDITIONS.find((each) => each.id === id);
  if (condition === undefined) throw new Error(`No condition ${id}`);
  return { condition, share, votes: [] };
};

const settled = (finding: FindingId, present = true): Settled => ({
  finding,
  present,
  weight: 1,
  because: [],
});

const INJURIES = ['tooth_avulsion', 'tooth_luxation'] as const;
const MILK_TOOTH = { level: 'dental', kinds: ['milk_tooth_injury'] };

describe('the rule of the milk tooth', () => {
  const helpFor = (id: ConditionId, ...findings: Settled[]) =>
    triage([], likely(id), findings).emergency;

  it.each(INJURIES)('never puts it back: %s', (id) => {
    expect(helpFor(id, settled('tooth.baby'))).toEqual(MILK_TOOTH);
  });

  it.each(INJURIES)('is not applied to a permanent tooth: %s', (id) => {
    for (const findings of [
      [],
      [settled('tooth.baby', false)],
      [settled('tooth.baby', false), settled('injury.recent')],
      [settled('injury.recent')],
    ]) {
      const help = helpFor(id, ...findings);
      expect(help).not.toBeNull();
      expect(help).not.toEqual(MILK_TOOTH);
    }
  });

  it('is about injured teeth alone', () => {
    for (const id of [
      'post_extraction_bleeding',
      'facial_bone_fracture',
      'cardiac_referred_pain',
    ] as const)
      expect(helpFor(id, settled('tooth.baby'))).not.toEqual(MILK_TOOTH);
  });

  it('does not hide the help that a flag calls for', () => {
    const help = triage(['head_injury'], likely('tooth_avulsion'), [
      settled('tooth.baby'),
    ]).emergency;
    expect(help).toEqual(triage(['head_injury'], likely('halitosis'), []).emergency);
    expect(help).not.toEqual(MILK_TOOTH);
  });
});

describe('an emergency without a flag', () => {
  it.each([
    ['tooth_avulsion', 'avulsed_permanent_tooth'],
    ['tooth_luxation', 'displaced_tooth_trauma'],
    ['spreading_odontogenic_infection', 'spreading_facial_swelling'],
    ['cardiac_referred_pain', 'cardiac_symptoms'],
    ['facial_bone_fracture', 'facial_trauma'],
    ['post_extraction_bleeding', 'uncontrolled_bleeding'],
  ] as const)('%s is helped like the flag %s', (id, flag) => {
    const help = triage([], likely(id), []).emergency;
    expect(help).not.toBeNull();
    expect(help).toEqual(triage([flag], likely('halitosis'), []).emergency);
  });
});

describe('the level of urgency', () => {
  it('has the words of the three badges', () => {
    const urgencyOf = (id: ConditionId) => triage([], likely(id), []).urgency;
    expect(urgencyOf('tooth_avulsion')).toBe('see dentist soon');
    expect(urgencyOf('acute_apical_abscess')).toBe('see dentist soon');
    expect(urgencyOf('reversible_pulpitis')).toBe('moderate');
    expect(urgencyOf('diastema')).toBe('routine');
  });

  it('follows the gravest of several flags, in any order', () => {
    const levelOf = (...flags: Parameters<typeof triage>[0]) =>
      triage(flags, likely('diastema'), []).level;
    expect(levelOf('facial_numbness', 'airway_compromise')).toBe('emergency');
    expect(levelOf('airway_compromise', 'facial_numbness')).toBe('emergency');
    expect(levelOf('potentially_malignant_lesion', 'suspected_malignancy')).toBe('urgent');
  });

  it('names no help below an emergency', () => {
    expect(triage(['facial_numbness'], likely('diastema'), []).emergency).toBeNull();
    expect(triage([], likely('acute_apical_abscess'), []).emergency).toBeNull();
  });

  it('raises a column only by what is present', () => {
    const levelWith = (...findings: Settled[]) =>
      triage([], likely('oral_candidiasis'), findings).level;
    expect(levelWith(settled('immunosuppressed', false))).toBe('moderate');
    expect(levelWith(settled('immunosuppressed'))).toBe('urgent');
  });

  it('keeps an urgent guess urgent and makes a routine one moderate', () => {
    expect(triage([], likely('acute_apical_abscess', 0.01), []).level).toBe('urgent');
    expect(triage([], likely('diastema', 0.01), []).level).toBe('moderate');
    expect(triage([], likely('diastema', 0.08), []).level).toBe('routine');
  });
});
