import type { DiagnosisItem, EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { Ranked } from './inference.ts';
import { isTelling, tooLittleKnown } from './inference.ts';
import { likelihoodsOf } from './likelihood.ts';
import { COMMONEST } from './knowledge/commonest.ts';
import type { Patient } from './patient.ts';
import { seenIn } from './seen.ts';
import { reasonsFor, wordsFor } from './reasons.ts';
import { fill } from './texts/fill.ts';
import { texts } from '../texts/speaking.ts';

const CONDITIONS_LISTED = 5;
const LEAST_SHARE = 0.01;
const CONDITIONS_AT_LEAST = 3;

/** A condition worth naming, with its likelihood: of the whole while it is weighed, as a whole percentage once it is listed. */
export type Listed = { readonly ranked: Ranked; readonly likelihood: number };

/** Likelihood from which it is enough that something told speaks for a condition, though as much for the likeliest one. */
const WORTH_NAMING = 0.1;

/**
 * Returns true when something that was told speaks for a condition; for an unlikely one, more than for the likeliest: a
 * tooth that is loose after a blow is not knocked out, though one answer speaks for both. No suspicion is left out.
 */
const isSupported = (
  { ranked: { condition, votes }, likelihood }: Listed,
  first: Ranked,
): boolean =>
  condition.suspicion === true ||
  votes.filter(isTelling).some(({ settled, weight }) => {
    const same = first.votes.find((vote) => vote.settled.finding === settled.finding);
    return likelihood >= WORTH_NAMING || same === undefined || weight > same.weight;
  });

/**
 * Returns the conditions that are worth naming, with whole percentages that never sum to more than 100. Beside the
 * likeliest only those count that something told speaks for: one cause is enough, and a cause out of nothing frightens.
 */
export const listConditions = (ranking: readonly Ranked[]): Listed[] => {
  const likelihoods = likelihoodsOf(ranking.map(({ share }) => share));
  const [first] = ranking;
  if (first === undefined) return [];
  const worth = ranking
    .slice(0, CONDITIONS_LISTED)
    .map((ranked, at) => ({ ranked, likelihood: likelihoods[at] ?? 0 }))
    .filter(({ ranked: { share } }, at) => at < CONDITIONS_AT_LEAST || share >= LEAST_SHARE)
    .filter((weighed, at) => at === 0 || isSupported(weighed, first));
  const percentages = worth.map(({ likelihood }) => Math.max(1, Math.floor(likelihood * 100)));
  const excess = percentages.reduce((sum, value) => sum + value, 0) - 100;
  if (excess > 0 && percentages[0] !== undefined) percentages[0] -= excess;
  return worth.map(({ ranked }, at) => ({ ranked, likelihood: percentages[at] ?? 1 }));
};

const itemOf = (patient: Patient, { ranked, likelihood }: Listed): DiagnosisItem => {
  const { id, suspicion = false } = ranked.condition;
  const { name, plainName, description } = texts().CONDITION_WORDS[id];
  return {
    id,
    name,
    plain_name: plainName,
    likelihood,
    description,
    reason: reasonsFor(patient, ranked),
    ...wordsFor(patient, ranked),
    suspicion,
    ...seenIn(ranked),
  };
};

/** Says that too little was learnt, with what people with such a concern have most often. */
const notEnough = ({ category }: Patient): string => {
  const causes = COMMONEST[category].map((id) =>
    texts().CONDITION_WORDS[id].plainName.toLowerCase(),
  );
  return `${texts().NOT_ENOUGH.text} ${fill(texts().NOT_ENOUGH.commonest, { causes: causes.join('; ') })}`;
};

/** Returns the conditions of a result, or, when too little was learnt, a text that says so (DIAG-07). */
export const causesOf = (
  patient: Patient,
  ranking: readonly Ranked[],
): Pick<EngineDiagnosis, 'diagnosis' | 'text'> =>
  tooLittleKnown(ranking[0])
    ? { diagnosis: [], text: notEnough(patient) }
    : { diagnosis: listConditions(ranking).map((listed) => itemOf(patient, listed)) };
