import type { Partly, QuestionTexts } from '../catalogue.ts';

/** The question bank in Hindi so far. */
export const HI_QUESTIONS: Partly<QuestionTexts> = {
  pain_location: { question: 'दर्द कहाँ है?', options: { not_sure: 'पता नहीं' } },
  pain_onset: { question: 'दर्द कब शुरू हुआ?', options: { today: 'आज', not_sure: 'पता नहीं' } },
};
