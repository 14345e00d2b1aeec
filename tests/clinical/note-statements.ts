import { HISTORY_BOXES } from '../../contracts/assessment/chat-context-ids.ts';
import { HISTORY } from '../../contracts/texts/en/history.ts';
import { PERSON } from '../../contracts/texts/en/person.ts';
import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { EMERGENCY_HELP } from '../../contracts/assessment/emergency.ts';
import { SIGN_IDS } from '../../contracts/assessment/signs.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import type { Question, WordsOf } from '../../contracts/questions/question-bank.ts';
import { offeredBoxes, offeredTo } from '../../contracts/rules/offered-options.ts';
import { QUESTIONS } from '../../contracts/texts/en/questions/index.ts';
import { SHORT_FORMS } from '../../contracts/texts/en/questions/shared.ts';
import { SIGNS } from '../../contracts/texts/en/signs.ts';
import { topicOf } from '../../contracts/assessment/topics.ts';
import { isAboutChild } from '../../server/assessment/about-child.ts';
import { readClauses } from '../../server/assessment/evidence/text/clauses.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';
import { signsIn } from '../../server/assessment/signs/raise-signs.ts';
import { loadFacts } from './facts.ts';
import { answerQuestions } from './simulated-patient.ts';
import type { Vignette } from './vignette.ts';

const FACTS = loadFacts();

/** Parts of a note that are judged: what it says was denied, was stated, was written, and what it plans. */
export const NOTE_PARTS = ['denied', 'stated', 'quotes', 'plan'] as const;
type NotePart = (typeof NOTE_PARTS)[number];

/** A statement of a note, and whether it is true of the vignette. */
export type Statement = {
  readonly part: NotePart;
  readonly text: string;
  readonly isTrue: boolean;
};

const presentIn = ({ id }: Vignette): ReadonlySet<FindingId> => new Set(FACTS[id]?.present);

const isTold = (vignette: Vignette, id: string, option: string): boolean => {
  const says = meaningOf(vignette.category, id, option)?.says ?? [];
  return says.length === 0 || says.some((finding) => presentIn(vignette).has(finding));
};

const TEXTS: Readonly<Record<string, WordsOf>> = QUESTIONS;
const NO_WORDS: WordsOf = { question: '', options: {} };
const wordsOf = (id: string): WordsOf => TEXTS[id] ?? NO_WORDS;

/** Returns the question with which a line begins. */
const questionOf = ({ category }: Vignette, line: string): Question | undefined =>
  QUESTION_BANK[category].find(({ id }) => line.startsWith(`${wordsOf(id).question} `));

/** Returns the options of a question that a phrase may stand for, by its own words or its short form. */
const meantBy = ({ id, list = '', options }: Question, phrase: string): string[] => {
  const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = SHORT_FORMS;
  const short = forms[list];
  return options.filter((option) =>
    [wordsOf(id).options[option], short?.[option]].includes(phrase),
  );
};

const NONE_OF_THESE = ' None of these: ';

/** A denial is true of an option that this person was shown, answered with "None of these", and does not have. */
const denialsIn = (vignette: Vignette, line: string): Statement[] => {
  const person = { ...vignette, childAge: null, aboutChild: isAboutChild(vignette.concern) };
  const question = questionOf(vignette, line);
  const phrases = line.slice(line.indexOf(NONE_OF_THESE) + NONE_OF_THESE.length, -1).split('; ');
  return phrases.map((text) => {
    const [option] = question === undefined ? [] : meantBy(question, text);
    const isTrue =
      question !== undefined &&
      option !== undefined &&
      offeredTo(person, question).options.includes(option) &&
      [answerQuestions(vignette)[question.id]].flat().includes('none') &&
      !isTold(vignette, question.id, option);
    return { part: 'denied', text, isTrue };
  });
};

/** An answer is true when it holds nothing but options whose meaning is among the facts. */
const answersIn = (vignette: Vignette, line: string): Statement[] => {
  const question = questionOf(vignette, line);
  if (question === undefined) return [{ part: 'stated', text: line, isTrue: false }];
  const { id, options } = question;
  const told = options.filter((option) => isTold(vignette, id, option));
  const words = new Set(told.map((option) => wordsOf(id).options[option]));
  return line
    .slice(wordsOf(id).question.length + 1, -1)
    .split('; ')
    .map((text) => ({ part: 'stated', text, isTrue: words.has(text) }));
};

const ASKED = /^Asked(?: because of "(?<quote>.+)")?: (?<asked>.+) Answer: (?<answer>[a-z ]+)\.$/;

const raises = (words: string, id: string): boolean =>
  signsIn(words).some((sign) => sign.id === id);

/** A quote is true when it raises the sign by itself, or when no clause of the words does. */
const askedIn = ({ concern, expected }: Vignette, line: string): Statement[] => {
  const { quote, asked, answer } = ASKED.exec(line)?.groups ?? {};
  const id = SIGN_IDS.find((sign) => SIGNS[sign] === asked);
  if (id === undefined) return [{ part: 'stated', text: line, isTrue: false }];
  const flags: readonly string[] = expected.red_flags;
  const isTrue = answer === 'no' || flags.includes(id);
  if (quote === undefined) return [{ part: 'stated', text: line, isTrue }];
  const others = readClauses(concern).filter((clause) => raises(clause.quote, id));
  const isWritten = concern.replace(/\s+/g, ' ').includes(quote.replace(/…$/, ''));
  return [
    { part: 'stated', text: line, isTrue },
    { part: 'quotes', text: line, isTrue: isWritten && (raises(quote, id) || others.length === 0) },
  ];
};

/** Words with which the plan of a level begins; those of the emergencies tell a hospital from a dentist. */
const PLAN_BEGINS = {
  medical: /^Medical emergency: (?:ambulance|hospital|crisis help)/,
  dental: /^Dental emergency: dentist within/,
  urgent: /^Referral |^Dental examination within 1 to 3 days/,
  moderate: /^Referral |^Dental examination within 1 to 2 weeks/,
  routine: /^Referral |^Dental examination within 2 to 4 weeks/,
} as const;

/** A plan is true when it leads with what the urgency that the vignette expects calls for. */
const plansIn = ({ expected }: Vignette, { soap_note: { plan } }: EngineDiagnosis): Statement[] => {
  const kinds = expected.red_flags.flatMap((id) => (id in EMERGENCY_HELP ? [id] : []));
  const isMedical = kinds.some(
    (id) => EMERGENCY_HELP[id as keyof typeof EMERGENCY_HELP].level === 'medical',
  );
  const emergency = isMedical ? 'medical' : 'dental';
  const begins = PLAN_BEGINS[expected.urgency === 'emergency' ? emergency : expected.urgency];
  return [{ part: 'plan', text: plan, isTrue: begins.test(plan) }];
};

/** Returns what the note says where no box was ticked: all that this person denied, or that nobody answered. */
const nothingIn = ({ age, sex, concern, medicalHistory }: Vignette): string => {
  if (medicalHistory.length === 0) return 'not answered';
  const person = { age, childAge: null, sex, aboutChild: isAboutChild(concern) };
  const boxes = offeredBoxes(person, HISTORY_BOXES).filter((box) => box !== 'none');
  return `none of these: ${boxes.map((box) => HISTORY.boxes[box]).join('; ')}`;
};

/** Lists all that a note states, each with whether it is true of the vignette and of its patient's answers. */
export const statementsOf = (vignette: Vignette, diagnosis: EngineDiagnosis): Statement[] => {
  const history = vignette.medicalHistory.filter((entry) => entry !== 'none');
  const topic = topicOf(vignette.concern);
  const given = new Set([
    ...(topic === null ? [] : [`Chosen from a list of concerns: ${topic.label}.`]),
    `In the patient's words: "${vignette.concern}".`,
    `Age ${PERSON.ages[vignette.age]}, sex ${PERSON.sexes[vignette.sex].toLowerCase()}.`,
    `Medical history: ${history.map((entry) => HISTORY.boxes[entry]).join(', ') || nothingIn(vignette)}.`,
    `Allergies or medicines, as written: ${vignette.allergies.trim().replace(/\.$/, '') || 'none stated'}.`,
  ]);
  const said = diagnosis.soap_note.subjective.split('\n').flatMap((line): Statement[] => {
    if (given.has(line)) return [{ part: 'stated', text: line, isTrue: true }];
    if (/^Asked\b/.test(line)) return askedIn(vignette, line);
    return line.includes(NONE_OF_THESE) ? denialsIn(vignette, line) : answersIn(vignette, line);
  });
  return [...said, ...plansIn(vignette, diagnosis)];
};
