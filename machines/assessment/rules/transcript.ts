import type { ChatMessage } from '../../../contracts/assessment/draft.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import type { Known } from './known.ts';
import { questionsOf } from './questions.ts';

/** A message of the conversation, in ids and in the person's own words. */
export type TranscriptMessage = Pick<ChatMessage, 'type' | 'step'> & {
  /** Id of the question: the question's own on FOLLOW_UP, a sign's that was asked back, elsewhere the step's. */
  readonly asked: string;
  /** The question in the words in which it was asked, where no catalogue has them. */
  readonly question?: string;
  /** The chosen options of an answer, or what was understood. */
  readonly chosen: readonly string[];
  readonly typed: string;
};

/** Id for the category that was taken from the words, which no question asked for. */
export const UNDERSTOOD = 'understood';

/** Id of the question on AGE_COLLECTION that may be left open. */
export const FOR_WHOM_ASKED = 'for_whom';

/** The one option of the consent box. */
export const AGREED = 'agreed';

const exchange = (
  step: Step,
  { asked = step, question, chosen = [], typed = '' }: Partial<TranscriptMessage>,
): TranscriptMessage[] =>
  chosen.length === 0 && typed === ''
    ? []
    : [
        { type: 'ai', step, asked, question, chosen: [], typed: '' },
        { type: 'user', step, asked, chosen, typed },
      ];

const followUps = (known: Known): TranscriptMessage[] =>
  questionsOf(known).flatMap(({ id }) =>
    exchange('FOLLOW_UP', { asked: id, chosen: [known.followUpAnswers[id] ?? []].flat() }),
  );

const history = ({ chatContext, historyGiven }: Known): TranscriptMessage[] => {
  if (!historyGiven) return [];
  const { medicalHistory, allergies } = chatContext;
  return exchange('MEDICAL_HISTORY', { chosen: medicalHistory, typed: allergies });
};

const only = (chosen: string | null): readonly string[] => (chosen === null ? [] : [chosen]);

const askedBack = ({ signs, confirmedSigns }: Known): TranscriptMessage[] =>
  signs.flatMap(({ id, question }) =>
    exchange('INTRO', { asked: id, question, chosen: only(confirmedSigns[id] ?? null) }),
  );

const category = ({ chatContext, isCategoryTaken }: Known): TranscriptMessage[] => {
  const chosen = only(chatContext.category);
  return isCategoryTaken
    ? [{ type: 'ai', step: 'CATEGORY', asked: UNDERSTOOD, chosen, typed: '' }]
    : exchange('CATEGORY', { chosen });
};

/**
 * Returns the conversation so far as prompts and answers, made from what is known: a corrected answer corrects its
 * message (CHAT-10, SESS-23).
 */
export const transcriptOf = (known: Known): TranscriptMessage[] => {
  const { issue, age, sex, depthChoice, consent } = known.chatContext;
  const agreed = consent ? [...only(known.consentBy), AGREED] : [];
  const messages = [
    ...exchange('INTRO', { typed: issue }),
    ...askedBack(known),
    ...category(known),
    ...exchange('AGE_COLLECTION', { asked: FOR_WHOM_ASKED, chosen: only(known.forWhom) }),
    ...exchange('AGE_COLLECTION', { chosen: only(known.childAge ?? age) }),
    ...exchange('SEX_COLLECTION', { chosen: only(sex) }),
    ...exchange('DEPTH_CHOICE', { chosen: only(depthChoice) }),
    ...followUps(known),
    ...history(known),
    ...exchange('CONSENT_GATE', { chosen: agreed }),
  ];
  return known.diagnosis === null
    ? messages
    : [...messages, { type: 'ai', step: 'DIAGNOSIS', asked: 'DIAGNOSIS', chosen: [], typed: '' }];
};

/** Returns the words of a message; `says` gives the words of the question and of an option. */
export const contentOf = (
  { type, chosen, typed }: TranscriptMessage,
  says: { readonly asked: string; readonly option: (id: string) => string },
): string => {
  const options = chosen.map(says.option).join(', ');
  return type === 'ai'
    ? [says.asked, options].join(' ').trim()
    : [options, typed].filter((part) => part !== '').join('. ');
};

/** Returns the form in which a message is kept: the ids of what was asked and chosen, and the words that were typed. */
export const keptContentOf = (message: TranscriptMessage): string =>
  contentOf(message, { asked: message.asked, option: (id) => id });
