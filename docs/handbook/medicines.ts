import { MEDICATION_IDS } from '../../contracts/assessment/diagnosis.ts';
import type { MedicationId } from '../../contracts/assessment/diagnosis.ts';
import { MEDICINE_QUESTION_IDS } from '../../contracts/assessment/medicines.ts';
import type { MedicineQuestionId } from '../../contracts/assessment/medicines.ts';
import { MEDICINES } from '../../contracts/texts/en/medicines.ts';
import { bansOf } from '../../server/assessment/medicines/rules.ts';
import { AGAINST, NOT_NEEDED, SUGGESTIONS } from '../../server/assessment/texts/en/medicines.ts';
import { list } from './list.ts';

const medicinePart = (id: MedicationId): string =>
  [
    `### ${SUGGESTIONS[id]}`,
    '',
    `- needed: ${NOT_NEEDED[id]}`,
    ...list(
      'spoken against, the first that holds gives the reason',
      bansOf(id).map((reason) => `\`${reason}\`: ${AGAINST[reason]}`),
    ),
    '',
  ].join('\n');

const questionLine = (id: MedicineQuestionId): string => {
  const { question, options } = MEDICINES.questions[id];
  return `- ${question} ${Object.values(options).join(' / ')}`;
};

/** Describes the four suggestions. */
export const medicineParts = (): string[] => MEDICATION_IDS.map(medicinePart);

/** Lists the questions of the check, in the order in which they are asked. */
export const checkQuestions = (): string[] => MEDICINE_QUESTION_IDS.map(questionLine);
