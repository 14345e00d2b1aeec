import { EN } from '../../../contracts/texts/en/index.ts';
import type { Texts } from '../../../contracts/texts/catalogue.ts';
import { HI } from '../../../contracts/texts/hi/index.ts';
import { inLanguage } from './language.ts';

/** Texts on screen: English, in development also an unfinished language. */
export const texts: Texts = import.meta.env.DEV ? inLanguage(EN, { hi: HI }) : EN;
