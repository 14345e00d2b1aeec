import { RECIPIENT_MAX } from '../assessment/result-link.ts';
import type { Fields } from './form.ts';

/** What somebody says who opens a link to a result: the name that the patient reads in the list of openings. */
export const SHARED_RESULT = {
  recipient: {
    kind: 'name',
    min: 1,
    max: RECIPIENT_MAX,
    pattern: /^$|\p{L}/u,
    autoComplete: 'name',
  },
} as const satisfies Fields;
