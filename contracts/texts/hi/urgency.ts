import type { Translated } from '../catalogue.ts';
import type * as english from '../en/urgency.ts';

/** Words of each level's badge (DIAG-13..17). */
export const URGENCY_WORDS: Translated<typeof english.URGENCY_WORDS> = {
  emergency: { words: 'इमरजेंसी', when: 'अभी' },
  urgent: { words: 'जल्दी', when: '1-3 दिन में' },
  moderate: { words: 'मध्यम', when: '1-2 हफ़्ते में' },
  routine: { words: 'हड़बड़ी नहीं', when: '2-4 हफ़्ते में' },
};
