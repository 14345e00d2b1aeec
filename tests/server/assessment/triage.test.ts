import { describe, expect, it } from 'vitest';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import type { Condition } from '../../../server/assessment/knowledge/condition.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import { triage } from '../../../server/assessment/triage.ts';

const first = (condition: Condition, share = 0.5): Ranked => ({ condition, share, votes: [] });
const condition = (name: string, share?: number): Ranked => {
  const found = CONDITIONS.find((item) => item.name === name);
  if (found === undefined) throw new Error(`No condition ${name}`);
  return first(found, share);
};
const having = (...findings: FindingId[]): Settled[] =>
  findings.map((finding) => ({ finding, present: true, weight: 1, because: [] }));
const levelFor = (name: string, ...findings: FindingId[]): string =>
  triage([], condition(name), having(...findings)).level;

describe('triage', () => {
  it('[DIAG-14] makes an emergency of any emergency flag, whatever the condition', () => {
    const result = triage(['airway_compromise'], condition('Halitosis'), []);
    expect(result.level).toBe('emergency');
    expect(result.urgency).toBe('see dentist soon');
    expect(result.emergency).not.toBeNull();
  });

  it('makes an urgent flag at least urgent, and lowers nothing', () => {
    expect(triage(['facial_numbness'], condition('Halitosis'), []).level).toBe('urgent');
    expect(triage(['facial_numbness'], condition('Tooth avulsion'), []).level).toBe('emergency');
    expect(triage(['potentially_malignant_lesion'], condition('Halitosis'), []).level).toBe(
      'routine',
    );
  });

  it('takes the default of the most likely condition without flags', () => {
    expect(levelFor('Acute apical abscess')).toBe('urgent');
    expect(levelFor('Reversible pulpitis')).toBe('moderate');
    expect(levelFor('Diastema')).toBe('routine');
  });

  it('has help ready for every condition that is an emergency by itself', () => {
    for (const item of CONDITIONS.filter(({ level }) => level === 'emergency')) {
      const result = triage([], first(item), []);
      expect(result.level, item.name).toBe('emergency');
      expect(result.emergency?.advice.length, item.name).toBeGreaterThan(0);
    }
  });

  it('lowers a bleeding socket only when pressure has stopped it', () => {
    expect(levelFor('Post-extraction bleeding', 'bleeding.socket')).toBe('emergency');
    expect(levelFor('Post-extraction bleeding', 'bleeding.stopped_by_pressure')).toBe('urgent');
    expect(
      levelFor('Post-extraction bleeding', 'bleeding.stopped_by_pressure', 'bleeding.not_stopping'),
    ).toBe('emergency');
  });

  it('asks for a look in time when too little is known, and makes no emergency of a guess', () => {
    expect(triage([], condition('Halitosis', 0.04), []).level).toBe('moderate');
    expect(triage([], undefined, []).level).toBe('moderate');
    const guess = triage([], condition('Cardiac referred pain', 0.04), []);
    expect(guess.level).toBe('urgent');
    expect(guess.emergency).toBeNull();
    expect(triage(['airway_compromise'], condition('Halitosis', 0.04), []).level).toBe('emergency');
  });

  it('raises jaw joint, enamel, thrush and dry mouth by their column', () => {
    expect(levelFor('Temporomandibular disorder')).toBe('routine');
    expect(levelFor('Temporomandibular disorder', 'pain.six_or_more')).toBe('moderate');
    expect(levelFor('Temporomandibular disorder', 'jaw.locks')).toBe('moderate');
    expect(levelFor('Enamel hypoplasia')).toBe('routine');
    expect(levelFor('Enamel hypoplasia', 'enamel.breaking')).toBe('moderate');
    expect(levelFor('Oral candidiasis')).toBe('moderate');
    expect(levelFor('Oral candidiasis', 'immunosuppressed')).toBe('urgent');
    expect(levelFor('Dry mouth', 'tooth.many_cavities')).toBe('moderate');
  });
});
