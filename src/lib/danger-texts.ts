import type { DangerTexts } from '../../contracts/texts/catalogue.ts';
import { DANGER } from '../../contracts/texts/en/danger.ts';
import { HI_DANGER } from '../../contracts/texts/hi/danger.ts';
import { inLanguage } from './language.ts';

/** What is said where words or answers tell of danger; it comes with the screens that need it. */
export const dangerTexts: DangerTexts = import.meta.env.DEV
  ? inLanguage(DANGER, { hi: HI_DANGER })
  : DANGER;
