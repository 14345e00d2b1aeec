import { assign, setup } from 'xstate';
import type { Feedback } from '../../contracts/endpoints/feedback.ts';
import {
  COMMENT_MAX,
  CONFETTI,
  CUSTOM_FEEDBACK_MAX,
  FEEDBACK_DELAY_MS,
  STARS_MAX,
} from '../../contracts/assessment/feedback.ts';
import type { Confetti, Improvement } from '../../contracts/assessment/feedback.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { NO_OPINION } from './submission.ts';
import type { Opinion } from './submission.ts';

export type FeedbackPopupInput = {
  /** Subject of the feedback: the chat session's token; without one nobody is asked (FPOP-02). */
  readonly sessionToken: string | null;
};
type FeedbackPopupContext = FeedbackPopupInput & Opinion;
type FeedbackPopupEvents =
  | { type: 'rating.chosen'; rating: number }
  | { type: 'comment.changed'; text: string }
  /** The patient ticks or unticks an improvement. */
  | { type: 'improvement.chosen'; improvement: Improvement }
  | { type: 'customFeedback.changed'; text: string }
  | { type: 'feedback.submitted' }
  | { type: 'feedback.dismissed' }
  /** The button for developers was pressed (FPOP-21). */
  | { type: 'popup.requested' };

export type OfSession = { readonly sessionToken: string };

/** Returns the token in states that are reached only with one. */
export const ofSession = ({ sessionToken }: FeedbackPopupInput): OfSession => ({
  sessionToken: sessionToken ?? '',
});

/** Facts, effects, decisions and waits that the states of the popup share. */
export const popup = setup({
  types: {} as {
    input: FeedbackPopupInput;
    context: FeedbackPopupContext;
    events: FeedbackPopupEvents;
    emitted: NoticeRaised;
    children: {
      readFeedbackMark: 'readFeedbackMark';
      checkFeedback: 'checkFeedback';
      refreshStatus: 'checkFeedback';
      submitFeedback: 'submitFeedback';
    };
    tags: Tag;
  },
  actors: {
    /** Ends with true when this device knows of an answer, given or refused. */
    readFeedbackMark: notProvided<boolean, OfSession>('readFeedbackMark'),
    /** Ends with true when the server has stars already. */
    checkFeedback: notProvided<boolean, OfSession>('checkFeedback'),
    submitFeedback: notProvided<void, Feedback>('submitFeedback'),
  },
  actions: {
    rememberRating: assign((_, { rating }: { readonly rating: number }) => ({ rating })),
    rememberComment: assign((_, { text }: { readonly text: string }) => ({
      comment: text.slice(0, COMMENT_MAX),
    })),
    toggleImprovement: assign(
      ({ context: { improvements } }, { improvement }: { readonly improvement: Improvement }) => ({
        improvements: improvements.includes(improvement)
          ? improvements.filter((each) => each !== improvement)
          : [...improvements, improvement],
      }),
    ),
    rememberCustomFeedback: assign((_, { text }: { readonly text: string }) => ({
      customFeedback: text.slice(0, CUSTOM_FEEDBACK_MAX),
    })),
    forgetOpinion: assign(NO_OPINION),
    keepFeedbackMark: effectNotProvided('keepFeedbackMark') as (
      _: unknown,
      params: OfSession,
    ) => void,
    celebrate: effectNotProvided('celebrate') as (_: unknown, params: Confetti) => void,
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasSession: ({ context }) => context.sessionToken !== null,
    hasRating: ({ context }) => context.rating !== null,
    isDelighted: ({ context }) => context.rating === STARS_MAX,
    isAnswered: (_, { answered }: { readonly answered: boolean }) => answered,
  },
  delays: { feedbackDelay: FEEDBACK_DELAY_MS },
});

/** Action that lets confetti fall for five stars. */
export const celebrated = { type: 'celebrate', params: CONFETTI } as const;
