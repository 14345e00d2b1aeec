import type { Texts } from '../catalogue.ts';
import { ASSESSMENT } from './assessment.ts';
import { PERSON } from './person.ts';

/** What is said in English. */
export const EN: Texts = { person: PERSON, assessment: ASSESSMENT };
