import type { LaterTexts } from '../../../contracts/texts/catalogue.ts';
import { LATER } from '../../../contracts/texts/en/later-steps.ts';

/** Texts of the steps after the first; they load with the screens that need them. */
export const laterTexts: LaterTexts = LATER;
