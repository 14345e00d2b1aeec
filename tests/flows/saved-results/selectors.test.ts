import { describe, expect, it } from 'vitest';
import { levelOf } from '../../../machines/saved-results/saved-results.machine.ts';
import { SAVED } from '../../kit/account-samples.ts';

const [LISTED] = SAVED;
if (LISTED === undefined) throw new Error('A result is needed');

describe('the level of a result in the list', () => {
  it.each([
    ['emergency', { emergency: true, urgency: 'see dentist soon' }],
    ['urgent', { urgency: 'see dentist soon' }],
    ['moderate', { urgency: 'moderate' }],
    ['routine', { urgency: 'routine' }],
    ['routine', { urgency: 'something newer' }],
    ['moderate', { urgency: 'something newer', condition: null }],
  ] as const)('is %s for %j', (level, facts) => {
    expect(levelOf({ ...LISTED, ...facts })).toBe(level);
  });
});
