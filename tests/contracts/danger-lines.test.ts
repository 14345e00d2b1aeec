import { describe, expect, it } from 'vitest';
import { beforeTheVisit } from '../../contracts/rules/danger-lines.ts';
import { LATER } from '../../contracts/texts/en/later-steps.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { HOSPITAL } from '../../contracts/texts/en/engine/report.ts';

const NET = 'Call 112 or 108, or go to a hospital, if the neck gets stiff.';
const STEPS = { do: ['Rinse.'], do_not: [], hospital_if: [NET] };
const told = { recommendation: [], steps: STEPS };

describe('what may happen before the visit', () => {
  it('calls for help by the sentence of the result, and for an earlier visit beside the steps', () => {
    const change = { id: 'severe_pain', to: 'urgent' };
    expect(beforeTheVisit({ ...told, what_changes: change }, 'moderate', RESULT)).toEqual({
      danger: [NET],
      dangerInView: [NET],
      sooner: null,
      soonerWithSteps:
        'If you get very severe pain: see a dentist within 3 days, best within a day.',
    });
  });

  it('loses no sign that leads to an emergency: the sentence has it, or a line of its own', () => {
    const fever = { id: 'fever_or_spreading', to: 'emergency' };
    expect(beforeTheVisit({ ...told, what_changes: fever }, 'urgent', RESULT).danger).toEqual([
      NET,
    ]);
    const bleeding = { id: 'bleeding', to: 'emergency' };
    expect(beforeTheVisit({ ...told, what_changes: bleeding }, 'urgent', RESULT).danger).toEqual([
      NET,
      'If it bleeds heavily, or despite 20 minutes of pressing: do the same.',
    ]);
    const unnamed = { ...told, steps: { ...STEPS, hospital_if: [] } };
    expect(beforeTheVisit({ ...unnamed, what_changes: bleeding }, 'urgent', RESULT).danger).toEqual(
      [
        'If it bleeds heavily, or despite 20 minutes of pressing: call 112 or 108, or go to a hospital.',
      ],
    );
  });

  it('has the signs of everybody where a result has no steps, and none for a wish about looks', () => {
    const bare = { recommendation: ['See a dentist.'] };
    expect(beforeTheVisit(bare, 'routine', RESULT)).toEqual({
      danger: [RESULT.danger],
      dangerInView: [RESULT.danger],
      sooner: null,
      soonerWithSteps: RESULT.sooner.routine,
    });
    const looks = { ...told, steps: { ...STEPS, hospital_if: [] } };
    expect(beforeTheVisit(looks, 'routine', RESULT)).toEqual({
      danger: [],
      dangerInView: [],
      sooner: RESULT.sooner.routine,
      soonerWithSteps: null,
    });
  });

  it('says it in one short line on the first screen of a routine result whose steps have it whole, and loses no sign', () => {
    const bleeding = { id: 'bleeding', to: 'emergency' };
    const ALSO = 'If it bleeds heavily, or despite 20 minutes of pressing: do the same.';
    const calm = { ...told, what_changes: bleeding };
    expect(beforeTheVisit(calm, 'routine', RESULT)).toMatchObject({
      danger: [NET, ALSO],
      dangerInView: [RESULT.dangerInShort, ALSO],
    });
    expect(beforeTheVisit(calm, 'moderate', RESULT).dangerInView).toEqual([NET, ALSO]);
    const unfolded = { ...told, steps: { ...STEPS, do: [] } };
    expect(beforeTheVisit(unfolded, 'routine', RESULT).dangerInView).toEqual([NET]);
  });

  it('keeps the line for an earlier visit where no steps are there to stand beside', () => {
    const without = { ...told, steps: { ...STEPS, do: [] } };
    expect(beforeTheVisit(without, 'moderate', RESULT).sooner).toBe(RESULT.sooner.moderate);
  });
});

describe('when to call', () => {
  it('is said in one wording by the result, its steps, what changes it and the consent', () => {
    expect(RESULT.danger).toBe(
      'Call 112 or 108, or go to a hospital, if breathing or swallowing gets hard, a swelling nears eye or neck or grows within a day, or fever of 38\u00A0°C comes with a bad tooth, wound or swelling.',
    );
    for (const text of [
      HOSPITAL.frame,
      RESULT.changes.do.emergency,
      LATER.consent.points.do_not_wait,
    ])
      expect(text).toMatch(/call 112 or 108, or go to a hospital/i);
    for (const sign of HOSPITAL.always) expect(RESULT.danger).toContain(sign);
  });
});
