import type { Diagnosis, UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { nameableFirst } from '../../../contracts/rules/suspicion.ts';
import * as say from '../../../contracts/texts/en/wordings.ts';
import { URGENCY_LOOKS } from '../../components/urgency/UrgencyBadge.tsx';
import { dayInWords } from './due.ts';
import { resultTexts } from './result-texts.ts';

/**
 * Writes the message that a patient sends to a helper: urgency, what to do, the likeliest condition, and no name. Beside
 * a suspicion it names none: only an examination can tell, and nobody should read that word from a message.
 * `whatToDo` is the headline of a result with days to it; in an emergency, the number to call.
 */
export const resultMessage = (result: Diagnosis, level: UrgencyLevel, whatToDo: string): string => {
  const { words, when } = URGENCY_LOOKS[level];
  const first = nameableFirst(result);
  return [
    `${words} (${when})`,
    whatToDo,
    first && `${resultTexts.likelihoods.most}: ${first.plain_name ?? first.name} (${first.name})`,
    say.guidanceOnlyNoDentistHasExamined(PRODUCT_NAME),
  ]
    .filter(Boolean)
    .join('\n');
};

const PARTS = ['subjective', 'objective', 'assessment', 'plan'] as const;

/** Writes the clinical note as plain text, for a message to the dentist. */
export const noteMessage = ({ soap_note: note, received_at }: Diagnosis): string => {
  const day = dayInWords(received_at);
  return [
    day === null ? resultTexts.noteTitle : `${resultTexts.noteTitle}, ${day}`,
    ...PARTS.map((part) => `${part.toUpperCase()}\n${note[part]}`),
  ].join('\n\n');
};
