import { isSign } from '../../contracts/assessment/signs.ts';
import type { SignAnswer, SignId } from '../../contracts/assessment/signs.ts';
import type { Observation } from './evidence/evidence.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked } from './inference.ts';
import { isTelling, tooLittleKnown } from './inference.ts';
import { meaningOf } from './knowledge/answers/index.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { Patient } from './patient.ts';
import type { Raised } from './red-flags.ts';
import { restsOf } from './red-flags.ts';
import { fill } from './texts/fill.ts';
import type { Triage } from './triage.ts';
import { raisingFindings } from './triage.ts';
import { texts } from '../texts/speaking.ts';

/** Everything that can be a reason for the urgency. */
export type Reasons = {
  readonly patient: Patient;
  readonly settled: readonly Settled[];
  readonly ranking: readonly Ranked[];
  readonly raised: readonly Raised[];
  readonly triaged: Triage;
};

/** Most findings that one sentence names. */
const NAMED = 3;

/** Content of one answer, in words; `by` tells when two findings come from the same answer. */
type Fact = { readonly words: string; readonly by: string };

const answerTo = ({ confirmedSigns = {} }: Patient, id: string): SignAnswer | undefined =>
  Object.hasOwn(confirmedSigns, id) ? confirmedSigns[id] : undefined;

/**
 * Returns true when the patient chose an option that states the finding itself; what only follows from one was not
 * said.
 */
const isChosen = (
  { category }: Patient,
  { finding, source, questionId, optionId }: Observation,
): boolean => {
  if (source === 'background') return optionId !== undefined;
  if (source !== 'answer' || questionId === undefined || optionId === undefined) return false;
  return meaningOf(category, questionId, optionId)?.says?.includes(finding) === true;
};

const factOf = (patient: Patient, { finding, present, because }: Settled): Fact[] => {
  const chosen = present ? because.find((item) => isChosen(patient, item)) : undefined;
  if (chosen === undefined) return [];
  const by = `${chosen.questionId ?? ''}.${chosen.optionId}`;
  const words = texts().TOLD_BY[by] ?? texts().TOLD[finding];
  return words === undefined ? [] : [{ words, by }];
};

const factsOf = ({ patient, settled }: Reasons, findings: readonly FindingId[]): Fact[] =>
  findings.flatMap((id) =>
    settled.filter(({ finding }) => finding === id).flatMap((item) => factOf(patient, item)),
  );

const signWords = (id: SignId): string[] => (id === 'self_harm' ? [] : [texts().TOLD_SIGNS[id]]);

/** Returns what a flag rests on: the sign that was confirmed, or the answers. */
const factsOfFlag = (reasons: Reasons, id: Raised['id']): Fact[] => {
  if (isSign(id) && answerTo(reasons.patient, id) === 'yes') {
    return signWords(id).map((words) => ({ words, by: id }));
  }
  return factsOf(reasons, restsOf(id));
};

/** Returns what raised the first condition's own level, and then what speaks for it most. */
const factsOfCondition = (reasons: Reasons): Fact[] => {
  const [first] = reasons.ranking;
  if (first === undefined || tooLittleKnown(first)) return [];
  const telling = first.votes.filter(isTelling).map(({ settled }) => settled.finding);
  return factsOf(reasons, [...raisingFindings(first.condition, reasons.settled), ...telling]);
};

const told = (facts: readonly Fact[]): string | undefined => {
  const once = facts.filter(
    ({ words, by }, at) =>
      facts.findIndex((other) => other.by === by || other.words === words) === at,
  );
  const findings = texts().andList(once.slice(0, NAMED).map(({ words }) => words));
  return once.length === 0 ? undefined : fill(texts().SUMMARY.told, { findings });
};

/** Lists the signs that count although the patient was not sure of them. */
const inDoubt = ({ patient, raised, triaged }: Reasons): string[] =>
  [...raised.map(({ id }) => id), ...triaged.unsure].flatMap((id) =>
    isSign(id) && answerTo(patient, id) === 'not_sure' ? signWords(id) : [],
  );

const unsure = (reasons: Reasons): string | undefined => {
  const signs = inDoubt(reasons);
  const text =
    reasons.triaged.emergency === null ? texts().SUMMARY.unsure : texts().SUMMARY.unsureEmergency;
  return signs.length === 0 ? undefined : fill(text, { signs: texts().orList(signs) });
};

/**
 * Says in one sentence why it is so urgent, from what this patient answered or confirmed; returns nothing when only
 * words tell it or too little is known.
 */
export const summarise = (reasons: Reasons): string | undefined => {
  const flagged = (ids: ReadonlyArray<Raised['id']>): Fact[] =>
    ids.flatMap((id) => factsOfFlag(reasons, id));
  const { raised, triaged } = reasons;
  if (triaged.emergency !== null) {
    return told(flagged(triaged.emergency.kinds)) ?? unsure(reasons);
  }
  const flags = flagged(raised.map(({ id }) => id));
  if (flags.length === 0 && triaged.unsure.length > 0) return unsure(reasons);
  return told([...flags, ...factsOfCondition(reasons)]);
};
