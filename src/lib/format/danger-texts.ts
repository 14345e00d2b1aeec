import type { DangerTexts } from '../../../contracts/texts/catalogue.ts';
import { DANGER } from '../../../contracts/texts/en/danger.ts';

/** Texts for words or answers that hint at danger; they load with the screens that need them. */
export const dangerTexts: DangerTexts = DANGER;
