import type { Translated } from '../catalogue.ts';
import type * as english from '../en/urgency.ts';

/** Words of each level's badge (DIAG-13..17). */
export const URGENCY_WORDS: Translated<typeof english.URGENCY_WORDS> = {
  emergency: { words: 'इमर्जन्सी', when: 'आत्ता' },
  urgent: { words: 'तातडीचं', when: '1-3 दिवसांत' },
  moderate: { words: 'मध्यम तातडी', when: '1-2 आठवड्यांत' },
  routine: { words: 'घाई नाही', when: '2-4 आठवड्यांत' },
};
