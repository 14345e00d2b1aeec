import type { Texts } from '../catalogue.ts';
import { ASSESSMENT } from './assessment.ts';
import { PERSON } from './person.ts';

/** The texts of the first steps in English. */
export const EN: Texts = { person: PERSON, assessment: ASSESSMENT };
