import type { Fields } from './form.ts';

/** Boxes of a prescription that are written in words (NEW-51). */
export const PRESCRIPTION = {
  history: { kind: 'text', min: 1, max: 1000 },
  note: { kind: 'text', max: 200 },
  reason: { kind: 'text', max: 300 },
} as const satisfies Fields;
