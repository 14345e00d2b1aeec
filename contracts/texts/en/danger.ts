import type { DangerTexts } from '../catalogue.ts';
import { EMERGENCY } from './emergency.ts';

/** Texts for words or answers that tell of danger: what is asked back, and what to do now. */
export const DANGER: DangerTexts = {
  emergency: EMERGENCY,
  signs: {
    title: 'Please answer this first',
    intro: 'Just to be safe, a short check of what you wrote. How is it now?',
    introUnread:
      'We read English and Hindi. Your words seem to be in another language, so we ask about signs of danger first.',
    wrote: 'You wrote',
    answers: { yes: 'Yes', no: 'No', not_sure: 'Not sure' },
    goOn: 'Go on',
  },
};
