import type { Translated } from '../catalogue.ts';
import * as english from '../en/person.ts';

/** Who the patient is, in Hindi so far. */
export const PERSON: Translated<typeof english.PERSON> = {
  ...english.PERSON,
  sexes: { male: 'पुरुष', female: 'महिला', undisclosed: 'नहीं बताना चाहते' },
};
