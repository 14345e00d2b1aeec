import { describe, expect, it } from 'vitest';
import type { MedicationId, MedicineStatus } from '../../contracts/assessment/diagnosis.ts';
import {
  areBarred,
  painkillerLead,
  partMedicines,
} from '../../contracts/rules/needed-medicines.ts';
import { isQuitlineDue } from '../../contracts/rules/quitline.ts';
import { hasSuspicion, suspicionLevel } from '../../contracts/rules/suspicion.ts';

const judged = (...statuses: readonly (readonly [MedicationId, MedicineStatus])[]) =>
  statuses.map(([id, status]) => ({ id, status }));

describe('what is said first about painkillers', () => {
  it.each([
    ['paracetamol_then_ibuprofen', 'suggested', 'suggested'],
    ['paracetamol', 'suggested', 'not_for_you'],
    ['ibuprofen', 'not_for_you', 'suggested'],
    [null, 'check_first', 'check_first'],
    [null, 'not_needed', 'not_needed'],
  ] as const)('is %s where paracetamol is %s and ibuprofen %s', (lead, paracetamol, ibuprofen) => {
    const medications = judged(['ibuprofen', ibuprofen], ['paracetamol', paracetamol]);
    expect(painkillerLead(medications)).toBe(lead);
  });

  it.each([
    [true, 'not_for_you', 'not_for_you'],
    [false, 'suggested', 'not_for_you'],
    [false, 'not_for_you', 'check_first'],
  ] as const)('is whom to ask, %s, of %s and %s', (areAsked, paracetamol, ibuprofen) => {
    const medications = judged(['ibuprofen', ibuprofen], ['paracetamol', paracetamol]);
    expect(areBarred([...medications, ...judged(['chlorhexidine', 'suggested'])])).toBe(areAsked);
  });

  it('is nothing of a rinse', () => {
    expect(areBarred(judged(['chlorhexidine', 'not_for_you']))).toBe(false);
    expect(painkillerLead(judged(['chlorhexidine', 'suggested']))).toBeNull();
  });
});

it('what nothing calls for stands apart, what speaks against a medicine does not, and paracetamol leads', () => {
  const parts = partMedicines(
    judged(
      ['ibuprofen', 'not_for_you'],
      ['paracetamol', 'check_first'],
      ['chlorhexidine', 'not_needed'],
    ),
  );
  expect(parts.shown.map(({ id }) => id)).toEqual(['paracetamol', 'ibuprofen']);
  expect(parts.notNeeded.map(({ id }) => id)).toEqual(['chlorhexidine']);
});

describe('a suspicion', () => {
  const item = (likelihood: number, suspicion: boolean) => ({ likelihood, suspicion });

  it('is one from 5 % on, wherever it stands in the list', () => {
    expect(hasSuspicion({ diagnosis: [item(60, false), item(5, true)] })).toBe(true);
    expect(hasSuspicion({ diagnosis: [item(60, false), item(4, true)] })).toBe(false);
    expect(hasSuspicion({ diagnosis: [item(60, false)] })).toBe(false);
  });

  it('is looked at within two weeks, or as soon as the whole result says', () => {
    expect((['routine', 'moderate', 'urgent', 'emergency'] as const).map(suspicionLevel)).toEqual([
      'moderate',
      'moderate',
      'urgent',
      'urgent',
    ]);
  });

  it('of what tobacco brings on comes with the number that helps to stop it', () => {
    expect(isQuitlineDue({ diagnosis: [{ id: 'leukoplakia', likelihood: 20 }] })).toBe(true);
    expect(isQuitlineDue({ diagnosis: [{ id: 'leukoplakia', likelihood: 3 }] })).toBe(false);
    expect(isQuitlineDue({ diagnosis: [{ id: 'gingivitis', likelihood: 90 }] })).toBe(false);
    expect(isQuitlineDue({ diagnosis: [{ likelihood: 90 }] })).toBe(false);
    const diagnosis = [{ id: 'leukoplakia', likelihood: 20 }];
    expect(isQuitlineDue({ diagnosis, tobacco_denied: true })).toBe(false);
  });
});
