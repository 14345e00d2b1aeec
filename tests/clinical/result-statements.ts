import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { HISTORY } from '../../contracts/texts/en/history.ts';
import { topicOf } from '../../contracts/assessment/topics.ts';
import { affirmedSigns } from '../../contracts/rules/confirmed-signs.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import { SUMMARY, TOLD, TOLD_BY, TOLD_SIGNS } from '../../contracts/texts/en/engine/told.ts';
import { conversationOf } from '../../server/assessment/texts/in-words.ts';
import { loadFacts } from './facts.ts';
import type { Mode } from './simulated-patient.ts';
import { patientOf } from './simulated-patient.ts';
import type { Vignette } from './vignette.ts';

const FACTS = loadFacts();

const isOnOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const chosenOf = ({ followUpAnswers }: Patient): Array<[question: string, option: string]> =>
  Object.entries(followUpAnswers).flatMap(([id, answer]) =>
    [answer].flat().map((option): [string, string] => [id, option]),
  );

/** Returns true for words of the patient's own, word for word; what was cut off is marked. */
const isQuoted = (words: string, { issue, allergies, xrayFindings }: Patient): boolean => {
  const quote = /^"(.+?)…?"$/s.exec(words)?.[1];
  return (
    quote !== undefined &&
    [issue, allergies, xrayFindings ?? ''].some((text) => isOnOneLine(text).includes(quote))
  );
};

const isSame = (words: string, finding: FindingId): boolean =>
  TOLD[finding]?.toLowerCase() === words.toLowerCase();

/** Collects all that the patient chose, ticked or confirmed, in the words in which a reason may name it. */
const givenBy = (patient: Patient): ReadonlySet<string> => {
  const topic = topicOf(patient.issue);
  return new Set([
    ...conversationOf(patient).flatMap(({ answers }) => answers),
    ...patient.medicalHistory.map((box) => HISTORY.boxes[box]),
    ...(topic === null ? [] : [topic.label]),
  ]);
};

/**
 * Returns true when a condition's words, neither an answer nor a quote, rest on a sign that was confirmed or denied.
 */
const isAskedBack = (words: string, vignette: Vignette, patient: Patient): boolean => {
  const present = new Set(FACTS[vignette.id]?.present);
  const findings = Object.keys(TOLD) as FindingId[];
  const denied = words.replace('Said no to ', '');
  return denied === words
    ? affirmedSigns(patient.confirmedSigns ?? {}).length > 0 &&
        findings.some((finding) => isSame(words, finding))
    : findings.some((finding) => isSame(denied, finding) && !present.has(finding));
};

/** Returns what is listed for or against a condition although the patient neither wrote nor chose nor confirmed it. */
export const unfoundedWords = (
  vignette: Vignette,
  mode: Mode,
  { diagnosis }: EngineDiagnosis,
): string[] => {
  const patient = patientOf(vignette, mode);
  const given = givenBy(patient);
  return diagnosis
    .flatMap(({ because, against }) => [...because, ...against])
    .filter(
      (words) =>
        words === 'None of these' ||
        !(given.has(words) || isQuoted(words, patient) || isAskedBack(words, vignette, patient)),
    );
};

/** Collects the phrases that a summary may be made of: what the chosen options say themselves, and confirmed signs. */
const phrasesOf = (patient: Patient): string[] => [
  ...chosenOf(patient).flatMap(([id, option]) => [
    TOLD_BY[`${id}.${option}`] ?? '',
    ...(meaningOf(patient.category, id, option)?.says ?? []).map((finding) => TOLD[finding] ?? ''),
  ]),
  ...affirmedSigns(patient.confirmedSigns ?? {}).map((id) =>
    id === 'self_harm' ? '' : TOLD_SIGNS[id],
  ),
  ...(patient.medicalHistory.includes('immunosuppression') ? [TOLD.immunosuppressed ?? ''] : []),
];

/** Returns what is left of a summary when all that was answered or confirmed is taken out of it. */
export const leftOfSummary = (
  vignette: Vignette,
  mode: Mode,
  { summary = '' }: EngineDiagnosis,
): string => {
  const phrases = phrasesOf(patientOf(vignette, mode))
    .filter((phrase) => phrase !== '')
    .toSorted((a, b) => b.length - a.length);
  const frame = SUMMARY.told.split('{findings}');
  return [...frame, ...phrases]
    .filter((words) => words !== '.')
    .reduce((left, words) => left.replace(words, ''), summary)
    .replace(/\band\b|[,. ]/g, '');
};

const WORDS_IN_A_ROW = 4;

const runsOf = (sentence: string): string[] => {
  const words = sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .slice(WORDS_IN_A_ROW - 1)
    .map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '));
};

/** Finds runs of four words that stand in more than one step. */
export const saidTwice = ({ steps }: EngineDiagnosis): string[] => {
  // The step that helps until then is one of these, and stands on its own on the first screen.
  const all = [...(steps?.do ?? []), ...(steps?.do_not ?? []), ...(steps?.hospital_if ?? [])];
  const seen = new Set<string>();
  return all.flatMap((sentence) => {
    const runs = [...new Set(runsOf(sentence))];
    const again = runs.filter((run) => seen.has(run));
    for (const run of runs) seen.add(run);
    return again;
  });
};
