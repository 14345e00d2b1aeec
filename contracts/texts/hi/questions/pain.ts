import type { Translated } from '../../catalogue.ts';
import * as english from '../../en/questions/pain.ts';

/** The questions of category `pain` in Hindi so far. */
export const PAIN_WORDS: Translated<typeof english.PAIN_WORDS> = {
  ...english.PAIN_WORDS,
  pain_location: {
    ...english.PAIN_WORDS.pain_location,
    question: 'दर्द कहाँ है?',
    options: { ...english.PAIN_WORDS.pain_location.options, not_sure: 'पता नहीं' },
  },
  pain_onset: {
    ...english.PAIN_WORDS.pain_onset,
    question: 'दर्द कब शुरू हुआ?',
    options: { ...english.PAIN_WORDS.pain_onset.options, today: 'आज', not_sure: 'पता नहीं' },
  },
};
