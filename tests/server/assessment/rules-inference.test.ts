import { describe, expect, it } from 'vitest';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import { rankConditions, tooLittleKnown } from '../../../server/assessment/inference.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import { FINDING_IDS } from '../../../server/assessment/knowledge/findings.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { ADULT } from './rules.kit.ts';

const has = (finding: FindingId, weight = 1): Settled => ({
  finding,
  present: true,
  weight,
  isStated: true,
  because: [],
});
const hasNot = (finding: FindingId): Settled => ({ ...has(finding), present: false });

/** Known of every patient here, so that the ranking is more than a guess; it says nothing about the others. */
const STAINED = has('stain.surface');
const PATIENT: Patient = { ...ADULT, category: 'cosmetic', sex: 'female' };

const rank = (settled: readonly Settled[], about: Partial<Patient> = {}): Ranked[] =>
  rankConditions({ ...PATIENT, ...about }, [STAINED, ...settled]);

const find = (ranking: readonly Ranked[], name: ConditionId): Ranked => {
  const found = ranking.find(({ condition }) => condition.id === name);
  if (found === undefined) throw new Error(`No condition ${name}`);
  return found;
};

const votesOf = (ranked: Ranked): number =>
  ranked.votes.reduce((sum, { weight }) => sum + weight, 0);

/** How much more is believed of one condition than of another, in log units before they are softened by 1.5. */
const lead = (ranking: readonly Ranked[], one: ConditionId, other: ConditionId): number =>
  1.5 * Math.log(find(ranking, one).share / find(ranking, other).share);

/** The lead without the votes, which count fully when each finding has a group of its own. */
const leadWithoutVotes = (
  ranking: readonly Ranked[],
  one: ConditionId,
  other: ConditionId,
): number =>
  lead(ranking, one, other) - votesOf(find(ranking, one)) + votesOf(find(ranking, other));

/** What the findings change in the lead beside their votes: the penalties. */
const penaltyChange = (name: ConditionId, ...settled: Settled[]): number =>
  leadWithoutVotes(rank(settled), name, 'fibroma') - leadWithoutVotes(rank([]), name, 'fibroma');

describe('the vote of a finding', () => {
  it('compares how often patients with the condition report it with how often all do', () => {
    const voteOf = (settled: Settled) => votesOf(find(rank([settled]), 'diastema'));
    // 60 % of these patients and 4 % of all have it since the teeth came in; pain 2 % and 45 %.
    expect(voteOf(has('onset.since_eruption'))).toBeCloseTo(Math.log(0.6 / 0.04), 10);
    expect(voteOf(hasNot('onset.since_eruption'))).toBeCloseTo(Math.log(0.4 / 0.96), 10);
    expect(voteOf(hasNot('pain.any'))).toBeCloseTo(Math.log(0.98 / 0.55), 10);
  });

  it('is never above 4.5 or below -3, so that none decides alone', () => {
    const weights = FINDING_IDS.flatMap((finding) =>
      [has(finding), hasNot(finding)].flatMap((settled) =>
        rankConditions({ ...PATIENT, age: 'age_0_18' }, [settled]).flatMap(({ votes }) =>
          votes.map(({ weight }) => weight),
        ),
      ),
    );
    expect(Math.max(...weights)).toBe(4.5);
    expect(Math.min(...weights)).toBe(-3);
  });

  it('counts for 60 % when it was disputed', () => {
    const weightOf = (weight: number) =>
      votesOf(find(rank([has('gap.front_lifelong', weight)]), 'diastema'));
    expect(weightOf(0.6)).toBeCloseTo(0.6 * weightOf(1), 10);
    expect(Math.abs(weightOf(1))).toBeGreaterThan(0.1);
  });

  it('counts less, the more of its group have spoken in the same direction before it', () => {
    const ofPain = FINDING_IDS.filter((finding) => finding.startsWith('pain.'))
      .filter((finding) => votesOf(find(rank([has(finding)]), 'fibroma')) === 0)
      .map((finding) => ({
        finding,
        weight: votesOf(find(rank([has(finding)]), 'reversible_pulpitis')),
      }))
      .toSorted((a, b) => a.weight - b.weight);
    const against = ofPain.filter(({ weight }) => weight < 0).slice(0, 7);
    const weaklyFor = ofPain.filter(({ weight }) => weight > 0.1 && weight < 0.9);
    expect(against).toHaveLength(7);
    expect(weaklyFor.length).toBeGreaterThan(0);
    const speakingFor = [has('pain.brief'), ...weaklyFor.map(({ finding }) => has(finding))];
    const before = rank(speakingFor);
    // The weakest come first here, yet the strongest is the one that counts fully.
    const after = rank([
      ...speakingFor,
      ...against.map(({ finding }) => has(finding)).toReversed(),
    ]);
    const expected = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5].reduce(
      (sum, share, at) => sum + share * (against[at]?.weight ?? 0),
      0,
    );
    expect(
      lead(after, 'reversible_pulpitis', 'fibroma') -
        lead(before, 'reversible_pulpitis', 'fibroma'),
    ).toBeCloseTo(expected, 6);
  });

  it.each(['infant', 'child.under_12'] as const)(
    'counts for a fifth when %s is said of an adult',
    (finding) => {
      const votesAt = (age: Patient['age']): number[] =>
        rankConditions({ ...PATIENT, age }, [has(finding)])
          .toSorted((a, b) => a.condition.id.localeCompare(b.condition.id))
          .map(votesOf);
      const ofChild = votesAt('age_0_18');
      expect(ofChild.some((weight) => Math.abs(weight) > 0.1)).toBe(true);
      expect(votesAt('age_19_30')).toEqual(
        ofChild.map((weight) => expect.closeTo(weight * 0.2, 10)),
      );
    },
  );
});

describe('what a condition requires', () => {
  it('costs 2.6 when nobody mentioned it', () => {
    expect(penaltyChange('diastema', has('gap.front_lifelong'))).toBeCloseTo(2.6, 6);
  });

  it('costs 5 when it was denied', () => {
    expect(penaltyChange('diastema', hasNot('gap.front_lifelong'))).toBeCloseTo(2.6 - 5, 6);
  });

  it('counts as denied only when all that would do was denied', () => {
    expect(penaltyChange('bruxism', hasNot('grinding'))).toBeCloseTo(0, 6);
    expect(penaltyChange('bruxism', hasNot('grinding'), hasNot('teeth.flattened'))).toBeCloseTo(
      2.6 - 5,
      6,
    );
    expect(penaltyChange('bruxism', hasNot('grinding'), has('teeth.flattened'))).toBeCloseTo(
      2.6,
      6,
    );
  });

  it('costs 4.2 for an emergency without any sign of it, and 2.6 with one', () => {
    expect(penaltyChange('tooth_avulsion', has('injury.recent'))).toBeCloseTo(4.2 - 2.6, 6);
    expect(penaltyChange('tooth_avulsion', has('tooth.knocked_out'))).toBeCloseTo(4.2, 6);
  });

  it('takes for a sign what speaks for the emergency by 1.5 or more', () => {
    expect(votesOf(find(rank([has('swelling.cheek')]), 'facial_bone_fracture'))).toBeCloseTo(
      2.08,
      2,
    );
    expect(penaltyChange('facial_bone_fracture', has('swelling.cheek'))).toBeCloseTo(2 * 1.6, 6);
    expect(votesOf(find(rank([has('tooth.baby')]), 'tooth_luxation'))).toBeCloseTo(1.32, 2);
    expect(penaltyChange('tooth_luxation', has('tooth.baby'))).toBeCloseTo(0, 6);
  });

  it('takes no time of onset for a sign of an emergency', () => {
    expect(votesOf(find(rank([has('onset.hours')]), 'tooth_avulsion'))).toBeGreaterThan(1.5);
    expect(penaltyChange('tooth_avulsion', has('onset.hours'))).toBeCloseTo(0, 6);
  });

  it('costs once for each of two requirements', () => {
    expect(penaltyChange('tooth_luxation', has('injury.recent'))).toBeCloseTo(2 * 4.2 - 2.6, 6);
  });
});

describe('who the patient is', () => {
  const change = (name: ConditionId, one: Partial<Patient>, other: Partial<Patient>): number =>
    Math.exp(
      leadWithoutVotes(rank([], one), name, 'mucocele') -
        leadWithoutVotes(rank([], other), name, 'mucocele'),
    );

  it('weighs a condition of another category at 45 %', () => {
    expect(change('diastema', { category: 'pain' }, { category: 'cosmetic' })).toBeCloseTo(0.45, 6);
  });

  it('weighs by sex', () => {
    expect(change('burning_mouth_syndrome', { sex: 'female' }, { sex: 'male' })).toBeCloseTo(
      1.3 / 0.7,
      6,
    );
    expect(change('trigeminal_neuralgia', { sex: 'female' }, { sex: 'male' })).toBeCloseTo(1.2, 6);
    expect(change('diastema', { sex: 'female' }, { sex: 'male' })).toBeCloseTo(1, 6);
  });

  it('weighs by age', () => {
    const leadAt = (age: Patient['age']) =>
      leadWithoutVotes(rank([], { age }), 'tooth_eruption', 'diastema');
    expect(Math.exp(leadAt('age_0_18') - leadAt('age_over_50'))).toBeCloseTo(2.2 / 0.02, 6);
    expect(Math.exp(leadAt('age_19_30') - leadAt('age_31_50'))).toBeCloseTo(0.3 / 0.04, 6);
  });

  it('weighs by how frequent a condition is', () => {
    expect(Math.exp(leadWithoutVotes(rank([]), 'dental_caries', 'pulp_necrosis'))).toBeCloseTo(
      1.2 / 0.9,
      6,
    );
    // Of a failed filling no frequency is named, so it is 1.
    expect(Math.exp(leadWithoutVotes(rank([]), 'dental_caries', 'failed_restoration'))).toBeCloseTo(
      1.2,
      6,
    );
  });
});

describe('the share of belief', () => {
  it('sums to 1 over all conditions, the highest first', () => {
    const ranking = rank([has('stain.from_drinks_tobacco'), has('stain.chlorhexidine')]);
    expect(ranking[0]?.condition.id).toBe('extrinsic_staining');
    expect(ranking[0]?.share).toBeGreaterThan(0.85);
    expect(ranking.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it('is too little to name a cause below 8 %, or when no finding speaks for the first', () => {
    const vote = (weight: number, present = true) => ({
      settled: { ...has('pain.any'), present },
      weight,
    });
    expect(tooLittleKnown(undefined)).toBe(true);
    expect(tooLittleKnown({ share: 0.0799, votes: [vote(2)] })).toBe(true);
    expect(tooLittleKnown({ share: 0.08, votes: [vote(2)] })).toBe(false);
    expect(tooLittleKnown({ share: 0.5, votes: [vote(0.79), vote(2, false)] })).toBe(true);
    expect(tooLittleKnown({ share: 0.5, votes: [vote(0.8)] })).toBe(false);
  });
});
