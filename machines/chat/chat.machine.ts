import { PROGRESS_RESTORED_MS } from '../../contracts/common/notice.ts';
import { NOTHING_TO_SAVE, NO_CONSULTATION, chat, openingShownTo } from './chat.setup.ts';
import {
  DELETION_REFUSED,
  DRAFT_DROPPED,
  FRESH_START_QUESTION,
  PROGRESS_RESTORED,
} from '../../contracts/texts/en/flows/chat.ts';
import { owing } from './progress.ts';
import { assessing } from './steps/assessing.step.ts';
import { say } from '../kit/raise-notice.ts';

/**
 * The chat screen from the first look to the last: the saved progress is found, the opening is shown, the assessment
 * runs, and leaving asks first. The /chat route mounts it; it ends when the progress is cleared.
 */
export const chatMachine = chat.createMachine({
  id: 'chat',
  description: 'The chat screen.',
  context: ({ input }) => ({
    ...input,
    restored: null,
    stored: null,
    savable: NOTHING_TO_SAVE,
    isLosable: false,
    consultation: NO_CONSULTATION,
    screen: null,
  }),
  output: { kind: 'left' },
  initial: 'restoringDraft',
  states: {
    restoringDraft: {
      description: 'What was saved on this device is looked for.',
      entry: 'forgetDraft',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: [
          {
            guard: { type: 'wasDropped', params: ({ event }) => ({ loaded: event.output }) },
            target: 'opening',
            actions: say('info', DRAFT_DROPPED),
          },
          {
            guard: { type: 'wouldReplace', params: ({ event }) => ({ loaded: event.output }) },
            target: 'confirmingFreshStart',
            actions: { type: 'rememberDraft', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            target: 'opening',
            actions: { type: 'rememberDraft', params: ({ event }) => ({ loaded: event.output }) },
          },
        ],
        onError: 'opening',
      },
    },
    confirmingFreshStart: {
      description:
        'New words in the address never clear an earlier assessment without being asked.',
      invoke: {
        id: 'freshStart',
        src: 'confirmation',
        input: { question: FRESH_START_QUESTION },
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'clearingPrevious',
            actions: 'dropDraft',
          },
          { target: 'opening', actions: 'forgetAddress' },
        ],
      },
    },
    clearingPrevious: {
      description: 'The earlier assessment is removed from this device (LAND-05).',
      invoke: {
        id: 'clearPrevious',
        src: 'clearProgress',
        input: ({ context }) => ({ debt: context.restored }),
        onDone: 'opening',
        onError: 'opening',
      },
    },
    opening: {
      description: 'The opening messages are shown to who comes without words or answers.',
      invoke: {
        id: 'opening',
        src: 'opening',
        input: ({ context }) => ({ shown: openingShownTo(context) }),
        onDone: [
          {
            guard: 'hasRestoredProgress',
            target: 'assessing',
            actions: [
              'rememberOpening',
              say('success', PROGRESS_RESTORED, { duration: PROGRESS_RESTORED_MS }),
            ],
          },
          { target: 'assessing', actions: 'rememberOpening' },
        ],
      },
    },
    assessing,
    continuedElsewhere: {
      description:
        'The assessment went on in another tab; this one stops, so nothing is overwritten.',
      on: { 'continuation.requested': { target: 'restoringDraft', actions: 'forgetAddress' } },
    },
    deletingStored: {
      description:
        'Who clears the progress keeps no key to what the server holds: that goes first.',
      invoke: {
        id: 'deleteStored',
        src: 'deleteResults',
        input: ({ context }) => context.stored,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'clearingProgress',
            actions: ['forgetStored', say('warning', DELETION_REFUSED, { outlivesPage: true })],
          },
          { target: 'clearingProgress', actions: 'forgetStored' },
        ],
        onError: 'deletionFailed',
      },
      after: { leavingPatience: 'deletionFailed' },
    },
    deletionFailed: {
      description:
        'The server could not be asked, which is said: once more, or leave with it owed.',
      on: { 'deletion.requested': 'deletingStored', 'departure.confirmed': 'clearingProgress' },
    },
    clearingProgress: {
      description:
        'All that was kept on this device is removed, but for a deletion that is still owed.',
      invoke: {
        id: 'clearProgress',
        src: 'clearProgress',
        input: ({ context: { stored, fresh } }) => ({
          debt: stored && owing(fresh, stored.sessionToken),
        }),
        onDone: 'left',
        onError: 'left',
      },
    },
    paused: {
      description: 'The screen is left for the start page, and this device keeps everything.',
      type: 'final',
    },
    left: { description: 'The screen is left for the start page.', type: 'final' },
  },
});
