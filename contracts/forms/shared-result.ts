import { RECIPIENT_MAX } from '../assessment/result-link.ts';
import type { Fields } from './form.ts';

/** The entries of somebody who opens a link to a result: the name that the patient will read, and the passcode from them. */
export const SHARED_RESULT = {
  recipient: {
    kind: 'name',
    min: 1,
    max: RECIPIENT_MAX,
    pattern: /^$|\p{L}/u,
    autoComplete: 'name',
  },
  passcode: { kind: 'tel', min: 1, max: 20, autoComplete: 'off', inputMode: 'numeric' },
} as const satisfies Fields;
