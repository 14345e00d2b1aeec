import type { UrgencyLevel } from '../../assessment/diagnosis.ts';

/** Words of each level's badge, on screen and on paper (DIAG-13..17). */
export const URGENCY_WORDS = {
  emergency: { words: 'Emergency', when: 'now' },
  urgent: { words: 'Urgent', when: '1-3 days' },
  moderate: { words: 'Moderate', when: '1-2 weeks' },
  routine: { words: 'Routine', when: '2-4 weeks' },
} as const satisfies Readonly<
  Record<UrgencyLevel, { readonly words: string; readonly when: string }>
>;
