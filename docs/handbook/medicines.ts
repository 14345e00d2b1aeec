import { MEDICATION_IDS } from '../../contracts/assessment/diagnosis.ts';
import type { MedicationId } from '../../contracts/assessment/diagnosis.ts';
import type { MedicineWording } from '../../contracts/assessment/medicines.ts';
import { MEDICINES } from '../../contracts/texts/en/medicines.ts';
import { bansOf } from '../../server/assessment/medicines/rules.ts';
import { AGAINST, NOT_NEEDED, SUGGESTIONS } from '../../contracts/texts/en/engine/medicines.ts';
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

const questionLine = (id: MedicineWording): string => {
  const { question, options } = MEDICINES.questions[id];
  return `- ${question} ${Object.values(options).join(' / ')}`;
};

/** Describes the four suggestions. */
export const medicineParts = (): string[] => MEDICATION_IDS.map(medicinePart);

/** Lists the questions of the check, in the order in which they are asked; an adult is asked the weight alone. */
export const checkQuestions = (): string[] =>
  (Object.keys(MEDICINES.questions) as MedicineWording[]).map(questionLine);
