import { NO_CONDITION } from '../../contracts/chat-context.ts';
import type {
  DiagnosisItem,
  EngineDiagnosis,
  EngineEmergency,
  Urgency,
} from '../../contracts/diagnosis.ts';
import type { MedicineAdviceId } from '../../contracts/medicines.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import type { UrgentWhenUnsure } from '../../contracts/signs.ts';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';
import { topicOf } from '../../contracts/topics.ts';
import { MEDICINES } from '../../contracts/texts/en/medicines.ts';
import type { Observation } from './evidence/evidence.ts';
import type { Ranked, Vote } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import type { Patient } from './patient.ts';
import { CONDITION_WORDS } from './texts/en/conditions/index.ts';
import type { Step } from './texts/en/conditions/words.ts';
import { FINDINGS } from './texts/en/findings.ts';
import {
  EARLIER_VISIT,
  KEEP_MEDICINES,
  NOT_ENOUGH,
  REASONS,
  SAFETY_NET,
  TAKE_ALONG,
  UNSURE,
  UNSURE_OF,
  VISITS,
} from './texts/en/report.ts';
import { fill } from './texts/fill.ts';
import { askedWords } from './texts/in-words.ts';
import type { Triage } from './triage.ts';

const CONDITIONS_LISTED = 5;
const LEAST_SHARE = 0.01;
const CONDITIONS_AT_LEAST = 3;
const REASONS_FOR = 4;
const QUOTE_LENGTH = 140;
const STEPS_AT_MOST = 7;

/** Votes weaker than this are no reason worth reading. */
const VOTE_WORTH_NAMING = 0.35;
const VOTE_AGAINST = -0.8;

const shorten = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= QUOTE_LENGTH ? plain : `${plain.slice(0, QUOTE_LENGTH - 1).trimEnd()}…`;
};

/** The patient's own words or answer, as the reason shows it. */
const quoteOf = (item: Observation): string => {
  const quote = shorten(item.quote);
  const question = item.questionId === undefined ? undefined : askedWords(item.questionId);
  if (question !== undefined) return fill(REASONS.answered, { quote, question });
  return fill(item.source === 'background' ? REASONS.history : REASONS.said, { quote });
};

const reasonOf = ({ settled }: Vote): string => {
  const item = settled.because.find(({ quote }) => quote.trim() !== '');
  return item === undefined
    ? fill(REASONS.reported, { finding: FINDINGS[settled.finding] })
    : quoteOf(item);
};

const reasonAgainst = (votes: readonly Vote[]): string | undefined => {
  const strongest = votes.find(({ weight }) => weight <= VOTE_AGAINST);
  if (strongest === undefined) return undefined;
  const { finding, present } = strongest.settled;
  return fill(present ? REASONS.presentAgainst : REASONS.absentAgainst, {
    finding: FINDINGS[finding],
  });
};

/** One to five reasons: the patient's words that speak for the condition, then the strongest against it. */
export const reasonsFor = (patient: Patient, ranked: Ranked): string[] => {
  const forIt = ranked.votes.filter(
    ({ settled, weight }) => settled.present && weight >= VOTE_WORTH_NAMING,
  );
  const denials = ranked.votes.filter(
    ({ settled, weight }) => !settled.present && weight >= VOTE_WORTH_NAMING,
  );
  const reasons = [...new Set([...forIt, ...denials].map(reasonOf))];
  const shown = reasons.slice(0, REASONS_FOR);
  const against = reasonAgainst(ranked.votes);
  if (against !== undefined) shown.push(against);
  if (shown.length === 0 && topicOf(patient.issue) === null) {
    shown.push(fill(REASONS.said, { quote: shorten(patient.issue) }));
  }
  if (shown.length < 2) shown.push(REASONS.fewAnswers);
  return shown;
};

/** The conditions that are worth naming, with whole percentages that never sum to more than 100. */
const listConditions = (patient: Patient, ranking: readonly Ranked[]): DiagnosisItem[] => {
  const listed = ranking
    .slice(0, CONDITIONS_LISTED)
    .filter(({ share }, index) => index < CONDITIONS_AT_LEAST || share >= LEAST_SHARE);
  const percentages = listed.map(({ share }) => Math.max(1, Math.floor(share * 100)));
  const excess = percentages.reduce((sum, value) => sum + value, 0) - 100;
  if (excess > 0 && percentages[0] !== undefined) percentages[0] -= excess;
  return listed.map((ranked, index) => ({
    id: ranked.condition.id,
    name: CONDITION_WORDS[ranked.condition.id].name,
    likelihood: percentages[index] ?? 1,
    description: CONDITION_WORDS[ranked.condition.id].description,
    reason: reasonsFor(patient, ranked),
  }));
};

/** The conditions of a result, or, when too little was learnt, a text that says so (DIAG-07). */
export const causesOf = (
  patient: Patient,
  ranking: readonly Ranked[],
): Pick<EngineDiagnosis, 'diagnosis' | 'text'> =>
  tooLittleKnown(ranking[0])
    ? { diagnosis: [], text: NOT_ENOUGH.text }
    : { diagnosis: listConditions(patient, ranking) };

const stepsFor = (first: Ranked | undefined): readonly Step[] =>
  first === undefined || tooLittleKnown(first)
    ? NOT_ENOUGH.steps
    : CONDITION_WORDS[first.condition.id].steps;

const isTreated = (patient: Patient): boolean =>
  patient.medicalHistory.some((entry) => entry !== NO_CONDITION);

/** However many steps there are, the last one says when not to wait. */
const withSafetyNet = (steps: readonly string[], patient: Patient): string[] => {
  const last = [...(isTreated(patient) ? [KEEP_MEDICINES] : []), SAFETY_NET];
  return [...steps.slice(0, STEPS_AT_MOST - last.length), ...last];
};

/** Why it is urgent, when only a sign that was not denied makes it so. */
const becauseUnsure = (unsure: readonly UrgentWhenUnsure[]): string[] =>
  unsure.length === 0
    ? []
    : [fill(UNSURE, { signs: unsure.map((id) => UNSURE_OF[id]).join('; ') })];

/** What to do now, in the words of the emergency. */
const stepsInEmergency = (emergency: EngineEmergency): string[] => {
  const { title, advice } = helpIn(emergency);
  const now = advice.slice(0, STEPS_AT_MOST - 2).map((id) => EMERGENCY.advice[id]);
  return [EMERGENCY.titles[title], ...now, TAKE_ALONG];
};

/** `advice` is what the history calls for beside the condition. */
type Judged = Triage & { readonly advice?: readonly MedicineAdviceId[] };

/** Four to seven next steps in plain words, what to do by when first (DIAG-08). */
export const recommend = (
  patient: Patient,
  { level, emergency, unsure, advice = [] }: Judged,
  [first]: readonly Ranked[],
): string[] => {
  if (emergency !== null) return stepsInEmergency(emergency);
  const visit = VISITS[level === 'emergency' ? 'urgent' : level];
  const steps = stepsFor(first).map((step) => (typeof step === 'string' ? step : step.unhurried));
  const beside = advice.map((id) => MEDICINES.advice[id]);
  return withSafetyNet([visit, ...becauseUnsure(unsure), ...beside, ...steps], patient);
};

/** The next steps when a second opinion asked for an earlier visit: nothing of them leaves time. */
export const recommendEarlier = (
  patient: Patient,
  urgency: Urgency,
  [first]: readonly Ranked[],
): string[] => {
  const visit = urgency === 'see dentist soon' ? EARLIER_VISIT : VISITS[urgency];
  const steps = stepsFor(first).filter((step) => typeof step === 'string');
  return withSafetyNet([visit, ...steps], patient);
};
