import { EN } from '../../contracts/texts/en/index.ts';
import type { Texts } from '../../contracts/texts/catalogue.ts';
import { HI } from '../../contracts/texts/hi/index.ts';
import { inLanguage } from './language.ts';

/** What is said on screen: English, in development also a language that is on its way. */
export const texts: Texts = import.meta.env.DEV ? inLanguage(EN, { hi: HI }) : EN;
