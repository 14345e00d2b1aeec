import type { ResultTexts } from '../../../contracts/texts/catalogue.ts';
import { RESULT } from '../../../contracts/texts/en/result.ts';

/** Texts beside a result; they load with the screens that need them. */
export const resultTexts: ResultTexts = RESULT;
