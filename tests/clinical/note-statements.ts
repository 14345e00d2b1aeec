import { PERSON } from '../../contracts/texts/en/person.ts';
import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { QUESTIONS } from '../../contracts/texts/en/questions/index.ts';
import type { WordsOf } from '../../contracts/questions/question-bank.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';
import { FINDINGS } from '../../server/assessment/texts/en/findings.ts';
import { FLAGS } from '../../server/assessment/texts/en/soap-note.ts';
import { topicOf } from '../../contracts/assessment/topics.ts';
import { loadFacts } from './facts.ts';
import type { Vignette } from './vignette.ts';

const FACTS = loadFacts();

/** Grounds for a statement of the note: the facts of the vignette, written by hand, and its text as it is. */
type Truth = {
  readonly present: ReadonlySet<FindingId>;
  readonly vignette: Vignette;
};

const isTold = (option: string, id: string, { present, vignette }: Truth): boolean => {
  const says = meaningOf(vignette.category, id, option)?.says ?? [];
  return says.length === 0 || says.some((finding) => present.has(finding));
};

/** Returns true when a line of a question holds nothing but options whose meaning is among the facts. */
const isAnswerTrue = (line: string, truth: Truth): boolean =>
  QUESTION_BANK[truth.vignette.category].some(({ id, options }) => {
    const words: WordsOf = QUESTIONS[id];
    const asked = `${words.question} `;
    if (!line.startsWith(asked)) return false;
    const told = new Set(
      options.filter((option) => isTold(option, id, truth)).map((option) => words.options[option]),
    );
    return line
      .slice(asked.length, -1)
      .split('; ')
      .every((said) => told.has(said));
  });

const isDenialTrue = (line: string, { present }: Truth): boolean =>
  (Object.entries(FINDINGS) as Array<[FindingId, string]>).every(
    ([finding, text]) =>
      !present.has(finding) || !line.slice('Denied: '.length, -1).split('; ').includes(text),
  );

const isAskedTrue = (line: string, { vignette }: Truth): boolean =>
  vignette.expected.red_flags.some((id) => line.includes(`: ${FLAGS[id]}: yes.`)) ||
  !line.endsWith(': yes.');

/** Returns the lines of the note that rest on nothing the patient wrote, chose or confirmed. */
export const unfounded = (vignette: Vignette, { soap_note }: EngineDiagnosis): string[] => {
  const facts = FACTS[vignette.id];
  const truth = { present: new Set(facts?.present), vignette };
  const history = vignette.medicalHistory.filter((entry) => entry !== 'none');
  const topic = topicOf(vignette.concern);
  const given = new Set([
    ...(topic === null ? [] : [`Chosen from a list of concerns: ${topic.label}.`]),
    `In the patient's words: "${vignette.concern}".`,
    `Age ${PERSON.ages[vignette.age]}, sex ${PERSON.sexes[vignette.sex].toLowerCase()}.`,
    `Medical history: ${history.map((entry) => PERSON.conditions[entry]).join(', ') || 'none ticked'}.`,
    `Allergies and medicines: ${vignette.allergies.trim().replace(/\.$/, '') || 'none stated'}.`,
  ]);
  return soap_note.subjective.split('\n').filter((line) => {
    if (given.has(line)) return false;
    if (line.startsWith('Denied: ')) return !isDenialTrue(line, truth);
    if (/^Asked\b/.test(line)) return !isAskedTrue(line, truth);
    return !isAnswerTrue(line, truth);
  });
};
