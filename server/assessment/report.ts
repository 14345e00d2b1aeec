import { NO_CONDITION } from '../../contracts/chat-context.ts';
import type { DiagnosisItem } from '../../contracts/diagnosis.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Observation } from './evidence/evidence.ts';
import { FINDINGS } from './knowledge/findings.ts';
import type { Ranked, Vote } from './inference.ts';
import { tooLittleKnown } from './inference.ts';
import type { Patient } from './patient.ts';
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

const questionOf = (patient: Patient, id: string): string | undefined =>
  QUESTION_BANK[patient.category].find((question) => question.id === id)?.question;

/** The patient's own words or answer, as the reason shows it. */
const quoteOf = (patient: Patient, item: Observation): string => {
  const quote = shorten(item.quote);
  const question = item.questionId === undefined ? undefined : questionOf(patient, item.questionId);
  if (question !== undefined) return `You answered "${quote}" to "${question}"`;
  if (item.source === 'background') return `Your history says: "${quote}"`;
  return `You said: "${quote}"`;
};

const reasonOf = (patient: Patient, { settled }: Vote): string => {
  const item = settled.because.find(({ quote }) => quote.trim() !== '');
  return item === undefined ? `You report ${FINDINGS[settled.finding]}.` : quoteOf(patient, item);
};

const reasonAgainst = (votes: readonly Vote[]): string | undefined => {
  const strongest = votes.find(({ weight }) => weight <= VOTE_AGAINST);
  if (strongest === undefined) return undefined;
  const { finding, present } = strongest.settled;
  return present
    ? `Makes it less likely: ${FINDINGS[finding]}.`
    : `Often comes with it, but you said no to: ${FINDINGS[finding]}.`;
};

/** Two to five reasons: the patient's words that speak for the condition, then the strongest against it. */
export const reasonsFor = (patient: Patient, ranked: Ranked): string[] => {
  const forIt = ranked.votes.filter(
    ({ settled, weight }) => settled.present && weight >= VOTE_WORTH_NAMING,
  );
  const denials = ranked.votes.filter(
    ({ settled, weight }) => !settled.present && weight >= VOTE_WORTH_NAMING,
  );
  const reasons = [...new Set([...forIt, ...denials].map((vote) => reasonOf(patient, vote)))];
  const shown = reasons.slice(0, REASONS_FOR);
  const against = reasonAgainst(ranked.votes);
  if (against !== undefined) shown.push(against);
  if (shown.length === 0) shown.push(`You said: "${shorten(patient.issue)}"`);
  if (shown.length === 1)
    shown.push('Few of your answers point to one cause, so an examination decides.');
  return shown;
};

/** The conditions a result carries, with whole percentages that never sum to more than 100. */
export const listConditions = (patient: Patient, ranking: readonly Ranked[]): DiagnosisItem[] => {
  const listed = ranking
    .slice(0, CONDITIONS_LISTED)
    .filter(({ share }, index) => index < CONDITIONS_AT_LEAST || share >= LEAST_SHARE);
  const percentages = listed.map(({ share }) => Math.max(1, Math.floor(share * 100)));
  const excess = percentages.reduce((sum, value) => sum + value, 0) - 100;
  if (excess > 0 && percentages[0] !== undefined) percentages[0] -= excess;
  return listed.map((ranked, index) => ({
    name: ranked.condition.name,
    likelihood: percentages[index] ?? 1,
    description: ranked.condition.description,
    reason: reasonsFor(patient, ranked),
  }));
};

const WHEN = {
  urgent:
    'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest.',
  moderate: 'See a dentist within 1 to 2 weeks.',
  routine: 'See a dentist within 2 to 4 weeks.',
} as const;

const SAFETY_NET =
  'Call 112 or 108, or go to a hospital, if the face or neck swells, a high fever comes, or breathing or swallowing gets hard.';
const KEEP_MEDICINES =
  'Go on taking the medicines your doctor prescribed, and show the list to the dentist.';
const TAKE_ALONG = 'Take this assessment and a list of your medicines with you.';

/** What to do when too little was told to know the cause. */
const NOT_ENOUGH = [
  'We did not learn enough to tell what this is, so let a dentist look at it.',
  'Note when it hurts or bothers you, and what sets it off.',
  'Until then, brush gently twice a day and leave out what makes it worse.',
] as const;

/** Four to seven next steps in plain words, what to do by when first (DIAG-08). */
export const recommend = (
  patient: Patient,
  triaged: Triage,
  ranking: readonly Ranked[],
): string[] => {
  const [first] = ranking;
  const steps = first === undefined || tooLittleKnown(first) ? NOT_ENOUGH : first.condition.steps;
  if (triaged.emergency !== null) {
    const advice = triaged.emergency.advice.slice(0, STEPS_AT_MOST - 2);
    return [...new Set([triaged.emergency.title, ...advice, TAKE_ALONG])].slice(0, STEPS_AT_MOST);
  }
  const when = triaged.level === 'emergency' ? WHEN.urgent : WHEN[triaged.level];
  const treated = patient.medicalHistory.some((entry) => entry !== NO_CONDITION);
  return [when, ...steps, ...(treated ? [KEEP_MEDICINES] : []), SAFETY_NET].slice(0, STEPS_AT_MOST);
};
