import { describe, expect, it } from 'vitest';
import type { UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';
import { whatChangesLine } from '../../contracts/rules/what-changes.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';

type Told = { readonly id: string; readonly to?: string };

const lineOf = (level: UrgencyLevel, change?: Told): string =>
  whatChangesLine({ what_changes: change }, level, RESULT);

describe('the line on what would change the urgency', () => {
  it('names what is noticed and what to do at the level that it leads to', () => {
    expect(lineOf('routine', { id: 'numbness', to: 'urgent' })).toBe(
      'If your lip, chin, cheek or tongue gets numb: see a dentist within 3 days, best within a day.',
    );
    expect(lineOf('urgent', { id: 'bleeding', to: 'emergency' })).toBe(
      'If it bleeds heavily, or despite 20 minutes of pressing: call 112 or 108, or go to a hospital.',
    );
  });

  it.each<[why: string, level: Exclude<UrgencyLevel, 'emergency'>, change: Told | undefined]>([
    ['tells of nothing', 'moderate', undefined],
    ['is of a newer server', 'moderate', { id: 'something_new', to: 'urgent' }],
    ['names no level that we know', 'moderate', { id: 'numbness', to: 'sometime' }],
    ['leads no higher than what stands now', 'urgent', { id: 'numbness', to: 'urgent' }],
    ['was made for an emergency', 'urgent', { id: 'mistaken' }],
  ])('is the general one where the result %s', (_why, level, change) => {
    expect(lineOf(level, change)).toBe(RESULT.sooner[level]);
  });

  it('says of an emergency that easing changes nothing, and where a mistaken tick is changed, without a calmer word', () => {
    expect(lineOf('emergency', { id: 'mistaken' })).toBe(
      'This stays an emergency even if it eases. Only if you ticked a danger sign by mistake, go back and change it.',
    );
    expect(lineOf('emergency', { id: 'stays' })).toBe(RESULT.changes.stays);
    expect(lineOf('emergency', { id: 'numbness', to: 'urgent' })).toBe(RESULT.changes.stays);
    expect(lineOf('emergency')).toBe('');
  });
});
