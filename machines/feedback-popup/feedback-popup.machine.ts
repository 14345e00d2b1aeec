import { say } from '../kit/raise-notice.ts';
import { celebrated, ofSession, popup } from './feedback-popup.setup.ts';
import { RATING_MISSING, THANKS, notSubmitted } from './feedback-popup.texts.ts';
import { NO_OPINION, submissionOf } from './submission.ts';

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
const missed = { target: 'ratingMissed', actions: say(RATING_MISSING) } as const;

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
            actions: [say(THANKS), celebrated],
          },
          { target: 'refreshingStatus', actions: say(THANKS) },
        ],
        onError: {
          target: 'submissionFailed',
          actions: {
            type: 'raiseNotice',
            params: ({ event }) => ({ notice: notSubmitted(event.error) }),
          },
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
