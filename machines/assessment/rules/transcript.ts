import type { ChatMessage } from '../../../contracts/draft.ts';
import { NO_CONDITION } from '../../../contracts/chat-context.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import type { Step } from '../../../contracts/steps.ts';
import { CATEGORY_CARDS, DEPTH_LABEL, PROMPTS } from '../prompts.ts';
import type { Known } from './known.ts';

/** A message of the conversation without its time; the time is added when it is kept. */
export type TranscriptMessage = Omit<ChatMessage, 'timestamp'>;

const exchange = (step: Step, prompt: string, answer: string | null): TranscriptMessage[] =>
  answer === null || answer === ''
    ? []
    : [
        { type: 'ai', content: prompt, step },
        { type: 'user', content: answer, step },
      ];

const followUps = ({ chatContext, followUpAnswers }: Known): TranscriptMessage[] =>
  chatContext.category === null
    ? []
    : QUESTION_BANK[chatContext.category].flatMap(({ id, question }) =>
        exchange('FOLLOW_UP', question, [followUpAnswers[id] ?? []].flat().join(', ')),
      );

const history = ({ chatContext, historyGiven }: Known): string | null => {
  if (!historyGiven) return null;
  const conditions = chatContext.medicalHistory.join(', ') || NO_CONDITION;
  return chatContext.allergies === '' ? conditions : `${conditions}. ${chatContext.allergies}`;
};

/**
 * The conversation so far as prompts and answers, made from what is known: a corrected answer corrects
 * its message (CHAT-10, SESS-23).
 */
export const transcriptOf = (known: Known): TranscriptMessage[] => {
  const { issue, category, age, sex, depthChoice, consent } = known.chatContext;
  const messages = [
    ...exchange('INTRO', PROMPTS.INTRO, issue),
    ...exchange('CATEGORY', PROMPTS.CATEGORY, category && CATEGORY_CARDS[category].title),
    ...exchange('AGE_COLLECTION', PROMPTS.AGE_COLLECTION, age),
    ...exchange('SEX_COLLECTION', PROMPTS.SEX_COLLECTION, sex),
    ...exchange('DEPTH_CHOICE', PROMPTS.DEPTH_CHOICE, depthChoice && DEPTH_LABEL),
    ...followUps(known),
    ...exchange('MEDICAL_HISTORY', PROMPTS.MEDICAL_HISTORY, history(known)),
    ...exchange('CONSENT_GATE', PROMPTS.CONSENT_GATE, consent ? 'I agree' : null),
  ];
  return known.diagnosis === null
    ? messages
    : [...messages, { type: 'ai', content: PROMPTS.DIAGNOSIS, step: 'DIAGNOSIS' }];
};
