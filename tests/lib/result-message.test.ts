import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import { lineOf } from '../../server/services/saved-results.ts';
import { resultMessage } from '../../src/lib/format/result-message.ts';
import { DIAGNOSIS } from '../kit/samples.ts';

const [first, second] = DIAGNOSIS.diagnosis;
const suspected = { ...second, name: 'Suspected oral cancer', suspicion: true } as typeof first;
const withList = (...diagnosis: readonly (typeof first)[]): Diagnosis =>
  ({ ...DIAGNOSIS, diagnosis }) as Diagnosis;
const message = (result: Diagnosis) => resultMessage(result, 'moderate', 'See a dentist soon');

describe('what is passed on of a result', () => {
  it('names the likeliest condition', () => {
    expect(message(DIAGNOSIS)).toContain('Irritated tooth nerve (Reversible pulpitis)');
    expect(lineOf({ diagnosis: DIAGNOSIS }).condition).toBe('Irritated tooth nerve');
  });

  it.each([
    ['first', withList(suspected, first)],
    ['second', withList(first, suspected)],
  ])('names none where a suspicion stands %s, and still says what to do', (_place, result) => {
    expect(message(result)).not.toMatch(/cancer|pulpitis|Most likely/i);
    expect(message(result)).toContain('See a dentist soon');
    expect(lineOf({ diagnosis: result }).condition).toBeNull();
  });
});
