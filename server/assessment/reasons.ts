import type { DiagnosisItem } from '../../contracts/assessment/diagnosis.ts';
import { NONE } from '../../contracts/questions/shared.ts';
import { topicOf } from '../../contracts/assessment/topics.ts';
import type { Observation } from './evidence/evidence.ts';
import type { Settled } from './evidence/resolve.ts';
import type { Ranked, Vote } from './inference.ts';
import type { Patient } from './patient.ts';
import { FINDINGS } from '../../contracts/texts/en/engine/findings.ts';
import { fill } from './texts/fill.ts';
import { askedWords } from './texts/in-words.ts';
import { shorten } from './texts/shorten.ts';
import { texts } from '../texts/speaking.ts';

/** Writes a phrase with a capital, as it begins a line. */
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const REASONS_FOR = 4;
const REASONS_AGAINST = 2;
const QUOTE_LENGTH = 140;

/** Weight below which a vote is no reason worth reading. */
const VOTE_WORTH_NAMING = 0.35;
const VOTE_AGAINST = -0.8;

/** Returns the votes that speak for a condition: what was told before what was denied, the strongest first. */
const votesFor = ({ votes }: Ranked): Vote[] => {
  const worth = votes.filter(({ weight }) => weight >= VOTE_WORTH_NAMING);
  return [
    ...worth.filter(({ settled }) => settled.present),
    ...worth.filter(({ settled }) => !settled.present),
  ];
};

/** Returns the votes that speak against it, the strongest first. */
const votesAgainst = ({ votes }: Ranked): Vote[] =>
  votes.filter(({ weight }) => weight <= VOTE_AGAINST);

const saidOf = ({ because }: Settled): Observation | undefined =>
  because.find(({ quote }) => quote.trim() !== '');

/** Returns the patient's own words or answer, as the reason shows it. */
const quoteOf = (item: Observation): string => {
  const quote = shorten(item.quote, QUOTE_LENGTH);
  const question = item.questionId === undefined ? undefined : askedWords(item.questionId);
  if (question !== undefined) return fill(texts().REASONS.answered, { quote, question });
  return fill(item.source === 'background' ? texts().REASONS.history : texts().REASONS.said, {
    quote,
  });
};

const reasonOf = ({ settled }: Vote): string => {
  const item = saidOf(settled);
  return item === undefined
    ? fill(texts().REASONS.reported, { finding: FINDINGS[settled.finding] })
    : quoteOf(item);
};

const reasonAgainst = (ranked: Ranked): string | undefined => {
  const [strongest] = votesAgainst(ranked);
  if (strongest === undefined) return undefined;
  const { finding, present } = strongest.settled;
  return fill(present ? texts().REASONS.presentAgainst : texts().REASONS.absentAgainst, {
    finding: FINDINGS[finding],
  });
};

/** Lists one to five reasons: the patient's words that speak for the condition, then the strongest against it. */
export const reasonsFor = (patient: Patient, ranked: Ranked): string[] => {
  const shown = [...new Set(votesFor(ranked).map(reasonOf))].slice(0, REASONS_FOR);
  const against = reasonAgainst(ranked);
  if (against !== undefined) shown.push(against);
  if (shown.length === 0 && topicOf(patient.issue) === null) {
    shown.push(fill(texts().REASONS.said, { quote: shorten(patient.issue, QUOTE_LENGTH) }));
  }
  if (shown.length < 2) shown.push(texts().REASONS.fewAnswers);
  return shown;
};

/** Returns an answer as it was read, or own words in quotation marks; "None of these" alone tells a reader nothing. */
const wordsOf = (item: Observation): string[] => {
  if (item.optionId === NONE) return [];
  const quote = shorten(item.quote, QUOTE_LENGTH);
  return [item.optionId === undefined ? fill(texts().REASONS.ownWords, { quote }) : quote];
};

/** Returns true for a sign that was asked back: a yes to it has no words of its own. */
const wasConfirmed = (patient: Patient, { because }: Settled): boolean =>
  patient.confirmedSigns !== undefined && because.some(({ source }) => source === 'sign');

const presentWords = (patient: Patient, settled: Settled): string[] => {
  const item = saidOf(settled);
  if (item !== undefined) return wordsOf(item);
  const told = texts().TOLD[settled.finding];
  if (settled.present && wasConfirmed(patient, settled)) {
    return told === undefined ? [] : [capitalise(told)];
  }
  const topic = topicOf(patient.issue);
  return settled.present && topic !== null ? [texts().TOPIC_LABELS[topic.category]] : [];
};

/**
 * Returns what was denied by another answer or by "None of these". A no to a sign does not count: it asks of several
 * things and denies no single one.
 */
const deniedWords = ({ finding, because }: Settled): string[] => {
  const [words] = because.filter(({ optionId }) => optionId !== undefined).flatMap(wordsOf);
  if (words !== undefined) return [words];
  const told = texts().TOLD[finding];
  const isDenied = because.some(({ optionId }) => optionId === NONE);
  return isDenied && told !== undefined ? [fill(texts().REASONS.saidNo, { finding: told })] : [];
};

/** Returns the answers and own words alone, without our sentences: what speaks for a condition, and what against it. */
export const wordsFor = (
  patient: Patient,
  ranked: Ranked,
): Pick<DiagnosisItem, 'because' | 'against'> => {
  const because = votesFor(ranked).flatMap(({ settled }) => presentWords(patient, settled));
  const against = votesAgainst(ranked).flatMap(({ settled }) =>
    settled.present ? presentWords(patient, settled) : deniedWords(settled),
  );
  const shown = new Set([...new Set(because)].slice(0, REASONS_FOR));
  return {
    because: [...shown],
    against: [...new Set(against)].filter((words) => !shown.has(words)).slice(0, REASONS_AGAINST),
  };
};
