import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Feedback } from '../../contracts/endpoints/feedback.ts';
import {
  COMMENT_MAX,
  CONFETTI,
  CUSTOM_FEEDBACK_MAX,
  FEEDBACK_DELAY_MS,
  STARS_MAX,
} from '../../contracts/assessment/feedback.ts';
import type { Confetti, Improvement } from '../../contracts/assessment/feedback.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { sayWhy } from '../kit/refusal.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  RATING_MISSING,
  THANKS,
  NOT_SUBMITTED,
} from '../../contracts/texts/en/flows/feedback-popup.ts';
import { NO_OPINION, submissionOf, asksForImprovements, asksForWords } from './submission.ts';
import type { Opinion } from './submission.ts';

type FeedbackPopupInput = {
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
const ofSession = ({ sessionToken }: FeedbackPopupInput): OfSession => ({
  sessionToken: sessionToken ?? '',
});

/** Facts, effects, decisions and waits that the states of the popup share. */
const popup = setup({
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
const celebrated = { type: 'celebrate', params: CONFETTI } as const;

/** The button for developers opens the popup at once, and empty. */
const asked = popup.createStateConfig({
  on: { 'popup.requested': { target: 'editing', actions: 'forgetOpinion' } },
}).on;

/** Actions of the patient while the popup is open; leaving it counts as an answer, so it does not come again. */
const answered = popup.createStateConfig({
  on: {
    'rating.chosen': {
      target: 'editing',
      actions: { type: 'rememberRating', params: ({ event }) => event },
    },
    'comment.changed': { actions: { type: 'rememberComment', params: ({ event }) => event } },
    'improvement.chosen': { actions: { type: 'toggleImprovement', params: ({ event }) => event } },
    'customFeedback.changed': {
      actions: { type: 'rememberCustomFeedback', params: ({ event }) => event },
    },
    'feedback.dismissed': {
      target: 'dismissed',
      actions: { type: 'keepFeedbackMark', params: ({ context }) => ofSession(context) },
    },
  },
}).on;

/** Feedback without stars is not sent (FPOP-22). */
const missed = { target: 'ratingMissed', actions: say('error', RATING_MISSING) } as const;

/**
 * Stars for an assessment, with a few words (FPOP-01..30): the popup comes once, after three seconds, and stands below
 * the result. The step DIAGNOSIS mounts it, never in an emergency.
 */
export const feedbackPopupMachine = popup.createMachine({
  id: 'feedbackPopup',
  description: 'Somebody is asked how their assessment was.',
  context: ({ input }) => ({ ...input, ...NO_OPINION }),
  initial: 'lookingAtSession',
  states: {
    lookingAtSession: {
      description: 'Without a chat session there is nothing to rate (FPOP-02).',
      always: [{ guard: 'hasSession', target: 'readingMark' }, { target: 'withheld' }],
    },
    readingMark: {
      description: 'Whoever has answered on this device is not asked again (FPOP-03).',
      invoke: {
        id: 'readFeedbackMark',
        src: 'readFeedbackMark',
        input: ({ context }) => ofSession(context),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ answered: event.output }) },
            target: 'withheld',
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      description: 'The result comes first: three seconds for it alone (FPOP-01).',
      after: { feedbackDelay: 'editing' },
      on: asked,
      initial: 'checking',
      states: {
        checking: {
          description:
            'The server may know of stars from before; whatever goes wrong, it is asked in vain.',
          invoke: {
            id: 'checkFeedback',
            src: 'checkFeedback',
            input: ({ context }) => ofSession(context),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => ({ answered: event.output }) },
                target: '#feedbackPopup.withheld',
                actions: { type: 'keepFeedbackMark', params: ({ context }) => ofSession(context) },
              },
              { target: 'checked' },
            ],
            onError: 'checked',
          },
        },
        checked: { description: 'Nothing is known that would keep it away.' },
      },
    },
    editing: {
      description: 'Stars are given, and words where somebody has some.',
      on: {
        ...answered,
        'feedback.submitted': [{ guard: 'hasRating', target: 'submitting' }, missed],
      },
    },
    ratingMissed: {
      description: 'It was sent without stars, which is said.',
      on: { ...answered, 'feedback.submitted': missed },
    },
    submitting: {
      description: 'It is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'submitFeedback',
        src: 'submitFeedback',
        input: ({ context }) => submissionOf(context, context.sessionToken),
        onDone: [
          {
            guard: 'isDelighted',
            target: 'refreshingStatus',
            actions: [say('success', THANKS), celebrated],
          },
          { target: 'refreshingStatus', actions: say('success', THANKS) },
        ],
        onError: {
          target: 'submissionFailed',
          actions: sayWhy(NOT_SUBMITTED),
        },
      },
    },
    submissionFailed: {
      description: 'It was not sent, which is said; everything stands there still.',
      on: { ...answered, 'feedback.submitted': 'submitting' },
    },
    refreshingStatus: {
      description: 'It is kept, and the server is asked once more what it knows (FPOP-26).',
      entry: { type: 'keepFeedbackMark', params: ({ context }) => ofSession(context) },
      invoke: {
        id: 'refreshStatus',
        src: 'checkFeedback',
        input: ({ context }) => ofSession(context),
        onDone: 'submitted',
        onError: 'submitted',
      },
    },
    submitted: { description: 'Thanks were said; it does not come again.', on: asked },
    dismissed: { description: 'It was closed, and does not come again.', on: asked },
    withheld: { description: 'There is nothing to ask.', on: asked },
  },
});

type FeedbackPopupSnapshot = SnapshotFrom<typeof feedbackPopupMachine>;

const OPEN = ['editing', 'ratingMissed', 'submitting', 'submissionFailed'] as const;

export const selectIsOpen = (snapshot: FeedbackPopupSnapshot): boolean =>
  OPEN.some((state) => snapshot.matches(state));

/** Returns the feedback given so far. */
export const selectOpinion = ({ context }: FeedbackPopupSnapshot): Opinion => context;

/** Returns true when the popup asks what could be better. */
export const selectAsksForImprovements = ({ context }: FeedbackPopupSnapshot): boolean =>
  asksForImprovements(context);

/** Returns true when there is room for the patient's own words about that. */
export const selectAsksForWords = ({ context }: FeedbackPopupSnapshot): boolean =>
  asksForWords(context);

/** Returns true when it was sent without stars. */
export const selectIsRatingMissed = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.matches('ratingMissed');

/** Returns true when it could not be sent. */
export const selectIsSubmissionFailed = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.matches('submissionFailed');

/** Returns true while it is on its way. */
export const selectIsSubmitting = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.hasTag('busy');

/** Returns true when the button for developers would open it. */
export const selectMayBeShown = (snapshot: FeedbackPopupSnapshot): boolean =>
  snapshot.can({ type: 'popup.requested' });
