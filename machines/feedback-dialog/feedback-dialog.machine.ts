import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Feedback, Score } from '../../contracts/endpoints/feedback.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { SCORE_KEPT, SCORE_NOT_SENT } from '../../contracts/texts/en/flows/feedback-dialog.ts';

type FeedbackDialogInput = {
  /** Subject of the score: the id of an X-ray. */
  readonly sessionId: string;
};
type FeedbackDialogContext = FeedbackDialogInput & {
  /** Score that is picked and not yet sent. */
  readonly score: number | null;
  /** Score that is on its way. */
  readonly sent: number | null;
};
type FeedbackDialogEvents =
  | { type: 'dialog.requested' }
  | { type: 'score.chosen'; score: number }
  | { type: 'score.submitted' }
  | { type: 'dialog.dismissed' };

/** Returns the feedback to send: a score alone; nothing is known of a concern here (FDLG-11..13). */
const submissionOf = ({ sessionId, sent }: FeedbackDialogContext): Score => ({
  sessionId,
  rating: sent ?? 0,
  comment: '',
  improvements: [],
  customFeedback: '',
  symptomCategory: 'general',
  urgencyLevel: 'routine',
});

const dialog = setup({
  types: {} as {
    input: FeedbackDialogInput;
    context: FeedbackDialogContext;
    events: FeedbackDialogEvents;
    emitted: NoticeRaised;
    children: { submitFeedback: 'submitFeedback' };
    tags: Tag;
  },
  actors: { submitFeedback: notProvided<void, Feedback>('submitFeedback') },
  actions: {
    rememberScore: assign((_, { score }: { readonly score: number }) => ({ score })),
    forgetScore: assign({ score: null }),
    /** Clears the dialog; the picked score goes out. */
    handOver: assign(({ context }) => ({ sent: context.score, score: null })),
    raiseNotice: raisesNotice(),
  },
  guards: { hasScore: ({ context }) => context.score !== null },
});

const opening = { 'dialog.requested': 'editing' } as const;

/** A score from 1 to 10 for the findings on an X-ray (FDLG-01..15). It is mounted below the findings. */
export const feedbackDialogMachine = dialog.createMachine({
  id: 'feedbackDialog',
  description: 'Somebody says how helpful an X-ray’s findings were.',
  context: ({ input }) => ({ ...input, score: null, sent: null }),
  initial: 'offered',
  states: {
    offered: { description: 'A button asks how helpful it was.', on: opening },
    editing: {
      description: 'The dialog is open; a score can be sent once one is picked (FDLG-06, FDLG-07).',
      on: {
        'score.chosen': { actions: { type: 'rememberScore', params: ({ event }) => event } },
        'score.submitted': { guard: 'hasScore', target: 'submitting', actions: 'handOver' },
        'dialog.dismissed': { target: 'offered', actions: 'forgetScore' },
      },
    },
    submitting: {
      description: 'The dialog is closed, and the score on its way (FDLG-08..10).',
      tags: 'busy',
      invoke: {
        id: 'submitFeedback',
        src: 'submitFeedback',
        input: ({ context }) => submissionOf(context),
        onDone: { target: 'submitted', actions: say('success', SCORE_KEPT) },
        onError: { target: 'submissionFailed', actions: say('error', SCORE_NOT_SENT) },
      },
    },
    submissionFailed: {
      description: 'It was not sent, which was said; the dialog opens again.',
      on: opening,
    },
    submitted: { description: 'It is kept, and asked no more.' },
  },
});

type FeedbackDialogSnapshot = SnapshotFrom<typeof feedbackDialogMachine>;

export const selectIsOpen = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.matches('editing');

export const selectScore = ({ context }: FeedbackDialogSnapshot): number | null => context.score;

/** Returns true when there is something to send. */
export const selectMaySubmit = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.can({ type: 'score.submitted' });

/** Returns true while the score is on its way. */
export const selectIsSubmitting = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.hasTag('busy');

/** Returns true once the server has kept it. */
export const selectIsSubmitted = (snapshot: FeedbackDialogSnapshot): boolean =>
  snapshot.matches('submitted');
