import type { DiagnosisItem, EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { Ranked } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import { likelihoodsOf } from './likelihood.ts';
import { COMMONEST } from './knowledge/commonest.ts';
import type { Patient } from './patient.ts';
import { seenIn } from './seen.ts';
import { reasonsFor, wordsFor } from './reasons.ts';
import { CONDITION_WORDS } from './texts/en/conditions/index.ts';
import { NOT_ENOUGH } from './texts/en/report.ts';
import { fill } from './texts/fill.ts';

const CONDITIONS_LISTED = 5;
const LEAST_SHARE = 0.01;
const CONDITIONS_AT_LEAST = 3;

/** A condition worth naming, with its whole percentage. */
export type Listed = { readonly ranked: Ranked; readonly likelihood: number };

/** Returns the conditions that are worth naming, with whole percentages that never sum to more than 100. */
export const listConditions = (ranking: readonly Ranked[]): Listed[] => {
  const listed = ranking
    .slice(0, CONDITIONS_LISTED)
    .filter(({ share }, index) => index < CONDITIONS_AT_LEAST || share >= LEAST_SHARE);
  const likelihoods = likelihoodsOf(ranking.map(({ share }) => share));
  const percentages = listed.map((_, at) => Math.max(1, Math.floor((likelihoods[at] ?? 0) * 100)));
  const excess = percentages.reduce((sum, value) => sum + value, 0) - 100;
  if (excess > 0 && percentages[0] !== undefined) percentages[0] -= excess;
  return listed.map((ranked, index) => ({ ranked, likelihood: percentages[index] ?? 1 }));
};

const itemOf = (patient: Patient, { ranked, likelihood }: Listed): DiagnosisItem => {
  const { id, suspicion = false } = ranked.condition;
  const { name, plainName, description } = CONDITION_WORDS[id];
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
  const causes = COMMONEST[category].map((id) => CONDITION_WORDS[id].plainName.toLowerCase());
  return `${NOT_ENOUGH.text} ${fill(NOT_ENOUGH.commonest, { causes: causes.join('; ') })}`;
};

/** Returns the conditions of a result, or, when too little was learnt, a text that says so (DIAG-07). */
export const causesOf = (
  patient: Patient,
  ranking: readonly Ranked[],
): Pick<EngineDiagnosis, 'diagnosis' | 'text'> =>
  tooLittleKnown(ranking[0])
    ? { diagnosis: [], text: notEnough(patient) }
    : { diagnosis: listConditions(ranking).map((listed) => itemOf(patient, listed)) };
