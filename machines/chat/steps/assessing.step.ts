import { stateIn } from 'xstate';
import {
  selectOwesDeletion,
  selectProgress,
  selectScreenKey,
  selectStep,
  selectStored,
} from '../../assessment/assessment.selectors.ts';
import { selectSavable } from '../../assessment/saving.selectors.ts';
import { SCROLL_ATTEMPTS } from '../../scrolling/scrolling.machine.ts';
import { chat } from '../chat.setup.ts';
import {
  DELETION_OWED,
  DELETION_REFUSED,
  EXIT_QUESTION,
  NOT_KEPT,
  RESTART_QUESTION,
} from '../../../contracts/texts/en/flows/chat.ts';
import { booking } from './booking.step.ts';
import { saving } from './saving.step.ts';
import { say } from '../../kit/raise-notice.ts';

/**
 * The assessment with all that goes on around it: the question before leaving, the draft, the account, an owed
 * deletion.
 */
export const assessing = chat.createStateConfig({
  description: 'The assessment is on screen and every answer is kept.',
  type: 'parallel',
  entry: ['forgetScreen', 'forgetStored', 'forgetResult', 'presumeLoss'],
  invoke: [
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context }) => ({
        progress: context.restored ?? context.fresh,
        isSaved: context.restored !== null,
      }),
    },
    { id: 'scrolling', src: 'scrolling', input: { attempts: SCROLL_ATTEMPTS } },
    { id: 'watchDraft', src: 'watchDraft' },
    {
      id: 'assessment',
      src: 'assessment',
      input: ({ context }) => ({
        progress: context.restored ?? context.fresh,
        addressStep: context.addressStep,
        query: context.query,
      }),
      onSnapshot: {
        actions: [
          {
            type: 'keepProgress',
            params: ({ event }) => ({ progress: selectProgress(event.snapshot) }),
          },
          {
            type: 'placePage',
            params: ({ event }) => ({
              step: selectStep(event.snapshot),
              screen: selectScreenKey(event.snapshot),
            }),
          },
          {
            type: 'noteStored',
            params: ({ event }) => ({
              stored: selectStored(event.snapshot),
              isOwed: selectOwesDeletion(event.snapshot),
            }),
          },
          {
            type: 'noteResult',
            params: ({ event }) => ({ savable: selectSavable(event.snapshot) }),
          },
        ],
      },
    },
  ],
  on: {
    'draft.changedElsewhere': 'continuedElsewhere',
  },
  states: {
    conversing: {
      description: 'The patient answers, until leaving is asked for.',
      initial: 'answering',
      states: {
        answering: {
          description: 'The patient is in the assessment.',
          on: {
            'exit.requested': [
              { guard: 'hasNothingToLose', target: '#chat.clearingProgress' },
              { target: 'confirmingExit' },
            ],
            'freshStart.requested': [
              {
                guard: stateIn({ assessing: { saving: 'saved' } }),
                target: '#chat.deletingStored',
              },
              { target: 'confirmingRestart' },
            ],
          },
        },
        confirmingExit: {
          description:
            'Leaving clears the progress, so it is asked for; where the device keeps it, it may stay.',
          on: {
            'pause.requested': {
              guard: stateIn({ assessing: { keeping: 'kept' } }),
              target: '#chat.paused',
            },
          },
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: { question: EXIT_QUESTION },
            onDone: [
              {
                guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
                target: '#chat.deletingStored',
              },
              { target: 'answering' },
            ],
          },
        },
        confirmingRestart: {
          description:
            'Starting fresh loses answers, or a result that no account has: it is asked for.',
          invoke: {
            id: 'restart',
            src: 'confirmation',
            input: { question: RESTART_QUESTION },
            onDone: [
              {
                guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
                target: '#chat.deletingStored',
              },
              { target: 'answering' },
            ],
          },
        },
      },
    },
    keeping: {
      description: 'Whether this device has the latest answers, said honestly.',
      initial: 'awaitingOutcome',
      states: {
        awaitingOutcome: {
          description: 'Nothing was written yet.',
          on: { 'draft.kept': 'kept', 'draft.refused': 'refused' },
        },
        kept: {
          description: 'The latest answers are on this device.',
          on: { 'draft.refused': 'refused' },
        },
        refused: {
          description:
            'This device does not keep the answers, which the patient is told; they last as long as the page.',
          entry: say('warning', NOT_KEPT),
          on: { 'draft.kept': 'kept' },
        },
      },
    },
    saving,
    booking,
    withdrawing: {
      description: 'Whether the server still has to delete what consent was withdrawn from.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The server has nothing that it should not have.',
          on: { 'deletion.owed': 'owing' },
        },
        owing: {
          description:
            'A deletion is owed: it is tried until it succeeds, and the patient is told when that takes long.',
          initial: 'deletingResults',
          after: {
            deletionPatience: {
              actions: say('warning', DELETION_OWED),
            },
          },
          states: {
            deletingResults: {
              description: 'The server is asked to delete.',
              invoke: {
                id: 'deleteOwed',
                src: 'deleteResults',
                input: ({ context }) => context.stored,
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => event.output },
                    target: '#chat.assessing.withdrawing.settled',
                    actions: [
                      'tellDeleted',
                      say('warning', DELETION_REFUSED, { outlivesPage: true }),
                    ],
                  },
                  { target: '#chat.assessing.withdrawing.settled', actions: 'tellDeleted' },
                ],
                onError: 'awaitingRetry',
              },
            },
            awaitingRetry: {
              description: 'It did not work; some time later it is tried again.',
              after: { deletionRetry: 'deletingResults' },
            },
          },
        },
      },
    },
  },
});
