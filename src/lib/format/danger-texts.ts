import type { DangerTexts } from '../../../contracts/texts/catalogue.ts';
import { DANGER } from '../../../contracts/texts/en/danger.ts';
import { HI_DANGER } from '../../../contracts/texts/hi/danger.ts';
import { inLanguage } from './language.ts';

/** Texts for words or answers that hint at danger; they load with the screens that need them. */
export const dangerTexts: DangerTexts = import.meta.env.DEV
  ? inLanguage(DANGER, { hi: HI_DANGER })
  : DANGER;
