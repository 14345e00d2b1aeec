import { describe, expect, it } from 'vitest';
import { assess } from '../../../server/assessment/assess.ts';
import type { Ranked, Vote } from '../../../server/assessment/inference.ts';
import type { Condition } from '../../../server/assessment/knowledge/condition.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { causesOf } from '../../../server/assessment/report.ts';
import { ADULT } from './rules.kit.ts';

const PATIENT: Patient = { ...ADULT, category: 'pain', issue: 'My tooth hurts at night' };

const CONDITION: Condition = {
  id: 'fibroma',
  level: 'moderate',
  categories: ['pain'],
  findings: {},
};

const vote = (finding: FindingId, weight: number): Vote => ({
  settled: { finding, present: true, weight: 1, isStated: true, because: [] },
  weight,
});

const ranked = (share: number, votes: readonly Vote[]): Ranked => ({
  condition: CONDITION,
  share,
  votes,
});

describe('the causes that are named', () => {
  it('[DIAG-02] leaves out a cause that nothing told speaks for: one is enough', () => {
    const likely = ranked(0.8, [vote('pain.night', 2)]);
    const namesOf = (...others: readonly Ranked[]): number =>
      causesOf(PATIENT, [likely, ...others]).diagnosis.length;
    expect(namesOf(ranked(0.1, [vote('pain.dull', 0.8)]))).toBe(2);
    expect(namesOf(ranked(0.1, [vote('pain.dull', 0.79)]))).toBe(1);
    expect(namesOf(ranked(0.1, []), ranked(0.1, [vote('pain.dull', -2)]))).toBe(1);
    // What speaks as much for the likeliest is enough for a cause of one in ten, and not for a rarer one.
    expect(namesOf(ranked(0.1, [vote('pain.night', 2)]))).toBe(1);
    expect(namesOf(ranked(0.1, [vote('pain.night', 2.1)]))).toBe(2);
    expect(namesOf(ranked(0.3, [vote('pain.night', 2)]))).toBe(2);
    // A suspicion stays whatever speaks for it.
    const suspected: Ranked = {
      ...ranked(0.1, []),
      condition: { ...CONDITION, suspicion: true },
    };
    expect(namesOf(suspected)).toBe(2);
  });

  it('does not name a tooth that was told to be loose as knocked out', () => {
    const { diagnosis } = assess({
      ...ADULT,
      issue: 'my 4 year old fell and her front tooth is loose',
      category: 'other',
      age: 'age_0_18',
      followUpAnswers: { other_events: ['milk_tooth_hurt'], other_teeth: ['loose_tooth'] },
    });
    expect(diagnosis[0]?.id).toBe('tooth_luxation');
    expect(diagnosis.map(({ id }) => id)).not.toContain('tooth_avulsion');
  });
});

describe('the advice to stop tobacco', () => {
  const advisedTo = (answers: Patient['followUpAnswers'], issue = 'a red patch that bleeds') => {
    const { recommendation, tobacco_denied: isDenied = false } = assess({
      ...ADULT,
      issue,
      category: 'lesion',
      followUpAnswers: { lesion_type: 'red_patch', lesion_duration: 'months', ...answers },
    });
    return { isAdvised: /tobacco|gutka/i.test(recommendation.join(' ')), isDenied };
  };
  const ADVISED = { isAdvised: true, isDenied: false };
  const LEFT_OUT = { isAdvised: false, isDenied: true };

  it('is for whoever ticked or told it, and for whoever was not asked', () => {
    expect(advisedTo({})).toEqual(ADVISED);
    for (const habit of ['smoking', 'chewing_tobacco', 'areca']) {
      expect(advisedTo({ lesion_background: [habit] })).toEqual(ADVISED);
    }
    expect(advisedTo({ lesion_background: ['none'] }, 'a red patch, I chew gutka')).toEqual(
      ADVISED,
    );
  });

  it('is not for whoever denied it', () => {
    expect(advisedTo({ lesion_background: ['none'] })).toEqual(LEFT_OUT);
  });
});
