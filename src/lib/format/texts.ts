import { EN } from '../../../contracts/texts/en/index.ts';
import type { Texts } from '../../../contracts/texts/catalogue.ts';

/** Texts on screen from the first step on. */
export const texts: Texts = EN;
