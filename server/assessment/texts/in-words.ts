import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import type { WordsOf } from '../../../contracts/questions/question-bank.ts';
import { texts } from '../../texts/speaking.ts';
import type { Patient, PatientInWords } from '../patient.ts';

const wordsFor = (questionId: string): WordsOf | undefined => {
  const questions: Readonly<Partial<Record<string, WordsOf>>> = texts().QUESTIONS;
  return Object.hasOwn(questions, questionId) ? questions[questionId] : undefined;
};

/** Returns a question as it was read; `undefined` when there is no such question. */
export const askedWords = (questionId: string): string | undefined =>
  wordsFor(questionId)?.question;

/** Returns an option as it was read; an answer that is no option stands for itself. */
export const optionWords = (questionId: string, answer: string): string => {
  const options = wordsFor(questionId)?.options ?? {};
  return Object.hasOwn(options, answer) ? (options[answer] ?? answer) : answer;
};

/** Lists the questions of the patient's category with their answers, as they were read. */
export const conversationOf = ({
  category,
  followUpAnswers,
}: Pick<Patient, 'category' | 'followUpAnswers'>): Array<{ question: string; answers: string[] }> =>
  QUESTION_BANK[category].flatMap(({ id }) => {
    const answer = Object.hasOwn(followUpAnswers, id) ? followUpAnswers[id] : undefined;
    if (answer === undefined || answer.length === 0) return [];
    const answers = [answer].flat().map((each) => optionWords(id, each));
    return [{ question: texts().QUESTIONS[id].question, answers }];
  });

/** Returns the age as it was chosen: a child's in its step, if it is known. */
export const ageWords = ({ age, childAge }: Pick<Patient, 'age' | 'childAge'>): string =>
  childAge === undefined ? texts().PERSON.ages[age] : texts().PERSON.childAges[childAge];

/** Writes a patient's record as a person would read it: the words of every answer, box and choice. */
export const inWords = ({ childAge, ...patient }: Patient): PatientInWords => ({
  ...patient,
  age: ageWords({ age: patient.age, childAge }),
  sex: texts().PERSON.sexes[patient.sex],
  medicalHistory: patient.medicalHistory.map((entry) => texts().HISTORY.boxes[entry]),
  followUpAnswers: Object.fromEntries(
    Object.entries(patient.followUpAnswers).map(([id, answer]) => [
      askedWords(id) ?? id,
      [answer].flat().map((each) => optionWords(id, each)),
    ]),
  ),
});
