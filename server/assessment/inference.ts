import type { Patient } from './patient.ts';
import type { Settled } from './evidence/resolve.ts';
import { BACKGROUND } from './knowledge/background.ts';
import type { Condition } from './knowledge/condition.ts';
import { ageFactor } from './knowledge/condition.ts';
import type { FindingId } from './knowledge/findings.ts';
import { FINDING_IDS } from './knowledge/findings.ts';
import { CONDITIONS } from './knowledge/index.ts';

/** Weight of one settled finding for (above 0) or against a condition, in log units. */
export type Vote = { readonly settled: Settled; readonly weight: number };

/** One condition with its share of belief (0 to 1) and the findings that made it. */
export type Ranked = {
  readonly condition: Condition;
  readonly share: number;
  readonly votes: readonly Vote[];
};

/** Limits of one vote in log units, so that no single finding decides alone, for or against. */
const VOTE_FOR_LIMIT = 4.5;
const VOTE_AGAINST_LIMIT = -3;
/**
 * Factors for findings of one group (all triggers, all swellings): they repeat each other, so later ones count less.
 */
const DAMPING = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
/** Factor for a category that the condition does not belong to; patients often pick a neighbouring one. */
const OTHER_CATEGORY = 0.45;
/** Log penalty for a required finding that the patient did not mention; `DENIED` is the one for a denied finding. */
const UNMENTIONED = -2.6;
/** Log penalty for an emergency that is only guessed: with no sign of it at all it stands behind everyday causes. */
const UNMENTIONED_EMERGENCY = -4.2;
const SIGN_OF_EMERGENCY = 1.5;
const DENIED = -5;
/** Divisor that softens beliefs, as findings are never fully independent. */
const TEMPERATURE = 1.5;
/** Findings about a child, which weigh little when the age given is not a child's (a parent may have typed it). */
const CHILD_FINDINGS: ReadonlySet<FindingId> = new Set<FindingId>([
  'infant',
  'child.under_12',
  'child.12_or_older',
]);
const CHILD_WORDS_OF_AN_ADULT = 0.2;

type Weights = { readonly present: number; readonly absent: number };

const clamp = (value: number): number =>
  Math.max(VOTE_AGAINST_LIMIT, Math.min(VOTE_FOR_LIMIT, value));

const weightsOf = (condition: Condition, finding: FindingId): Weights | null => {
  const share = condition.findings[finding];
  if (share === undefined) return null;
  const background = BACKGROUND[finding];
  return {
    present: clamp(Math.log(share / background)),
    absent: clamp(Math.log((1 - share) / (1 - background))),
  };
};

const groupOf = (finding: FindingId): string => finding.split('.', 1)[0] ?? finding;

/** Log weight of every finding for every condition that names it, computed once. */
const TABLE: ReadonlyMap<Condition, ReadonlyMap<FindingId, Weights>> = new Map(
  CONDITIONS.map((condition) => [
    condition,
    new Map(
      FINDING_IDS.flatMap((finding) => {
        const weights = weightsOf(condition, finding);
        return weights === null ? [] : [[finding, weights] as const];
      }),
    ),
  ]),
);
const GROUPS: ReadonlyMap<FindingId, string> = new Map(
  FINDING_IDS.map((finding) => [finding, groupOf(finding)]),
);

const votesFor = (condition: Condition, settled: readonly Settled[]): Vote[] => {
  const table = TABLE.get(condition);
  const votes: Vote[] = [];
  for (const item of settled) {
    const weights = table?.get(item.finding);
    if (weights === undefined) continue;
    const weight = (item.present ? weights.present : weights.absent) * item.weight;
    votes.push({ settled: item, weight });
  }
  return votes.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
};

const sumDamped = (votes: readonly Vote[]): number => {
  const seen = new Map<string, number>();
  let sum = 0;
  for (const { settled, weight } of votes) {
    const group = `${GROUPS.get(settled.finding)}${weight < 0 ? '-' : '+'}`;
    const rank = seen.get(group) ?? 0;
    seen.set(group, rank + 1);
    sum += weight * (DAMPING[Math.min(rank, DAMPING.length - 1)] ?? 0.5);
  }
  return sum;
};

const requirementPenalty = (
  condition: Condition,
  known: ReadonlyMap<FindingId, boolean>,
  votes: readonly Vote[],
): number => {
  const guessed =
    condition.level === 'emergency' &&
    !votes.some(
      ({ settled, weight }) =>
        weight >= SIGN_OF_EMERGENCY && GROUPS.get(settled.finding) !== 'onset',
    );
  const unmentioned = guessed ? UNMENTIONED_EMERGENCY : UNMENTIONED;
  let penalty = 0;
  for (const anyOf of condition.requires ?? []) {
    if (anyOf.some((finding) => known.get(finding) === true)) continue;
    penalty += anyOf.every((finding) => known.get(finding) === false) ? DENIED : unmentioned;
  }
  return penalty;
};

const forAge = (settled: readonly Settled[], patient: Patient): readonly Settled[] =>
  patient.age === 'age_0_18'
    ? settled
    : settled.map((item) =>
        CHILD_FINDINGS.has(item.finding)
          ? { ...item, weight: item.weight * CHILD_WORDS_OF_AN_ADULT }
          : item,
      );

const priorOf = (condition: Condition, patient: Patient): number =>
  Math.log(
    (condition.frequency ?? 1) *
      ageFactor(condition, patient.age) *
      (condition.sexes?.[patient.sex] ?? 1) *
      (condition.categories.includes(patient.category) ? 1 : OTHER_CATEGORY),
  );

/** Share of belief below which the first condition is little more than a guess. */
const LEAST_BELIEF = 0.08;

/** Weight below which a finding tells no condition from its neighbours. */
const TELLING = 0.8;

/** Returns true when a finding that was told speaks for its condition more than for its neighbours. */
export const isTelling = ({ settled, weight }: Vote): boolean =>
  settled.present && weight >= TELLING;

/**
 * Returns true when too little was learnt to tell conditions apart: no finding speaks for the first, or all are
 * guesses.
 */
export const tooLittleKnown = (first: Pick<Ranked, 'share' | 'votes'> | undefined): boolean =>
  first === undefined || first.share < LEAST_BELIEF || !first.votes.some(isTelling);

/**
 * Ranks all conditions for one patient, the most likely first. Deterministic: equal scores keep the order
 * of the knowledge base. Shares sum to 1; `likelihoodsOf` says how often such shares were right.
 */
export const rankConditions = (patient: Patient, settled: readonly Settled[]): Ranked[] => {
  const known = new Map(settled.map(({ finding, present }) => [finding, present]));
  const weighed = forAge(settled, patient);
  const scored = CONDITIONS.map((condition) => {
    const votes = votesFor(condition, weighed);
    const score =
      priorOf(condition, patient) + sumDamped(votes) + requirementPenalty(condition, known, votes);
    return { condition, votes, score };
  }).toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const raw = scored.map(({ score }) => Math.exp((score - best) / TEMPERATURE));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return scored.map(({ condition, votes }, index) => ({
    condition,
    votes,
    share: (raw[index] ?? 0) / total,
  }));
};
