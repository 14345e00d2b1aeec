import { describe, expect, it } from 'vitest';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import type { Condition } from '../../../server/assessment/knowledge/condition.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import type { ConditionId } from '../../../server/assessment/texts/en/conditions/index.ts';
import { triage } from '../../../server/assessment/triage.ts';

const first = (condition: Condition, share = 0.5): Ranked => ({ condition, share, votes: [] });
const condition = (id: ConditionId, share?: number): Ranked => {
  const found = CONDITIONS.find((item) => item.id === id);
  if (found === undefined) throw new Error(`No condition ${id}`);
  return first(found, share);
};
const having = (...findings: FindingId[]): Settled[] =>
  findings.map((finding) => ({ finding, present: true, weight: 1, because: [] }));
const levelFor = (id: ConditionId, ...findings: FindingId[]): string =>
  triage([], condition(id), having(...findings)).level;

describe('triage', () => {
  it('[DIAG-14] makes an emergency of any emergency flag, whatever the condition', () => {
    const result = triage(['airway_compromise'], condition('halitosis'), []);
    expect(result.level).toBe('emergency');
    expect(result.urgency).toBe('see dentist soon');
    expect(result.emergency).not.toBeNull();
  });

  it('makes an urgent flag at least urgent, and lowers nothing', () => {
    expect(triage(['facial_numbness'], condition('halitosis'), []).level).toBe('urgent');
    expect(triage(['facial_numbness'], condition('tooth_avulsion'), []).level).toBe('emergency');
    expect(triage(['potentially_malignant_lesion'], condition('halitosis'), []).level).toBe(
      'routine',
    );
  });

  it('takes the default of the most likely condition without flags', () => {
    expect(levelFor('acute_apical_abscess')).toBe('urgent');
    expect(levelFor('reversible_pulpitis')).toBe('moderate');
    expect(levelFor('diastema')).toBe('routine');
  });

  it('has help ready for every condition that is an emergency by itself', () => {
    for (const item of CONDITIONS.filter(({ level }) => level === 'emergency')) {
      const result = triage([], first(item), []);
      expect(result.level, item.id).toBe('emergency');
      expect(result.emergency?.kinds.length, item.id).toBeGreaterThan(0);
    }
  });

  it('lowers a bleeding socket only when pressure has stopped it', () => {
    expect(levelFor('post_extraction_bleeding', 'bleeding.socket')).toBe('emergency');
    expect(levelFor('post_extraction_bleeding', 'bleeding.stopped_by_pressure')).toBe('urgent');
    expect(
      levelFor('post_extraction_bleeding', 'bleeding.stopped_by_pressure', 'bleeding.not_stopping'),
    ).toBe('emergency');
  });

  it('asks for a look in time when too little is known, and makes no emergency of a guess', () => {
    expect(triage([], condition('halitosis', 0.04), []).level).toBe('moderate');
    expect(triage([], undefined, []).level).toBe('moderate');
    const guess = triage([], condition('cardiac_referred_pain', 0.04), []);
    expect(guess.level).toBe('urgent');
    expect(guess.emergency).toBeNull();
    expect(triage(['airway_compromise'], condition('halitosis', 0.04), []).level).toBe('emergency');
  });

  it('raises jaw joint, enamel, thrush and dry mouth by their column', () => {
    expect(levelFor('temporomandibular_disorder')).toBe('routine');
    expect(levelFor('temporomandibular_disorder', 'pain.six_or_more')).toBe('moderate');
    expect(levelFor('temporomandibular_disorder', 'jaw.locks')).toBe('moderate');
    expect(levelFor('enamel_hypoplasia')).toBe('routine');
    expect(levelFor('enamel_hypoplasia', 'enamel.breaking')).toBe('moderate');
    expect(levelFor('oral_candidiasis')).toBe('moderate');
    expect(levelFor('oral_candidiasis', 'immunosuppressed')).toBe('urgent');
    expect(levelFor('dry_mouth', 'tooth.many_cavities')).toBe('moderate');
  });
});
