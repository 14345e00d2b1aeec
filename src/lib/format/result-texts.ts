import type { ResultTexts } from '../../../contracts/texts/catalogue.ts';
import { RESULT } from '../../../contracts/texts/en/result.ts';
import { HI_RESULT } from '../../../contracts/texts/hi/result.ts';
import { inLanguage } from './language.ts';

/** Texts beside a result; they load with the screens that need them. */
export const resultTexts: ResultTexts = import.meta.env.DEV
  ? inLanguage(RESULT, { hi: HI_RESULT })
  : RESULT;
