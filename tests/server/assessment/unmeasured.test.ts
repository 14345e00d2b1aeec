import { describe, expect, it } from 'vitest';
import { DETECTION_IDS } from '../../../contracts/xray/xray.ts';
import { readTogether } from '../../../server/assessment/combined-reading.ts';
import { ANSWERS, KEPT, found } from './combined.kit.ts';

describe('what nobody has measured', () => {
  it.each([...DETECTION_IDS, 'Cyst'])('raises no urgency: %s', (id) => {
    const unmeasured = { ...found(id, 100), isMeasured: false };
    const reading = readTogether({ patient: ANSWERS, kept: KEPT, found: [unmeasured] });
    expect(reading.urgency_level).toBe('routine');
    expect(reading.recommended_actions[0]).toBe(KEPT.recommendation[0]);
  });

  it('takes nothing from what is measured beside it', () => {
    const both = [{ ...found('Cyst'), isMeasured: false }, found('Cyst')];
    const reading = readTogether({ patient: ANSWERS, kept: KEPT, found: both });
    expect(reading.urgency_level).toBe('moderate');
  });
});
