import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { freshProgress } from '../../../machines/chat/progress.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { COMPLETED, FRESH } from '../../kit/samples.ts';
import { assessmentAt } from './fixtures.ts';

/** Words in the box, and nothing else. */
const WRITTEN = { ...FRESH, concernText: 'my gums bleed' };

const ANSWERING = 'assessing.conversing.answering';

const oracle: Oracle<typeof chatMachine> = {
  known: { addressStep: null, query: null, fresh: FRESH, restored: null, screen: null },
  opens: [
    { input: { addressStep: null, query: null, fresh: FRESH }, at: 'restoringDraft' },
    {
      input: { addressStep: null, query: 'my gums bleed', fresh: FRESH },
      at: 'clearingPrevious',
      knows: { query: 'my gums bleed', restored: null, screen: null },
    },
  ],
  delays: {},
  starts: {
    clearingPrevious: ['calls clearPrevious'],
    restoringDraft: ['calls loadDraft'],
    opening: ['calls opening'],
    assessing: [
      'calls keepDraft',
      'calls scrolling',
      'calls watchDraft',
      'calls openChatSession',
      'calls assessment',
    ],
    'assessing.conversing.confirmingExit': ['calls confirmation'],
    'assessing.keeping.refused': ['emits notice.raised: Your answers are not saved'],
    clearingProgress: ['calls clearProgress'],
  },
  leaves: {
    choosingStart: 'passes',
    clearingPrevious: {
      on: {
        'done: clearPrevious': { to: 'opening' },
        'failed: clearPrevious': { to: 'opening' },
      },
    },
    restoringDraft: {
      on: {
        'done: loadDraft': [
          { with: { output: { kind: 'none' } }, to: 'opening', knows: { restored: null } },
          {
            with: { output: { kind: 'found', progress: COMPLETED } },
            to: 'opening',
            knows: { restored: COMPLETED },
          },
          {
            with: { output: { kind: 'dropped' } },
            to: 'opening',
            knows: { restored: null },
            does: ['emits notice.raised: A fresh start'],
          },
        ],
        'failed: loadDraft': { to: 'opening', knows: { restored: null } },
      },
    },
    opening: {
      on: {
        'done: opening': [
          { to: ['assessing.conversing.answering', 'assessing.keeping.awaitingOutcome'] },
          {
            given: { restored: COMPLETED, screen: 'DIAGNOSIS' },
            to: ['assessing.conversing.answering', 'assessing.keeping.awaitingOutcome'],
            knows: { screen: null },
            // FLOW-23
            does: ['emits notice.raised: Progress Restored'],
          },
          {
            given: { restored: WRITTEN },
            to: 'assessing.conversing.answering',
            does: ['emits notice.raised: Progress Restored'],
          },
          { given: { restored: freshProgress(FRESH) }, to: 'assessing.conversing.answering' },
        ],
      },
    },
    'assessing.conversing.answering': {
      on: {
        'exit.requested': { to: 'assessing.conversing.confirmingExit' },
      },
    },
    'assessing.conversing.confirmingExit': {
      on: {
        'done: confirmation': [
          { with: { output: { kind: 'confirmed' } }, to: 'clearingProgress' },
          { with: { output: { kind: 'declined' } }, to: 'assessing.conversing.answering' },
        ],
      },
    },
    'assessing.keeping.awaitingOutcome': {
      on: {
        'draft.kept': { to: 'assessing.keeping.kept' },
        'draft.refused': { to: 'assessing.keeping.refused' },
      },
    },
    'assessing.keeping.kept': {
      on: {
        'draft.refused': { to: 'assessing.keeping.refused' },
      },
    },
    'assessing.keeping.refused': {
      on: {
        'draft.kept': { to: 'assessing.keeping.kept' },
      },
    },
    continuedElsewhere: {
      on: {
        'continuation.requested': {
          given: { addressStep: 'DIAGNOSIS', query: 'my gums bleed', restored: COMPLETED },
          to: 'restoringDraft',
          knows: { addressStep: null, query: null, restored: null },
        },
      },
    },
    clearingProgress: {
      on: { 'done: clearProgress': { to: 'left' }, 'failed: clearProgress': { to: 'left' } },
    },
    left: { on: {}, output: { kind: 'left' } },
  },
  around: {
    assessing: {
      'freshStart.requested': { at: ANSWERING, to: 'clearingProgress' },
      'draft.changedElsewhere': { at: ANSWERING, to: 'continuedElsewhere' },
      'failed: openChatSession': {
        at: ANSWERING,
        to: 'stays',
        does: ['emits notice.raised: Error'],
      },
      'moved: assessment': [
        {
          at: ANSWERING,
          with: { snapshot: assessmentAt('DIAGNOSIS') },
          to: 'stays',
          knows: { screen: 'DIAGNOSIS' },
          does: ['tells keepDraft: progress.moved', 'tells scrolling: screen.shown'],
        },
        {
          at: ANSWERING,
          given: { screen: 'DIAGNOSIS' },
          with: { snapshot: assessmentAt('DIAGNOSIS') },
          to: 'stays',
          does: ['tells keepDraft: progress.moved'],
        },
        {
          at: ANSWERING,
          given: { screen: 'DIAGNOSIS' },
          with: { snapshot: assessmentAt('FOLLOW_UP') },
          to: 'stays',
          knows: { screen: 'FOLLOW_UP 9' },
          does: ['tells keepDraft: progress.moved', 'tells scrolling: screen.shown'],
        },
      ],
    },
  },
};

holdAgainst('chat', oracle);
