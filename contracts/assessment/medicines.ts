import * as z from 'zod/mini';
import { BankId } from './bank-id.ts';

export * from './medicine-ids.ts';

const ANSWERS_MAX = 20;

/** Options by question. A question or option that the server does not know is ignored. */
export const MedicineAnswers = z.record(BankId, BankId).check(
  z.refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, {
    error: `There are more than ${ANSWERS_MAX} answers`,
  }),
);
export type MedicineAnswers = z.infer<typeof MedicineAnswers>;
