import { LESS_LIKELY_BELOW, RESULT_KEPT_DAYS } from '../../product.ts';
import type { ResultTexts } from '../catalogue.ts';
import { MEDICINES } from './medicines.ts';

/** Beside the result: where it is kept (DATA-06). */
export const RESULT: ResultTexts = {
  keptAt: {
    server: `Our server keeps this result for at most ${RESULT_KEPT_DAYS} days, without your name. Withdraw your consent or leave the assessment, and it is deleted.`,
    device: 'This result is only on this device: our server has not kept it.',
  },
  lessLikely: `less likely, under ${LESS_LIKELY_BELOW}%`,
  medicines: MEDICINES,
};
